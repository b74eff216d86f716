import { createReadStream, statSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { EDITOR_PATH } from '../../lib/editor-path.ts';
import { contentType } from './content-type.ts';
import { EDITOR_HEADERS } from './editor.ts';
import { cacheControl, DOCUMENT_DISPOSITION, DOCUMENTS_PREFIX, SECURITY_HEADERS } from './headers.ts';
import { route } from './route.ts';

function tell(response: ServerResponse, path: string): void {
  response.setHeader('Content-Type', contentType(path));
  response.setHeader('Cache-Control', cacheControl(path.slice(1)));
  if (path.startsWith(DOCUMENTS_PREFIX)) response.setHeader('Content-Disposition', DOCUMENT_DISPOSITION);
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': contentType('.txt') }).end(`${text}\n`);
}

/**
 * Answers requests from the folder `root`, as it is at each request, as a static host would: sirv sends the files,
 * packed ones and parts of them too; `route.ts` finds the one that an address means.
 */
export function staticHost(root: string): RequestListener {
  const sendFile = sirv(root, {
    // Else it lists the folder once and answers with old lengths and versions after a build.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: true,
    extensions: [],
    setHeaders: tell,
  });
  const isFile = (path: string): boolean => {
    try {
      return statSync(join(root, path)).isFile();
    } catch {
      // Not there, below a file, or a name that no file can have: in every case there is nothing to send.
      return false;
    }
  };
  return (request, response) => {
    response.setHeaders(new Map(Object.entries(SECURITY_HEADERS)));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'Method not allowed');
    }
    const found = route(request.url ?? '', isFile);
    if (found.status === 400) return plain(response, 400, 'Bad request');
    if (found.status === 308) {
      response.writeHead(308, { Location: found.location, 'Content-Length': 0 }).end();
      return;
    }
    if (found.file === undefined) return plain(response, 404, 'Not found');
    if (found.status === 404) {
      tell(response, `/${found.file}`);
      response.statusCode = 404;
      createReadStream(join(root, found.file)).pipe(response);
      return;
    }
    if (found.file === `${EDITOR_PATH.slice(1)}.html`)
      response.setHeaders(new Map(Object.entries(EDITOR_HEADERS)));
    // sirv reads a range of this form alone, whatever it is given: others get the whole file.
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (!first || (last && Number(last) < Number(first))) delete request.headers.range;
    request.url = `/${encodeURI(found.file)}`;
    sendFile(request, response);
  };
}
