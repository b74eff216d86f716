/** What launch-check prints. */

import { inLanguage } from '../../lib/content/problems.ts';
import { formatSamples } from '../../lib/content/sample.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { LaunchFinding } from './rules.ts';

/** The findings under a heading for each reason. */
function tables(found: readonly LaunchFinding[], language: Locale): string[] {
  const reasons = [...new Set(found.map(({ why }) => inLanguage(why, language)))];
  return reasons.map((reason) => {
    const rows = found.filter(({ why }) => inLanguage(why, language) === reason);
    return `${reason} (${rows.length})\n${formatSamples(rows)}\n`;
  });
}

/** The lines, reminders among them, and the exit code, which findings alone decide. */
export function launchReport(
  found: readonly LaunchFinding[],
  reminders: readonly LaunchFinding[],
  language: Locale,
): { text: string; exitCode: number } {
  const left = {
    ja: `launch-check: 公開の前に直すものが ${found.length} 件あります`,
    en: `launch-check: ${found.length} thing(s) to settle before the launch`,
  };
  const none = { ja: 'launch-check: 直すものはありません', en: 'launch-check: nothing left to settle' };
  const said = (found.length > 0 ? left : none)[language];
  return {
    text: [...tables(found, language), ...tables(reminders, language), said].join('\n'),
    exitCode: found.length > 0 ? 1 : 0,
  };
}
