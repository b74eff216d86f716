import type { Parts } from '../frame.ts';
import { itemsOf, type Slot, type SlotOf } from '../said.ts';
import { type Place, runsOf, wellRuns, wellsOf } from '../wells.ts';
import { field, isHundredths, LIMITS, type Tips } from './fields.ts';
import { carried, pass, spotsOf } from './motions.ts';
import { operation } from './operation.ts';

type Dilute = {
  do: 'dilute';
  factor: number;
  volume: number;
  at: Place;
  diluent: string | null;
  times: number;
  tips: Tips;
};

/** From one well or column, and elsewhere in the sentence to another: the way between them. */
function alongOf(places: SlotOf<'place'>[]): SlotOf<'place'>[] {
  const [from, to, more] = places;
  if (!from || !to || more || 'plate' in to.place) return places;
  const [[first, ...others], [last, ...rest]] = [itemsOf(from), itemsOf(to)];
  if (!first || !last || [...others, ...rest].length) return places;
  const way =
    'columns' in first && 'columns' in last && first.columns.length + last.columns.length === 2
      ? { from: first.columns[0] as number, to: last.columns[0] as number }
      : 'wells' in first && 'wells' in last && first.wells.length + last.wells.length === 2
        ? { wells: [...first.wells, ...last.wells], range: true }
        : undefined;
  return way ? [{ ...from, place: { ...from.place, items: [way] } as (typeof from)['place'] }] : places;
}

/** Whether wells follow each other in one line, or are listed one by one: anything else may be several series. */
function isOneWay(at: Place): boolean {
  const runs = 'columns' in at ? runsOf(at.columns) : wellRuns(at.wells);
  return runs.every((run) =>
    'rows' in run ? runs.length + run.rows.length === 2 : runs.length === 1 || run.from === run.to,
  );
}

/** The wells of a way. Where it may be several series, it has to be said that it is one. */
function wayOf(said: Parts, slot: SlotOf<'place'>): Place {
  const at = said.placeOf(slot, true);
  const items = itemsOf(slot);
  const isList = items.every(
    (item) =>
      ('columns' in item ? item.columns : 'wells' in item && !item.range ? item.wells : []).length === 1,
  );
  if (!slot.chain && (!isOneWay(at) || (items.length > 1 && !isList))) said.refuse('series', slot, 'wells');
  return at;
}

/** The way of a dilution: what is named, from where it begins if both are, or the part of a plate. */
function pathOf(said: Parts, places: SlotOf<'place'>[]): Place {
  const from = places.find(({ role }) => role === 'from');
  const path = from ?? places[0] ?? said.refuse('missing', undefined, 'wells');
  const [other, more] = places.filter((one) => one !== path);
  if (more) said.refuse('twice', more, 'wells');
  const at = wayOf(said, path);
  if (!from) {
    if (other && !isPart(at, said.placeOf(other))) said.refuse('twice', other, 'wells');
    return at;
  }
  // Where it begins says nothing of where it ends: one well, or one column across which it goes.
  const isStart = !('columns' in at) && new Set(at.wells.map((well) => well.slice(1))).size === 1;
  if (!other) return isStart && !isRange(from) ? said.refuse('missing', undefined, 'wells') : at;
  const way = wayOf(said, other);
  if (!isStart || isRange(from)) return isPart(at, way) ? at : said.refuse('twice', other, 'wells');
  const begin =
    'columns' in way ? wellsOf({ ...way, columns: way.columns.slice(0, 1) }) : wellsOf(way).slice(0, 1);
  return at.plate === way.plate && wellsOf(at).join() === begin.join() && begin.length < wellsOf(way).length
    ? way
    : said.refuse('twice', other, 'wells');
}

const isPart = (place: Place, whole: Place) =>
  place.plate === whole.plate && wellsOf(place).every((well) => wellsOf(whole).includes(well));

/** A range, which has an end, though it may lie in one column. */
const isRange = (slot: SlotOf<'place'>) => itemsOf(slot).some((item) => 'range' in item);

/**
 * One part in `factor`, from each well of `at` to the next: `volume` is moved. `diluent` is filled in first, or is
 * there already (null).
 */
export const dilute = operation<Dilute>({
  glyph: ['', 'M1 17V3h3v14zM6 17V8h3v9zM11 17v-5h3v5zM16 17v-2.5h3V17z'],
  fields: [
    field.factor,
    field.volume,
    { ...field.at, along: true },
    { ...field.diluent, optional: true },
    field.times,
    field.tips,
  ],
  blank: {
    do: 'dilute',
    factor: 2,
    volume: 50,
    at: { plate: 1, columns: [1, 2, 3, 4] },
    diluent: 'buffer',
    times: 3,
    tips: 'each',
  },
  read(said) {
    const [moved, second] = said.all('volume').filter((slot) => slot.move);
    const [filled, more] = said.all('volume').filter((slot) => !slot.move);
    // What is left behind, or was moved before, is not what a series moves.
    const other = said.all('volume').find(({ level, again }) => level || again);
    if (other) said.refuse('unfit', other, 'volume');
    // 50 µL into 150 µL is one part in four.
    const parts = moved && filled?.into && !said.one('factor') ? 1 + filled.volume / moved.volume : undefined;
    const slot = parts ? { ...(filled as Slot), factor: parts } : said.need('factor');
    const factor = said.within(slot.factor, slot, 'factor');
    const at = pathOf(said, alongOf(said.all('place')));
    const double = second ?? more ?? (moved && filled && !filled.liquid ? filled : undefined);
    if (double) said.refuse('twice', double, 'volume');
    const diluent = said.one('liquid') ? said.liquid() : null;
    // One part in `factor`: what is moved meets factor − 1 times as much.
    const inWell = filled && filled.volume / (filled.liquid ? factor - 1 : 1);
    const each = moved?.volume ?? inWell ?? said.refuse('missing', undefined, 'volume');
    if (Math.abs(each - (inWell ?? each)) > 1e-9) said.refuse('unfit', filled, 'volume');
    if (each <= LIMITS.volume && !isHundredths(each)) said.refuse('unfit', moved ?? filled, 'volume');
    const volume = said.within(each, moved ?? filled, 'volume');
    const times = said.one('times') ? said.figure('times') : 3;
    if (!said.one('times')) said.assumed.push('mixing');
    return { factor, volume, at, diluent, times, tips: said.tips(at) };
  },
  print: {
    en: ({ factor, at, diluent, volume, times, tips }, say) =>
      `Make a 1:${factor} serial dilution across ${say.at(at)}${isOneWay(at) ? '' : ' as one series'}${diluent === null ? '' : ` in ${say.liquid(diluent)}`}, moving ${say.volume(volume)} each time and mixing ${say.times(times)}, ${say.tips(tips, at)}.`,
    ja: ({ factor, at, diluent, volume, times, tips }, say) =>
      `${say.at(at)}で${isOneWay(at) ? '' : '一続きに'}、${diluent === null ? '' : `${say.liquid(diluent)}を使って、`}${say.volume(volume)}ずつ移し、${say.times(times)}混ぜながら、${say.tips(tips, at)}${factor}倍段階希釈する。`,
  },
  motions(step) {
    const spots = spotsOf(step.at);
    const targets = spots.slice(1);
    // What one part in `factor` meets.
    const fill = Math.round(step.volume * (step.factor - 1) * 1e6) / 1e6;
    const { diluent, volume, times } = step;
    const moves = [...carried(volume, 'source', 'target'), { do: 'mix' as const, times, volume }];
    return [
      ...(targets.length ? [] : [{ do: 'stop', kind: 'path' } as const]),
      // The diluent goes into all but the first, with tips of its own.
      ...(diluent === null
        ? []
        : [
            {
              ...pass(step, carried(fill, { liquid: diluent }, 'target')),
              tips: step.tips === 'keep' ? ('keep' as const) : ('once' as const),
              targets,
            },
          ]),
      { ...pass(step, moves), sources: spots.slice(0, -1), targets, expected: fill },
    ];
  },
});
