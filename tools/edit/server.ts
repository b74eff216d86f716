/** Serves the editor on this machine: its program, its page, and the forms as the schemas are now. */
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { ROOT } from '../../build/root.mjs';
import { contentRoot } from '../../lib/content/folders.ts';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { bundleEditor } from './bundle.ts';
import { editorConfig } from './config.ts';

/** From the root of the project; made anew by every start. */
const FOLDER = '.cache/editor';

/** Everything comes from here; the editor sets styles by script, and shows pictures from memory. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "media-src 'self' blob:",
  'frame-src http://localhost:*',
].join('; ');

const PAGE = `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Content</title>
<script type="module" src="/main.js"></script>
</html>
`;

/** The slugs of `content/tags.json`. */
const tagsNow = (): string[] =>
  Object.keys(JSON.parse(readFileSync(join(contentRoot(), 'tags.json'), 'utf8')));

export type Editor = { url: string; close: () => void };

/**
 * Starts the editor on a port of this machine (0 takes any free one). `site` is the address at which the site is seen.
 * @throws Error with code EADDRINUSE if the port is taken
 */
export async function startEditor({ port, site }: { port: number; site: string }): Promise<Editor> {
  const folder = join(ROOT, FOLDER);
  mkdirSync(folder, { recursive: true });
  await bundleEditor(folder);
  writeFileSync(join(folder, 'index.html'), PAGE);
  for (const locale of LOCALES)
    writeFileSync(
      join(folder, `config.${locale}.json`),
      JSON.stringify(editorConfig(locale, site, tagsNow())),
    );
  const files = sirv(folder, {
    dev: true,
    setHeaders: (response) => response.setHeader('Content-Security-Policy', POLICY),
  });
  const server = createServer((request, response) => files(request, response)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
