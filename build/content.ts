import { loadWholeContent } from '../app/whole-content.ts';
import { contentRoot } from '../lib/content/folders.ts';
import type { Content } from '../lib/content/load.ts';

const loaded = new Map<string, Content>();

/** The content that is being built, read and checked once for all steps. @throws ContentError if it has problems. */
export function builtContent(): Content {
  const root = contentRoot();
  const known = loaded.get(root) ?? loadWholeContent(root);
  loaded.set(root, known);
  return known;
}
