/** The document step, as a function of the build and as a command: `node build/prepare/documents.ts`. */
import path from 'node:path';
import { contentRoot } from '../../lib/content/folders.ts';
import type { MadeDocuments } from '../../lib/documents/documents.ts';
import { builtContent } from '../content.ts';
import { buildDocuments as build } from './documents/build.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Sets all documents as PDF, in both languages: see documents/build.ts. */
export const buildDocuments = (): Promise<MadeDocuments> =>
  build(builtContent(), {
    root,
    content: contentRoot(),
    served: path.join(root, 'public/documents'),
    generated: path.join(root, '.generated'),
    cache: path.join(root, '.cache/documents'),
  });

if (import.meta.main) {
  const started = performance.now();
  const { ja, en } = await buildDocuments();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`documents: ${ja.length + en.length} in ${seconds} s`);
}
