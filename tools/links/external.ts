/** The addresses of other sites that the content names, and whether they still answer. */

import type { contentFiles } from '../../lib/content/load.ts';
import { stringsIn } from '../../lib/content/values.ts';
import { watchAddress } from '../../lib/video.ts';
import { isVideoField } from '../launch/rules.ts';

const URL_IN_TEXT = /https?:\/\/[^\s<>()"'`、。）」]+/g;

/** The addresses in a text, without the sign that ends its sentence. */
const addressesIn = (text: string) =>
  [...text.matchAll(URL_IN_TEXT)].map(([url]) => url.replace(/[.,;:!?]+$/, ''));

type ContentFile = Partial<ReturnType<typeof contentFiles>[number]> & { body?: string };

const addressesOf = ({ data, body = '' }: ContentFile) => [
  ...stringsIn(data).flatMap(({ path, text }) =>
    isVideoField(path.join('.')) ? [watchAddress(text)] : addressesIn(text),
  ),
  ...addressesIn(body),
];

/** Every web address in fields and Markdown, and the page of every film, with the files that name it; both sorted. */
export function externalLinks(files: readonly ContentFile[]): { url: string; files: string[] }[] {
  const named = files.flatMap((file) => addressesOf(file).map((url) => ({ url, file: file.file ?? '' })));
  return [...Map.groupBy(named, ({ url }) => url)]
    .map(([url, rows]) => ({ url, files: [...new Set(rows.map(({ file }) => file))].sort() }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** `alive` or `dead` with what was answered; `offline` if nothing could be reached at all. */
export type Answer = { state: 'alive' | 'dead' | 'offline'; note: string };

/** Servers that answer these to a program still show the page to a person. */
const GUARDED = new Set([401, 403, 405, 429, 999]);
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|EHOSTUNREACH/;

/**
 * Asks with HEAD, and with GET where HEAD is refused. `timeout` in milliseconds for each question.
 * A name that cannot be resolved counts as offline: without a network that is so for every address.
 */
export async function checkLink(url: string, timeout = 10_000): Promise<Answer> {
  const ask = async (method: string) =>
    (await fetch(url, { method, signal: AbortSignal.timeout(timeout) })).status;
  try {
    const head = await ask('HEAD');
    const status = head < 400 ? head : await ask('GET');
    return { state: status < 400 || GUARDED.has(status) ? 'alive' : 'dead', note: String(status) };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    if (name === 'TimeoutError') return { state: 'dead', note: 'timeout' };
    const code = cause?.code ?? message;
    return { state: OFFLINE.test(code) ? 'offline' : 'dead', note: code };
  }
}
