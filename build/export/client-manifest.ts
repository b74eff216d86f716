import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What the browser bundle consists of; addresses start at the root of the site. */
const schema = z.object({
  entry: z.string().startsWith('/assets/'),
  islands: z.record(z.string(), z.array(z.string().startsWith('/assets/'))),
  parts: z.record(z.string(), z.array(z.string().startsWith('/assets/'))),
});

export type ClientManifest = z.infer<typeof schema>;

/**
 * Reads `.generated/client.json`, which `build/prepare/bundle-client.ts` writes.
 * @throws Error naming the file if it is missing or of another shape.
 */
export function readClientManifest(generated: string): ClientManifest {
  const path = join(generated, 'client.json');
  const result = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}
