/**
 * Lists everything that must change before the launch: `npm run launch-check`. Exit code 1 if anything is left,
 * so that a release stops on it.
 */
import { editorLanguage } from '../lib/content/language.ts';
import {
  addressFindings,
  dateFindings,
  expiryFindings,
  type LaunchFinding,
  legalFindings,
  placeholderFindings,
  sampleFindings,
  undatedFilms,
  videoFindings,
} from '../lib/content/launch.ts';
import { contentFiles, loadContent } from '../lib/content/load.ts';
import { ContentError, inLanguage } from '../lib/content/problems.ts';
import { buildDate } from '../lib/content/publication.ts';
import { contentRoot } from '../lib/content/root.ts';
import { formatSamples } from '../lib/content/sample.ts';

const language = editorLanguage();

function findings(): LaunchFinding[] {
  const content = loadContent(contentRoot(), { unpublished: true });
  const today = buildDate();
  const files = contentFiles(content);
  const entries = Object.values(content.collections).flat();
  const unmarked = [...videoFindings(files), ...addressFindings(files)];
  const marked = sampleFindings(files);
  const isMarked = ({ file, field }: LaunchFinding) =>
    marked.some(
      (sample) => sample.file === file && (sample.field === '(whole file)' || field.startsWith(sample.field)),
    );
  return [
    ...marked,
    ...unmarked.filter((finding) => !isMarked(finding)),
    ...undatedFilms(files),
    ...placeholderFindings(files),
    ...dateFindings(content.facts.data, entries, today),
    ...expiryFindings(content.site.data.security.expires, today),
    ...legalFindings(content.site.data),
  ];
}

/** The findings under a heading for each reason. */
function print(found: readonly LaunchFinding[]): void {
  const reasons = [...new Set(found.map(({ why }) => inLanguage(why, language)))];
  for (const reason of reasons) {
    const rows = found.filter(({ why }) => inLanguage(why, language) === reason);
    console.log(`${reason} (${rows.length})\n${formatSamples(rows)}\n`);
  }
}

try {
  const found = findings();
  print(found);
  const left = {
    ja: `launch-check: 公開の前に直すものが ${found.length} 件あります`,
    en: `launch-check: ${found.length} thing(s) to settle before the launch`,
  };
  const none = { ja: 'launch-check: 直すものはありません', en: 'launch-check: nothing left to settle' };
  console.log((found.length > 0 ? left : none)[language]);
  process.exitCode = found.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
