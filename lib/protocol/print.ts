/** A protocol in words, in either language. What is printed is understood as the same protocol again. */
import type { Locale } from '../i18n/locales.ts';
import type { Block } from './blocks.ts';
import { plainSteps, type Step } from './model.ts';
import { isPlainEnglish, isPlainJapanese, MADE, nameIn } from './names.ts';
import { fieldsOf, OPERATIONS, operationOf } from './operations/index.ts';
import type { Say } from './operations/operation.ts';
import { type Place, runsOf, wellRuns } from './wells.ts';

const BLANK = '___';
const and = (list: readonly string[]) =>
  list.length < 2 ? list.join() : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
const micro = (volume: number) => `${volume} µL`;

/** Whether a protocol speaks of more plates than the first, and so has to name them all. */
export const namesPlates = (steps: readonly Step[]): boolean =>
  plainSteps(steps).some((step) => {
    const values = step as unknown as Record<string, unknown>;
    return fieldsOf(step).some(
      ({ name, kind }) =>
        (kind === 'plate' && (values[name] as number) > 1) ||
        (kind === 'place' && (values[name] as Place).plate > 1),
    );
  });

/** What of a place stands beside `to` without being taken for a part of a range: one thing, or one run of them. */
const shape = (place: Place): string => {
  const runs = 'columns' in place ? runsOf(place.columns) : wellRuns(place.wells);
  const [first] = runs;
  if (!first || runs.length > 1) return 'list';
  if ('rows' in first) return first.rows.length > 1 ? 'list' : 'row';
  return `${'columns' in place ? 'column' : 'well'}${first.from === first.to ? '' : 's'}`;
};
const needsPlates = (from: Place, at: Place) => shape(from) === 'list' || shape(from) !== shape(at);

/** Whole seconds in hours, minutes and seconds, units of zero left out. */
export const time = (seconds: number, units: readonly string[], gap: string, plural = ''): string =>
  [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
    .map((amount, place) => (amount ? `${amount}${gap}${units[place]}${amount === 1 ? '' : plural}` : ''))
    .filter(Boolean)
    .join(gap);

const through = ({ from, to }: { from: unknown; to: unknown }, till: string) =>
  from === to ? `${from}` : `${from}${till}${to}`;
const PLACES: Record<Locale, (place: Place, withPlate: boolean) => string> = {
  en(place, withPlate) {
    const plate = withPlate ? ` of plate ${place.plate}` : '';
    if ('columns' in place) {
      const runs = runsOf(place.columns).map((one) => through(one, ' to '));
      return `${place.columns.length > 1 ? 'columns' : 'column'} ${and(runs)}${plate}`;
    }
    const parts = wellRuns(place.wells).map((run) => {
      if (!('rows' in run)) return through(run, ' to ');
      return `${run.rows.length > 1 ? 'rows' : 'row'} ${and(run.rows)}`;
    });
    return `${and(parts)}${plate}`;
  },
  ja(place, withPlate) {
    const plate = withPlate ? `プレート${place.plate}の` : '';
    if ('columns' in place) {
      const runs = runsOf(place.columns);
      const single = runs.every(({ from, to }) => from === to);
      if (single) return `${plate}${runs.map(({ from }) => from).join('・')}列`;
      return plate + runs.map((one) => `${through(one, '〜')}列`).join('と');
    }
    const parts = wellRuns(place.wells).flatMap((run) => {
      if (!('rows' in run)) return through(run, '〜');
      return run.rows.map((row) => `${row}行`);
    });
    return plate + parts.join('、');
  },
};

/** Which names a sentence of a language holds as they are, and the marks around the others. */
const NAMES = {
  en: { isPlain: isPlainEnglish, marks: ['“', '”'] },
  ja: { isPlain: isPlainJapanese, marks: ['「', '」'] },
} as const satisfies Record<Locale, unknown>;

/** How a language says the parts of a step. */
const saying = (locale: Locale, plates: boolean): Say => {
  const at = PLACES[locale];
  const shared = {
    at: (place: Place) => at(place, plates),
    volume: micro,
    liquid(name: string) {
      const { isPlain, marks } = NAMES[locale];
      const own = nameIn(locale, name);
      return !name ? BLANK : isPlain(own) && !MADE.test(name) ? own : marks.join(own);
    },
    way: (from: Place, to: Place) => {
      const named = plates || needsPlates(from, to);
      return [at(from, named), at(to, named)] as const;
    },
  };
  return locale === 'en'
    ? {
        ...shared,
        tips: (tips, place) => {
          const byColumn = 'columns' in place;
          return {
            each: byColumn ? 'with new tips for each column' : 'with a new tip for each well',
            once: byColumn ? 'with one set of tips' : 'with one tip',
            keep: 'with the tips from the previous step',
          }[tips];
        },
        times: (times) => ['once', 'twice'][times - 1] ?? `${times} times`,
        time: (seconds) => time(seconds, ['hour', 'minute', 'second'], ' ', 's'),
      }
    : {
        ...shared,
        tips: (tips, place) =>
          ({
            each: `${'columns' in place ? '列' : 'ウェル'}ごとに新しいチップで`,
            once: 'columns' in place ? '1組のチップで' : '1本のチップで',
            keep: '前の手順のチップのまま',
          })[tips],
        times: (times) => `${times}回`,
        time: (seconds) => time(seconds, ['時間', '分', '秒'], ''),
      };
};

/** A place in words: `columns 1 to 8`, 「1〜8列」. */
export const printPlace = (place: Place, locale: Locale, withPlate = place.plate > 1): string =>
  PLACES[locale](place, withPlate);

/** A step in a sentence; of a repeat, how it begins. */
export const printStep = (step: Exclude<Block, { do: 'gap' }>, locale: Locale, plates: boolean): string =>
  step.do === 'repeat'
    ? OPERATIONS.repeat.print[locale](step.times)
    : operationOf(step).print[locale](step, saying(locale, plates));

/** A line of text, and the places of its step in the lists, from outside in. */
export type PrintedLine = { text: string; path: readonly number[] };

/** Steps as lines of text, and the words of the gaps between them, each with the way to its step. */
export function linesWithPaths(
  steps: readonly Block[],
  locale: Locale,
  plates: boolean,
  above: readonly number[] = [],
): PrintedLine[] {
  return steps.flatMap((step, place) => {
    const path = [...above, place];
    const line = (words: string): PrintedLine => ({ text: '  '.repeat(above.length) + words, path });
    if (step.do === 'gap') return [line(step.text)];
    if (step.do !== 'repeat') return [line(printStep(step, locale, plates))];
    return [
      line(printStep(step, locale, plates)),
      ...linesWithPaths(step.steps, locale, plates, path),
      ...(step.open ? [] : [line(OPERATIONS.repeat.end[locale])]),
    ];
  });
}

/** The same as text alone. */
export const printLines = (steps: readonly Block[], locale: Locale, plates: boolean): string[] =>
  linesWithPaths(steps, locale, plates).map(({ text }) => text);

/** A protocol as text, a sentence on each line. */
export const printProtocol = ({ steps }: { steps: readonly Step[] }, locale: Locale): string =>
  printLines(steps, locale, namesPlates(steps)).join('\n');
