/** All that launch-check looks for in the content. */

import { type Content, contentFiles } from '../../lib/content/load.ts';
import { questionFindings } from './open-questions.ts';
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

/** What must change before the launch, on a day (`YYYY-MM-DD`). */
export function launchFindings(content: Content, today: string): LaunchFinding[] {
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
