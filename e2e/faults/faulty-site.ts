import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a change of the code could do to a page. */
export type Fault = (html: string) => string;

/** Put in the place where a stylesheet or a script of the page would be. */
const withHead =
  (markup: string): Fault =>
  (html) =>
    html.replace('</head>', () => `${markup}</head>`);
export const withStyle = (css: string): Fault => withHead(`<style>${css}</style>`);
/** A script of its own at the end of the page, whatever becomes of the others. */
export const withScript =
  (code: string): Fault =>
  (html) =>
    html.replace('</body>', () => `<script>${code}</script></body>`);

/**
 * The site at `origin` with a fault in each of its pages, at an address of its own. Its policy is left out, as it would
 * keep the fault from doing harm.
 */
export async function serveFaulty(
  origin: string,
  fault: Fault,
): Promise<{ origin: string; close: () => Promise<unknown> }> {
  const server = createServer(async ({ url = '/', method = 'GET' }, response) => {
    try {
      const answer = await fetch(`${origin}${url}`, { method, redirect: 'manual' });
      const type = answer.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isPage = type.startsWith('text/html');
      const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;
      const body = isPage ? fault(bytes.toString('utf8').replace(policy, '')) : bytes;
      const location = answer.headers.get('location');
      response.writeHead(answer.status, { 'content-type': type, ...(location !== null && { location }) });
      response.end(body);
    } catch (error) {
      // A browser that leaves a page takes its requests back.
      response.destroy(error instanceof Error ? error : undefined);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}
