import { fill } from '../../../../lib/listing/fill.ts';
import { defineCopy } from '../../../../lib/pages/define-copy.ts';
import { defineEntries, pictureOf } from '../../../../lib/pages/define-entries.ts';
import { labneedsPage } from '../definition.ts';
import { labneedsExampleSchema } from './copy.ts';

/** What stands around every example. */
export const exampleCopy = defineCopy({ folder: 'labneeds-example', schema: labneedsExampleSchema });

/** An example of LabNeeds says what could be built; no type of schema.org claims that without more. */
export const examplePages = defineEntries({
  collection: 'examples',
  list: labneedsPage,
  type: 'example',
  sources: ({ folder }) => [folder, 'pages/labneeds-example'],
  name: ({ data }) => data.title,
  head: ({ data: { title, description } }, { words }) => ({
    title: fill(words.examples.pageTitle, { title }),
    description,
  }),
  card: (entry) => ({
    title: entry.data.title,
    section: labneedsPage.head(entry.locale).crumb,
    ...pictureOf(entry),
  }),
});
