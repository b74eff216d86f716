import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../build/serve.ts';
import { LISTENER, listenerScript, withListener } from './listen.ts';

const OUT = join(import.meta.dirname, '../../out');

export type Site = { url: string; stop: () => Promise<void> };

/**
 * Serves a copy of the finished `out/` whose pages are listened to, on a free port. Everything else is as it was built.
 * @throws Error if the site is not built.
 */
export async function serveSite(): Promise<Site> {
  if (!existsSync(OUT)) throw new Error('There is no out/ to serve: run "npm run build" first.');
  const root = mkdtempSync(join(tmpdir(), 'webkit-site-'));
  cpSync(OUT, root, {
    recursive: true,
    // The packed pages are without the listener.
    filter: (path) => !/\.html\.(?:br|gz)$/.test(path),
  });
  for (const page of globSync('**/*.html', { cwd: root })) {
    const path = join(root, page);
    writeFileSync(path, withListener(readFileSync(path, 'utf8')));
  }
  writeFileSync(join(root, LISTENER), listenerScript());
  const { url, close } = await startServer({ root, port: 0 });
  const stop = async () => {
    await close();
    rmSync(root, { recursive: true, force: true });
  };
  return { url, stop };
}
