import { createReadStream, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { byteRange } from './byte-range.ts';
import { contentType } from './content-type.ts';
import { chooseEncoding, ENCODINGS } from './encoding.ts';
import { cacheControl, HEADER_RULES } from './headers.ts';
import { route } from './route.ts';
import { headersFor } from './rules.ts';

function fileStats(path: string): Stats | undefined {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats : undefined;
  } catch {
    // Not there, below a file, or a name that no file can have: in every case there is nothing to send.
    return undefined;
  }
}

const etagOf = (stats: Stats): string =>
  `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;

/** Tells whether an If-None-Match header names this version. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '')
    .split(',')
    .some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag);

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': contentType('.txt'), 'Content-Length': text.length + 1 });
  response.end(`${text}\n`);
}

/** Sends a file, or the part asked for, in the best encoding that lies beside it. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  file: string,
  status: 200 | 404,
): Promise<void> {
  const { headers } = request;
  const path = join(root, file);
  const encoding = chooseEncoding(headers['accept-encoding'], ({ ending }) => !!fileStats(path + ending));
  const sent = path + (encoding?.ending ?? '');
  const stats = fileStats(sent);
  if (!stats) return plain(response, 404, 'Not found');
  const etag = etagOf(stats);
  if (status === 404 || !response.hasHeader('Cache-Control'))
    response.setHeader('Cache-Control', cacheControl(status === 200 ? file : ''));
  response.setHeader('ETag', etag);
  if (ENCODINGS.some(({ ending }) => fileStats(path + ending))) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && isKnown(headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', contentType(file));
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  else response.setHeader('Accept-Ranges', 'bytes');
  const wantsPart = status === 200 && !encoding && (headers['if-range'] ?? etag) === etag;
  const range = wantsPart ? byteRange(headers.range, stats.size) : 'whole';
  if (range === 'outside') {
    response.setHeader('Content-Range', `bytes */${stats.size}`);
    return plain(response, 416, 'Range not satisfiable');
  }
  const part = range === 'whole' ? { start: 0, end: stats.size - 1 } : range;
  if (range !== 'whole') response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${stats.size}`);
  response.setHeader('Content-Length', part.end - part.start + 1);
  response.writeHead(range === 'whole' ? status : 206);
  if (request.method === 'HEAD' || stats.size === 0) response.end();
  else await pipeline(createReadStream(sent, part), response);
}

/** Answers one request from the folder `root` as a static host would, by the rules of `rules.ts`. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  special = HEADER_RULES,
): Promise<void> {
  const [address = ''] = (request.url ?? '').split('?');
  for (const [name, value] of Object.entries(headersFor(address, special))) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return plain(response, 405, 'Method not allowed');
  }
  const found = route(request.url ?? '', (path) => fileStats(join(root, path)) !== undefined);
  if (found.status === 400) return plain(response, 400, 'Bad request');
  if (found.status === 308) {
    response.writeHead(308, { Location: found.location, 'Content-Length': 0 }).end();
    return;
  }
  if (found.file === undefined) return plain(response, 404, 'Not found');
  await sendFile(request, response, root, found.file, found.status);
}
