/** The day on which an entry was last changed in substance, against the day on which it came and today. */
import type { LoadedFile } from './loaded-file.ts';
import type { Problem, Wording } from './problems.ts';

type Changed = { date?: string; updated?: string };

const BEFORE: Wording = {
  ja: '改めた日（updated）が公開日（date）より前です。どちらかを直すか、updated の行を消してください',
  en: 'The day of the last change ("updated") comes before the day of publication ("date"): correct one of them, or delete the line of "updated"',
};

const AHEAD: Wording = {
  ja: 'まだ来ていない日付です。内容を改めた日に直すか、updated の行を消してください',
  en: 'This day is still to come: write the day on which the text was changed, or delete the line of "updated"',
};

/** An entry that waits for its day may have been changed on that day, but on no later one. */
function wrongWith({ date = '', updated }: Changed, today: string): Wording | undefined {
  if (!updated || updated === date) return undefined;
  if (updated < date) return BEFORE;
  return updated > today ? AHEAD : undefined;
}

/** One problem for each `updated` before its entry's `date`, or after both `date` and `today` (YYYY-MM-DD, in Japan). */
export const updatedProblems = (files: readonly LoadedFile[], today: string): Problem[] =>
  files.flatMap(({ file, source, data }) => {
    const { updated: value } = data as Changed;
    const message = wrongWith(data as Changed, today);
    return message ? [{ file, at: source.locate(['updated']), field: 'updated', message, value }] : [];
  });
