import { itemsOf } from '../said.ts';
import { columnOf, type Place } from '../wells.ts';
import { FIRST_COLUMN, field, type Tips } from './fields.ts';
import { carried, pass } from './motions.ts';
import { operation } from './operation.ts';

type Dispense = { do: 'dispense'; volume: number; liquid: string; at: Place; tips: Tips };

/** Whether two wells are the ends of three or more that go on to the right, or down. */
function isRun(wells: readonly string[]): boolean {
  const [from, to] = wells as [string, string];
  const rows = to.charCodeAt(0) - from.charCodeAt(0);
  const columns = columnOf(to) - columnOf(from);
  return rows >= 0 && columns >= 0 && rows + columns > 1;
}

/** From a reservoir into wells. */
export const dispense = operation<Dispense>({
  glyph: ['M7 2h6l-2 8H9z', 'm10 13 1.6 2.3a1.9 1.9 0 1 1-3.2 0z'],
  fields: [field.volume, field.liquid, field.at, field.tips],
  blank: { do: 'dispense', volume: 50, liquid: '', at: FIRST_COLUMN, tips: 'each' },
  never: 'from',
  read(said) {
    // The primer in A12 to B1: from the one into the other, or into all between them?
    const [named] = said.all('place');
    if (named?.inside && itemsOf(named).some((item) => 'wells' in item && item.way && !isRun(item.wells)))
      said.refuse('unfit', named, 'wells');
    const isLevel = said.one('volume')?.level;
    const volume = isLevel ? said.change(said.place(true), 1) : said.volume();
    const liquid = said.liquid();
    const at = said.place(isLevel);
    return { volume, liquid, at, tips: said.tips(at) };
  },
  print: {
    en: ({ volume, liquid, at, tips }, say) =>
      `Dispense ${say.volume(volume)} of ${say.liquid(liquid)} into ${say.at(at)}, ${say.tips(tips, at)}.`,
    ja: ({ volume, liquid, at, tips }, say) =>
      `${say.at(at)}に${say.liquid(liquid)}を${say.volume(volume)}ずつ、${say.tips(tips, at)}分注する。`,
  },
  leaves: 'own',
  motions: (step) => [pass(step, carried(step.volume, { liquid: step.liquid }, 'target'))],
});
