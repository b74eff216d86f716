/** All that launch-check looks for in the content, and how it is told. */
import { type Content, contentFiles } from '../../lib/content/load.ts';
import { editorLanguage, inLanguage, type Wording } from '../../lib/content/problems.ts';
import { formatSamples } from '../../lib/content/sample.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import OPEN_QUESTIONS from './open-questions.json' with { type: 'json' };
import {
  addressFindings,
  dateFindings,
  expiryFindings,
  expiryReminders,
  type LaunchFinding,
  legalFindings,
  placeholderFindings,
  sampleFindings,
  undatedFilms,
  versionReminders,
  videoFindings,
} from './rules.ts';

const QUESTION: Wording = {
  ja: '会社への質問：答えをページに書き、tools/launch/open-questions.json から消す',
  en: 'Questions for the client: write the answer on the page, and delete it from tools/launch/open-questions.json',
};

/**
 * What only the client can promise, under the page that the answer belongs to: the copy says nothing about it, or says
 * that it is agreed. It is asked until the answer stands there and the question is deleted.
 */
const questionFindings = (language: Locale = editorLanguage()): LaunchFinding[] =>
  Object.entries(OPEN_QUESTIONS).flatMap(([page, questions]) =>
    questions.map((question) => ({
      why: QUESTION,
      file: `content/pages/${page}`,
      field: '–',
      value: question[language],
    })),
  );

/** What must change before the launch, on a day (`YYYY-MM-DD`). */
export function launchFindings(content: Content, today: string): LaunchFinding[] {
  const files = contentFiles(content);
  const entries = Object.values(content.collections).flat();
  const marked = sampleFindings(files);
  const isMarked = ({ file, field }: LaunchFinding) =>
    marked.some(
      (sample) => sample.file === file && (sample.field === '(whole file)' || field.startsWith(sample.field)),
    );
  return [
    ...marked,
    ...[...videoFindings(files), ...addressFindings(files)].filter((finding) => !isMarked(finding)),
    ...undatedFilms(files),
    ...placeholderFindings(files),
    ...dateFindings(content.facts.data, entries, today),
    ...expiryFindings(content.site.data.security.expires, today),
    ...legalFindings(content.site.data),
    ...questionFindings(),
  ];
}

/** What should be done soon, and stops nothing. `versions` are those of the installed accessibility engines. */
export const launchReminders = (
  { site, pages }: Content,
  today: string,
  versions: Readonly<Record<string, string>>,
): LaunchFinding[] => [
  ...expiryReminders(site.data.security.expires, today),
  ...versionReminders(Object.values(pages.accessibility ?? {}), versions),
];

/** A table for each reason, and the sum of the findings; reminders are not counted. */
export function launchReport(
  found: readonly LaunchFinding[],
  reminders: readonly LaunchFinding[],
  language: Locale,
): string {
  const tables = [found, reminders].flatMap((rows) =>
    [...Map.groupBy(rows, ({ why }) => inLanguage(why, language))].map(
      ([reason, same]) => `${reason} (${same.length})\n${formatSamples(same)}\n`,
    ),
  );
  const left = {
    ja: `launch-check: 公開の前に直すものが ${found.length} 件あります`,
    en: `launch-check: ${found.length} thing(s) to settle before the launch`,
  };
  const none = { ja: 'launch-check: 直すものはありません', en: 'launch-check: nothing left to settle' };
  return [...tables, (found.length > 0 ? left : none)[language]].join('\n');
}
