import type { contentFiles } from '../../lib/content/load.ts';
import { stringsIn } from '../../lib/content/values.ts';
import { watchAddress } from '../../lib/video.ts';
import { isVideoField } from '../launch/rules.ts';

/** An address of another site and the files that name it, both sorted. */
export type ExternalLink = { url: string; files: string[] };

const URL_IN_TEXT = /https?:\/\/[^\s<>()"'`、。）」]+/g;

/** The addresses in a text, without the sign that ends its sentence. */
const addressesIn = (text: string) =>
  [...text.matchAll(URL_IN_TEXT)].map(([url]) => url.replace(/[.,;:!?]+$/, ''));

/** Every web address that some content files name, in fields and in Markdown, and the page of every film. */
export function externalLinks(
  files: readonly Partial<ReturnType<typeof contentFiles>[number]>[],
): ExternalLink[] {
  const found = new Map<string, Set<string>>();
  for (const { file = '', data, ...rest } of files) {
    const body = 'body' in rest && typeof rest.body === 'string' ? rest.body : '';
    const named = [...stringsIn(data)].flatMap(({ path, text }) =>
      isVideoField(path.join('.')) ? [watchAddress(text)] : addressesIn(text),
    );
    for (const url of [...named, ...addressesIn(body)])
      found.set(url, (found.get(url) ?? new Set()).add(file));
  }
  return [...found]
    .map(([url, names]) => ({ url, files: [...names].sort() }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
