import { headersFile, redirectsFile } from '../serve/cloudflare.ts';
import { HEADER_RULES } from '../serve/headers.ts';
import { headerRules } from '../serve/rules.ts';
import { encode } from './files.ts';
import type { Export } from './types.ts';

/** Adds what Cloudflare Pages and Netlify read beside the pages: `_headers` and `_redirects`. */
export function addHostFiles({ files }: Pick<Export, 'files'>, special = HEADER_RULES): void {
  files.set('_headers', encode(headersFile(headerRules(special))));
  files.set('_redirects', encode(redirectsFile()));
}
