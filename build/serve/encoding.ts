/** The encodings that lie beside a file, best first, with the endings of their files. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The quality that an Accept-Encoding header gives a name: 0 is "no". */
function quality(header: string, name: string): number {
  const entries = header.split(',').map((entry) =>
    entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q\s*=\s*/),
  );
  const entry = entries.find(([coding]) => coding === name) ?? entries.find(([coding]) => coding === '*');
  return entry ? Number(entry[1] ?? 1) || 0 : 0;
}

/** The encoding to send: the one the client likes best among those available; `undefined` is plain. */
export function chooseEncoding(
  header: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding | undefined {
  const rated = ENCODINGS.map((encoding) => ({ encoding, rate: quality(header ?? '', encoding.name) }));
  return rated
    .filter(({ encoding, rate }) => rate > 0 && available(encoding))
    .sort((a, b) => b.rate - a.rate)[0]?.encoding;
}
