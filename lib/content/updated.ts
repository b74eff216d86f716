/** Days of what the content says was done, against today: a change, a case, an award, a film, a test, a figure that was confirmed. */
import type { LoadedFile } from './loaded-file.ts';
import type { Problem, Wording } from './problems.ts';
import type { WithTexts } from './texts.ts';

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

const NOT_YET: Wording = {
  ja: 'まだ来ていない日付です。実際に行われた日（年月、年）に直してください',
  en: 'This is still to come: write when it was done',
};

/** What a file says was done, by its path: a case or an award, a film that was put up, a test, a figure that was confirmed. */
const DONE =
  /^(?:year|(?:.+\.)?videoDate|videoDates\.\w+|.+\.tested\.value|company\.founded\.value|.+\.date)$/;
const MONTH = /^\d{4}-\d\d$/;

/** Every field of a value with its path: the names of figures have dots. */
function* fieldsIn(value: unknown, path: string[] = []): Generator<{ path: string[]; value: unknown }> {
  yield { path, value };
  if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) yield* fieldsIn(child, [...path, key]);
}

/** Whether what was done comes after `today`. A month in `date` of an entry is that of a case, a day that of its publication. */
const isAhead = (field: string, value: string, today: string): boolean =>
  (DONE.test(field) || (field === 'date' && MONTH.test(value))) && /^\d{4}/.test(value) && value > today;

type Dated = Pick<WithTexts, 'file' | 'source' | 'data'>;

/** One problem for each day, month or year of some files on which something was done and that is still to come. */
export const aheadProblems = (files: readonly Dated[], today: string): Problem[] =>
  files.flatMap(({ file, source, data }) =>
    [...fieldsIn(data)].flatMap(({ path, value }) => {
      const field = path.join('.');
      return isAhead(field, String(value), today)
        ? [{ file, at: source.locate(path), field, message: NOT_YET, value }]
        : [];
    }),
  );

/** One problem for each `updated` before its entry's `date`, or after both `date` and `today` (YYYY-MM-DD, in Japan). */
export const updatedProblems = (files: readonly LoadedFile[], today: string): Problem[] =>
  files.flatMap(({ file, source, data }) => {
    const { updated: value } = data as Changed;
    const message = wrongWith(data as Changed, today);
    return message ? [{ file, at: source.locate(['updated']), field: 'updated', message, value }] : [];
  });
