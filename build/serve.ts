/**
 * `npm run serve -- [--port 3000] [--next-free]`: serves the finished `out/` as a static host would. `--next-free` takes one of the
 * next twenty ports if that one is taken; PORT=8080 names the port as well.
 */

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { argumentsOf } from './arguments.mjs';
import { portOf } from './port.mjs';
import { ROOT } from './root.mjs';
import { command, StepError } from './run.mjs';
import { noteOtherPort, onFreePort } from './serve/free-port.ts';
import { staticHost } from './serve/respond.ts';
import { recoverSite } from './site-folder.ts';

export type RunningServer = { url: string; port: number; close: () => Promise<void> };

/**
 * Answers requests on this machine. Port 0 takes any free port.
 * @throws Error with code EADDRINUSE if the port is taken.
 */
export async function serveWith(answer: RequestListener, port: number): Promise<RunningServer> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const taken = (server.address() as AddressInfo).port;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${taken}`, port: taken, close };
}

/** Serves a folder on this machine, as `serveWith` does. */
export const startServer = ({ root, port }: { root: string; port: number }): Promise<RunningServer> =>
  serveWith(staticHost(root), port);

/** Serves on the given port or, if it is taken, on the next free one of the twenty after it. */
export const startOnFreePort = (root: string, port: number): Promise<RunningServer> =>
  onFreePort(port, (next) => startServer({ root, port: next }));

/** The folder of the site that a build has finished. @throws StepError if there is none. */
export function finishedSite(root: string): string {
  const site = join(root, 'out');
  if (existsSync(join(site, 'index.html'))) return site;
  throw new StepError('There is no site in out/ yet: run npm run build first.');
}

/** What to say of a server that could not start. */
export const whyNotServed = ({ code, message }: NodeJS.ErrnoException, port: number): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} is taken: PORT=8080 npm run serve takes another one.`
    : `The site cannot be served: ${message}`;

async function main(): Promise<number> {
  const { values } = argumentsOf(import.meta.filename, {
    options: { port: { type: 'string' }, 'next-free': { type: 'boolean' } },
  });
  const port = values.port === undefined ? portOf(process.env.PORT) : portOf(values.port, '--port');
  recoverSite(ROOT);
  const root = finishedSite(ROOT);
  try {
    const start = values['next-free'] ? startOnFreePort(root, port) : startServer({ root, port });
    const { url, port: taken } = await start;
    noteOtherPort(port, taken);
    console.log(`The site is served at ${url} (English: ${url}/en). Stop with Ctrl+C.`);
    return 0;
  } catch (error) {
    throw new StepError(whyNotServed(error as Error, port));
  }
}

if (process.argv[1] === import.meta.filename) await command(main);
