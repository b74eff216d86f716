import { headersFile, redirectsFile } from '../serve/cloudflare.ts';
import { encode } from './files.ts';
import type { Files, Stage } from './types.ts';

/** Adds what Cloudflare Pages and Netlify read beside the pages: `_headers` and `_redirects`. */
export const addHostFiles = (files: Files): Files =>
  new Map([...files, ['_headers', encode(headersFile())], ['_redirects', encode(redirectsFile())]]);

export const stage: Stage = { name: 'hosts', run: addHostFiles };
