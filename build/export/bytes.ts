import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ClientManifest } from './client-manifest.ts';
import { pathsEnding } from './files.ts';
import type { Files } from './types.ts';
import { entryBytes, type Weights, weigh } from './weights.ts';

/** What a build weighs: the client entry, and each page by its path below `out/`. In bytes as sent. */
export type Bytes = { clientEntry: number; pages: Readonly<Record<string, Weights>> };

/** The weights that were accepted last, in the repository. */
export const ACCEPTED = 'docs/measurements/bytes.json';

const count = z.int().nonnegative();
const schema = z.strictObject({
  clientEntry: count,
  pages: z.record(
    z.string(),
    z.strictObject({
      html: count,
      styles: count,
      nextScript: count,
      script: count,
      fonts: count,
      heroImage: count,
      images: count,
    }),
  ),
});

/** Weighs all pages of an export, sorted by path. Throws as `weigh` does. */
export const measure = (files: Files, client: ClientManifest): Bytes => ({
  clientEntry: entryBytes(files, client),
  pages: Object.fromEntries(pathsEnding(files, '.html').map((path) => [path, weigh(files, path, client)])),
});

/**
 * Reads the accepted weights; `undefined` if nothing was accepted yet.
 * @throws Error naming the file if it is of another shape.
 */
export function readAccepted(root: string): Bytes | undefined {
  const path = join(root, ACCEPTED);
  if (!existsSync(path)) return undefined;
  const result = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${ACCEPTED}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** The weights as they lie in the repository: one line per page, so that a change shows as one line. */
export function bytesText({ clientEntry, pages }: Bytes): string {
  const lines = Object.entries(pages).map(
    ([path, weights]) => `    ${JSON.stringify(path)}: ${JSON.stringify(weights)}`,
  );
  return `{\n  "clientEntry": ${clientEntry},\n  "pages": {\n${lines.join(',\n')}\n  }\n}\n`;
}
