import { loadWholeContent, namedProblems } from '../app/whole-content.ts';
import { contentRoot } from '../lib/content/folders.ts';
import { giveContent } from '../lib/content/index.ts';
import type { Content } from '../lib/content/load.ts';
import { ContentError } from '../lib/content/problems.ts';
import { isPreview } from '../lib/content/publication.ts';

const loaded = new Map<string, Content>();

/** The content that is being built, read and checked once for all steps. @throws ContentError if it has problems. */
export function builtContent(): Content {
  const root = contentRoot();
  const known = loaded.get(root);
  if (known) return known;
  const content = loadWholeContent(root, { unpublished: isPreview() });
  // What describes pages asks for content itself.
  giveContent(root, content);
  const problems = namedProblems(content);
  if (problems.length > 0) throw new ContentError(problems);
  loaded.set(root, content);
  return content;
}
