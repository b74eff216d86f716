import { join } from 'node:path';
import { type Content, loadContent } from '../../lib/content/load.ts';

const loaded = new Map<string, Content>();

/** The content of a repository, read once for all stages. @throws ContentError if it has problems. */
export function contentOf(root: string): Content {
  const known = loaded.get(root);
  if (known) return known;
  const content = loadContent(join(root, 'content'));
  loaded.set(root, content);
  return content;
}
