/** Adds `/licences.txt` and holds `docs/licences.md` against what ships. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceNotices, licenceTable, type Shipped, shipped } from '../licences/list.ts';
import { CLIENT_PACKAGES, shippedSources } from '../licences/packages.ts';
import { encode } from './files.ts';
import type { Export } from './types.ts';

export const LICENCE_LIST = 'docs/licences.md';

/**
 * What ships, after the bundle step wrote down its packages.
 * @throws Error if a licence is unknown or not allowed.
 */
export function allShipped(root: string, generated: string): Shipped[] {
  const bundled = JSON.parse(readFileSync(join(generated, CLIENT_PACKAGES), 'utf8'));
  return shippedSources(root, bundled).map((source) => shipped(root, source));
}

/** Adds the notices. @throws Error if the list in the repository is not what ships. */
export function addLicences({ files, root, generated }: Pick<Export, 'files' | 'root' | 'generated'>): void {
  const all = allShipped(root, generated);
  if (readFileSync(join(root, LICENCE_LIST), 'utf8') !== licenceTable(all))
    throw new Error(`${LICENCE_LIST}: not what ships any more; run npm run licences and look at the change`);
  files.set('licences.txt', encode(licenceNotices(all)));
}
