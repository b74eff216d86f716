import { EDITOR_PATH } from '../../lib/editor-path.ts';
import { headersFile, redirectsFile } from '../serve/cloudflare.ts';
import { encode } from './files.ts';
import type { Export } from './types.ts';

/** Adds what Cloudflare Pages and Netlify read beside the pages: `_headers` and `_redirects`. */
export function addHostFiles({ files }: Pick<Export, 'files'>): void {
  files.set('_headers', encode(headersFile({ editor: files.has(`${EDITOR_PATH.slice(1)}.html`) })));
  files.set('_redirects', encode(redirectsFile()));
}
