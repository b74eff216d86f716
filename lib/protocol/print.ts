/** A protocol in words, in either language. What is printed is understood as the same protocol again. */
import type { Locale } from '../i18n/locales.ts';
import type { Protocol, Step, Tips } from './model.ts';
import { isPlainEnglish, isPlainJapanese, japaneseName } from './names.ts';
import { type Place, runsOf, wellRuns } from './wells.ts';

type Printer = {
  place(place: Place, withPlate: boolean): string;
  step(step: Exclude<Step, { do: 'repeat' }>, plates: boolean): string;
  repeat(times: number): string;
  end: string;
};

const BLANK = '___';
const and = (list: readonly string[]) =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const micro = (volume: number) => `${volume} µL`;

/** Whether a protocol speaks of more plates than the first, and so has to name them all. */
export const namesPlates = (steps: readonly Step[]): boolean =>
  steps.some((step) => {
    if (step.do === 'repeat') return namesPlates(step.steps);
    if (step.do === 'wait') return false;
    return step.at.plate > 1 || (step.do === 'transfer' && step.from.plate > 1);
  });

/** What of a place stands beside `to` without being taken for a part of a range: one thing, or one run of them. */
const shape = (place: Place): string => {
  const runs = 'columns' in place ? runsOf(place.columns) : wellRuns(place.wells);
  const [first] = runs;
  if (!first || runs.length > 1) return 'list';
  if ('rows' in first) return first.rows.length > 1 ? 'list' : 'row';
  return `${'columns' in place ? 'column' : 'well'}${first.from === first.to ? '' : 's'}`;
};
const needsPlates = ({ from, at }: Extract<Step, { do: 'transfer' }>) =>
  shape(from) === 'list' || shape(from) !== shape(at);

const time = (seconds: number, units: readonly [string, string, string], gap: string, one?: string) =>
  [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
    .map((amount, place) =>
      amount ? `${amount}${gap}${units[place]}${one !== undefined && amount !== 1 ? 's' : ''}` : '',
    )
    .filter(Boolean)
    .join(gap);

const en: Printer = {
  place(place, withPlate) {
    const plate = withPlate ? ` of plate ${place.plate}` : '';
    if ('columns' in place) {
      const runs = runsOf(place.columns).map(({ from, to }) =>
        from === to ? `${from}` : `${from} to ${to}`,
      );
      return `${place.columns.length > 1 ? 'columns' : 'column'} ${and(runs)}${plate}`;
    }
    const parts = wellRuns(place.wells).map((run) => {
      if (!('rows' in run)) return run.from === run.to ? run.from : `${run.from} to ${run.to}`;
      return `${run.rows.length > 1 ? 'rows' : 'row'} ${and(run.rows)}`;
    });
    return `${and(parts)}${plate}`;
  },
  step(step, plates) {
    const name = (liquid: string) => (!liquid ? BLANK : isPlainEnglish(liquid) ? liquid : `“${liquid}”`);
    if (step.do === 'wait') return `Wait ${time(step.seconds, ['hour', 'minute', 'second'], ' ', 's')}.`;
    const at = en.place(step.at, plates);
    if (step.do === 'given')
      return `${capital(at)} ${'columns' in step.at && step.at.columns.length === 1 ? 'holds' : 'hold'} ${micro(step.volume)} of ${name(step.liquid)}.`;
    const byColumn = 'columns' in step.at;
    const tips = {
      each: byColumn ? 'with new tips for each column' : 'with a new tip for each well',
      once: byColumn ? 'with one set of tips' : 'with one tip',
      keep: 'with the tips from the previous step',
    }[step.tips];
    switch (step.do) {
      case 'dispense':
        return `Dispense ${micro(step.volume)} of ${name(step.liquid)} into ${at}, ${tips}.`;
      case 'transfer': {
        const named = plates || needsPlates(step);
        return `Transfer ${micro(step.volume)} from ${en.place(step.from, named)} to ${en.place(step.at, named)}, ${tips}.`;
      }
      case 'remove':
        return `Remove ${micro(step.volume)} from ${at}, ${tips}.`;
      case 'mix':
        return `Mix ${at} with ${micro(step.volume)}, ${often(step.times)}, ${tips}.`;
      case 'dilute':
        return `Make a 1:${step.factor} serial dilution across ${at}${step.diluent === null ? '' : ` in ${name(step.diluent)}`}, moving ${micro(step.volume)} each time and mixing ${often(step.times)}, ${tips}.`;
    }
  },
  repeat: (times) => `Repeat the following ${times} ${times > 1 ? 'times' : 'time'}:`,
  end: 'End of repeat.',
};
const often = (times: number) => ['once', 'twice'][times - 1] ?? `${times} times`;

const ja: Printer = {
  place(place, withPlate) {
    const plate = withPlate ? `プレート${place.plate}の` : '';
    if ('columns' in place) {
      const runs = runsOf(place.columns);
      const single = runs.every(({ from, to }) => from === to);
      if (single) return `${plate}${runs.map(({ from }) => from).join('・')}列`;
      return plate + runs.map(({ from, to }) => (from === to ? `${from}列` : `${from}〜${to}列`)).join('と');
    }
    const parts = wellRuns(place.wells).flatMap((run) => {
      if (!('rows' in run)) return run.from === run.to ? run.from : `${run.from}〜${run.to}`;
      return run.rows.map((row) => `${row}行`);
    });
    return plate + parts.join('、');
  },
  step(step, plates) {
    const name = (liquid: string) => {
      const own = japaneseName(liquid);
      return !liquid ? BLANK : isPlainJapanese(own) ? own : `「${own}」`;
    };
    if (step.do === 'wait') return `${time(step.seconds, ['時間', '分', '秒'], '')}待つ。`;
    const at = ja.place(step.at, plates);
    if (step.do === 'given') return `${at}には${name(step.liquid)}が${micro(step.volume)}入っている。`;
    const each = 'columns' in step.at ? '列' : 'ウェル';
    const tips: Record<Tips, string> = {
      each: `${each}ごとに新しいチップで`,
      once: '同じチップで',
      keep: '前の手順のチップのまま',
    };
    switch (step.do) {
      case 'dispense':
        return `${at}に${name(step.liquid)}を${micro(step.volume)}ずつ、${tips[step.tips]}分注する。`;
      case 'transfer': {
        const named = plates || needsPlates(step);
        return `${ja.place(step.from, named)}から${ja.place(step.at, named)}へ${micro(step.volume)}ずつ、${tips[step.tips]}移す。`;
      }
      case 'remove':
        return `${at}から${micro(step.volume)}ずつ、${tips[step.tips]}捨てる。`;
      case 'mix':
        return `${at}を${micro(step.volume)}で${step.times}回、${tips[step.tips]}混ぜる。`;
      case 'dilute':
        return `${at}で、${step.diluent === null ? '' : `${name(step.diluent)}を使って、`}${micro(step.volume)}ずつ移し、${step.times}回混ぜながら、${tips[step.tips]}${step.factor}倍段階希釈する。`;
    }
  },
  repeat: (times) => `次を${times}回くり返す：`,
  end: 'ここまで。',
};

const PRINTERS: Record<Locale, Printer> = { en, ja };

/** A place in words: `columns 1 to 8`, 「1〜8列」. */
export const printPlace = (place: Place, locale: Locale, withPlate = place.plate > 1): string =>
  PRINTERS[locale].place(place, withPlate);

/** A step in a sentence; of a repeat, how it begins. */
export const printStep = (step: Step, locale: Locale, plates = namesPlates([step])): string =>
  step.do === 'repeat' ? PRINTERS[locale].repeat(step.times) : PRINTERS[locale].step(step, plates);

/** A protocol as text, a sentence on each line. */
export function printProtocol({ steps }: Pick<Protocol, 'steps'>, locale: Locale): string {
  const plates = namesPlates(steps);
  const lines = (list: readonly Step[], depth: number): string[] =>
    list.flatMap((step) => {
      const pad = '  '.repeat(depth);
      const line = pad + printStep(step, locale, plates);
      return step.do === 'repeat'
        ? [line, ...lines(step.steps, depth + 1), pad + PRINTERS[locale].end]
        : [line];
    });
  return lines(steps, 0).join('\n');
}
