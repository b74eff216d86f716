import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As sent. */
  body: Buffer;
};

export type Question = { path: string; method?: string; headers?: Record<string, string> };

export type Ask = (question: Question) => Promise<Answer>;

/** Asks a server with exactly these words: fetch() would tidy the path, follow redirects and decode the body. */
export function asker(origin: string, ca?: string): { ask: Ask; close: () => void } {
  const { protocol, hostname, port } = new URL(origin);
  const { request, Agent } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 4, ca } as https.AgentOptions);
  const ask: Ask = ({ path, method = 'GET', headers = {} }) =>
    new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path, method, headers, agent }, async (answer) => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) });
      });
      sent.setTimeout(30_000, () => sent.destroy(new Error(`${method} ${path}: no answer`)));
      sent.on('error', reject).end();
    });
  return { ask, close: () => agent.destroy() };
}

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** The body of an answer, unpacked. */
export function plainBody({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') return body;
  const unpack = UNPACK[encoding];
  if (!unpack) throw new Error(`nobody asked for the encoding ${encoding}`);
  return unpack(body);
}
