import { headersFile, redirectsFile } from '../serve/cloudflare.ts';
import { HEADER_RULES } from '../serve/headers.ts';
import { headerRules } from '../serve/rules.ts';
import { encode } from './files.ts';
import type { Files, Stage } from './types.ts';

/** Adds what Cloudflare Pages and Netlify read beside the pages: `_headers` and `_redirects`. */
export const addHostFiles = (files: Files, special = HEADER_RULES): Files =>
  new Map([
    ...files,
    ['_headers', encode(headersFile(headerRules(special)))],
    ['_redirects', encode(redirectsFile())],
  ]);

export const stage: Stage = { name: 'hosts', run: (files) => addHostFiles(files) };
