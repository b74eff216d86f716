/** Lists every sample value that the client must still confirm: `npm run launch-check`. Exit code 1 if any is left. */
import { contentFiles, loadContent } from '../lib/content/load.ts';
import { ContentError } from '../lib/content/problems.ts';
import { formatSamples, listSamples } from '../lib/content/sample.ts';

try {
  const samples = listSamples(contentFiles(loadContent()));
  if (samples.length === 0) console.log('launch-check: no sample values left');
  else {
    console.log(
      `${formatSamples(samples)}\n\nlaunch-check: ${samples.length} sample value(s) left to confirm`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
