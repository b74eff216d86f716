/** Days of `content/facts.json` on which something was done: they cannot lie ahead. */
import type { Facts } from './facts.ts';
import type { Problem, Wording } from './problems.ts';
import type { LoadedFile } from './read-entry.ts';

/** The last word of such a figure's name. */
const DONE = /\.tested$/;

const AHEAD: Wording = {
  ja: 'まだ来ていない日付です。実際に試験をした日を書いてください',
  en: 'This day is still to come: write the day on which the test was made',
};

type FactsFile = Pick<LoadedFile, 'file' | 'source'> & { data?: Facts };

/** One problem for each day of a test that comes after `today` (YYYY-MM-DD, in Japan). */
export const daysAhead = ({ file, source, data = {} }: FactsFile, today: string): Problem[] =>
  Object.entries(data).flatMap(([name, { value }]) =>
    DONE.test(name) && String(value) > today
      ? [{ file, at: source.locate([name, 'value']), field: `${name}.value`, message: AHEAD, value }]
      : [],
  );
