/** The document step, as a function of the build and as a command: `node build/prepare/documents.ts [--drafts]`. */
import path from 'node:path';
import { loadWholeContent } from '../../app/whole-content.ts';
import { contentRoot } from '../../lib/content/folders.ts';
import { giveContent } from '../../lib/content/index.ts';
import type { Content } from '../../lib/content/load.ts';
import { ContentError } from '../../lib/content/problems.ts';
import type { MadeDocuments } from '../../lib/documents/documents.ts';
import { builtContent } from '../content.ts';
import { ROOT } from '../root.mjs';
import { buildDocuments as build } from './documents/build.ts';

/** All content, texts that are still to be written included: nobody waits for them to look at a document. */
function draftContent(): Content {
  const folder = contentRoot();
  const content = loadWholeContent(folder, { unpublished: true, unfilled: true });
  giveContent(folder, content);
  return content;
}

/** Sets all documents as PDF, in both languages, while developing with `drafts`: see documents/build.ts. */
export const buildDocuments = ({ drafts = false } = {}): Promise<MadeDocuments> =>
  build(drafts ? draftContent() : builtContent(), {
    root: ROOT,
    content: contentRoot(),
    served: path.join(ROOT, 'public/documents'),
    generated: path.join(ROOT, '.generated'),
    cache: path.join(ROOT, '.cache/documents'),
  });

if (import.meta.main) {
  const started = performance.now();
  const drafts = process.argv.includes('--drafts');
  try {
    const { ja, en } = await buildDocuments({ drafts });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`documents: ${ja.length + en.length} in ${seconds} s`);
  } catch (error) {
    // The author has seen it already (tools/dev/report-content.ts).
    if (!(drafts && error instanceof ContentError)) throw error;
  }
}
