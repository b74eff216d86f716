/** All that launch-check looks for in the content, and how it is reported. */
import { type Content, contentFiles } from '../../lib/content/load.ts';
import { editorLanguage, inLanguage, type Wording } from '../../lib/content/problems.ts';
import { formatSamples, isSample } from '../../lib/content/sample.ts';
import type { Answerer } from '../../lib/content/statements.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { openQuestions } from './questions.ts';
import {
  addressFindings,
  dateFindings,
  dateReminders,
  expiryFindings,
  expiryReminders,
  factSamples,
  formerNames,
  type LaunchFinding,
  legalFindings,
  placeholderFindings,
  sampleFindings,
  undatedFilms,
  unusedTags,
  versionReminders,
  videoFindings,
} from './rules.ts';
import { unusedTerms } from './unused-terms.ts';

const ASKED: Record<Answerer, Wording> = {
  management: { ja: '経営への質問', en: 'Questions for the management' },
  administration: { ja: '法務・総務への質問', en: 'Questions for legal and administration' },
  sales: { ja: '営業への質問', en: 'Questions for sales' },
  engineering: { ja: '技術への質問', en: 'Questions for engineering' },
  labneeds: { ja: 'LabNeedsの担当への質問', en: 'Questions for the LabNeeds team' },
};

/** A row for each open question, under who answers it: where the answer is written, and where it will appear. */
const questionFindings = (content: Content, language: Locale = editorLanguage()): LaunchFinding[] =>
  openQuestions(content).map(({ who, question, file, field, appears }) => ({
    why: ASKED[who],
    file,
    field,
    value: `${inLanguage(question, language)} → ${appears.join(', ')}`,
  }));

/** What must change before the launch, on a day (`YYYY-MM-DD`). */
export function launchFindings(content: Content, today: string): LaunchFinding[] {
  const files = contentFiles(content);
  const entries = Object.values(content.collections).flat();
  const marked = sampleFindings(files);
  const isMarked = ({ file, field }: LaunchFinding) =>
    marked.some(
      (sample) =>
        sample.file === file && (sample.field === '(whole file)' || isSample([sample.field], field)),
    );
  return [
    ...marked,
    ...[...videoFindings(files), ...addressFindings(files)].filter((finding) => !isMarked(finding)),
    ...undatedFilms(files),
    ...placeholderFindings(files),
    ...formerNames(files, content.site.data),
    ...dateFindings(entries, today),
    ...expiryFindings(content.site.data.security.expires, today),
    ...legalFindings(content.site.data),
    ...factSamples(content.facts.data),
    ...questionFindings(content),
  ];
}

/** What should be done soon, and stops nothing. `versions` are those of the installed accessibility engines. */
export const launchReminders = (
  { site, facts, tags, pages, collections }: Content,
  today: string,
  versions: Readonly<Record<string, string>>,
): LaunchFinding[] => [
  ...expiryReminders(site.data.security.expires, today),
  ...dateReminders(facts.data, Object.values(collections).flat(), today),
  ...unusedTags(tags, collections),
  ...unusedTerms({ pages, collections }),
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
