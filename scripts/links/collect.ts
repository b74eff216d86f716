import type { contentFiles } from '../../lib/content/load.ts';
import { stringsIn } from '../../lib/content/values.ts';

/** An address of another site and the files that name it, both sorted. */
export type ExternalLink = { url: string; files: string[] };

const URL_IN_TEXT = /https:\/\/[^\s<>()"'`、。）」]+/g;

/** Every https address that some content files name, in fields and in Markdown. */
export function externalLinks(
  files: readonly Partial<ReturnType<typeof contentFiles>[number]>[],
): ExternalLink[] {
  const found = new Map<string, Set<string>>();
  for (const { file = '', data, ...rest } of files) {
    const body = 'body' in rest && typeof rest.body === 'string' ? rest.body : '';
    for (const text of [...[...stringsIn(data)].map(({ text }) => text), body]) {
      for (const [url] of text.matchAll(URL_IN_TEXT)) {
        const bare = url.replace(/[.,;:!?]+$/, '');
        found.set(bare, (found.get(bare) ?? new Set()).add(file));
      }
    }
  }
  return [...found]
    .map(([url, names]) => ({ url, files: [...names].sort() }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
