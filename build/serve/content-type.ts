/** The Content-Type for each ending that the site may hold. */
export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** The Content-Type of files whose ending says too little, by their names. */
export const NAMED_TYPES: Readonly<Record<string, string>> = {
  'atom.xml': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  'rss.xml': 'application/rss+xml; charset=utf-8',
  // Browsers ignore the rules under any other type.
  'speculation-rules.json': 'application/speculationrules+json',
};

/** What is unknown is only offered for download. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** The Content-Type of a file by its name or ending. */
export function contentType(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return NAMED_TYPES[name] ?? TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? UNKNOWN_TYPE;
}
