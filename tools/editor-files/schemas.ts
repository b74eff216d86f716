import { PAGE_ROWS } from '../../app/pages.ts';
import { collections } from '../../lib/content/collections.ts';
import { factsSchema } from '../../lib/content/facts.ts';
import { searchSchema } from '../../lib/content/search.ts';
import { siteSchema } from '../../lib/content/site.ts';
import { tagsSchema } from '../../lib/content/tags.ts';
import { editorSchemas } from './json-schema.ts';
import { messagesSchema } from './messages-schema.ts';

/** From the root of the project. */
export const SCHEMAS_FOLDER = '.generated/schemas';

/** The schemas of the site's own content. */
export const contentSchemas = () =>
  editorSchemas(
    { collections, pages: PAGE_ROWS, site: siteSchema },
    { site: siteSchema, facts: factsSchema, tags: tagsSchema, search: searchSchema },
  );

/** The schemas of all files that VS Code helps with. */
export const editedSchemas = () => [...contentSchemas(), messagesSchema()];
