/** Serves the editor on this machine. */
import { join } from 'node:path';
import sirv from 'sirv';
import { ROOT } from '../../build/root.mjs';
import { type RunningServer, serveWith } from '../../build/serve.ts';
import { writeEditor } from './write.ts';

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

/**
 * Starts the editor on a port of this machine (0 takes any free one). `site` is the address at which the site is seen.
 * @throws Error with code EADDRINUSE if the port is taken
 */
export async function startEditor({ port, site }: { port: number; site: string }): Promise<RunningServer> {
  const folder = join(ROOT, FOLDER);
  await writeEditor(folder, { base: '/', url: site });
  const files = sirv(folder, {
    dev: true,
    setHeaders: (response) => response.setHeader('Content-Security-Policy', POLICY),
  });
  return await serveWith(files, port);
}
