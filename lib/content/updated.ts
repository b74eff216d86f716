/** Days of what an entry says was done, against today: its last change, the month of a case, the year of an award. */
import type { LoadedFile } from './loaded-file.ts';
import type { Problem, Wording } from './problems.ts';

type Changed = { date?: string; updated?: string };
type Done = { date?: unknown; year?: unknown };

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

const NOT_YET: Wording = {
  ja: 'まだ来ていない年月です。実際に行われた年月に直してください',
  en: 'This is still to come: write when it was done',
};

/** The field of a file whose month or year comes after `today`; a day in `date` is that of its publication. */
function fieldAhead({ date, year }: Done, today: string): 'date' | 'year' | undefined {
  if (typeof date === 'string' && /^\d{4}-\d\d$/.test(date) && date > today) return 'date';
  return typeof year === 'number' && year > Number(today.slice(0, 4)) ? 'year' : undefined;
}

/** One problem for each month of a case and each year of an award that is still to come. */
export const aheadProblems = (files: readonly LoadedFile[], today: string): Problem[] =>
  files.flatMap(({ file, source, data }) => {
    const field = fieldAhead(data as Done, today);
    const value = field && (data as Done)[field];
    return field ? [{ file, at: source.locate([field]), field, message: NOT_YET, value }] : [];
  });

/** One problem for each `updated` before its entry's `date`, or after both `date` and `today` (YYYY-MM-DD, in Japan). */
export const updatedProblems = (files: readonly LoadedFile[], today: string): Problem[] =>
  files.flatMap(({ file, source, data }) => {
    const { updated: value } = data as Changed;
    const message = wrongWith(data as Changed, today);
    return message ? [{ file, at: source.locate(['updated']), field: 'updated', message, value }] : [];
  });
