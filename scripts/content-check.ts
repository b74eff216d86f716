/** Checks all content: `node scripts/content-check.ts`. Exit code 1 if anything is wrong. */
import { contentFiles, loadContent } from '../lib/content/load.ts';
import { ContentError } from '../lib/content/problems.ts';

try {
  console.log(`content: ${contentFiles(loadContent()).length} files, no problems`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
