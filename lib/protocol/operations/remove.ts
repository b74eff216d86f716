import type { Place } from '../wells.ts';
import { FIRST_COLUMN, field, type Tips } from './fields.ts';
import { carried, pass } from './motions.ts';
import { operation } from './operation.ts';

type Remove = { do: 'remove'; volume: number; at: Place; tips: Tips };

/** From wells into the waste. */
export const remove = operation<Remove>({
  glyph: ['M4 9v8h12V9M10 13V2M6.5 5.5 10 2l3.5 3.5'],
  fields: [field.volume, field.at, field.tips],
  also: ['liquid'],
  blank: { do: 'remove', volume: 50, at: FIRST_COLUMN, tips: 'each' },
  never: 'to',
  read(said) {
    said.one('liquid');
    const isLevel = said.one('volume')?.level;
    const volume = isLevel ? said.change(said.place(true), -1) : said.volume();
    const at = said.place(isLevel);
    return { volume, at, tips: said.tips(at) };
  },
  print: {
    en: ({ volume, at, tips }, say) =>
      `Remove ${say.volume(volume)} from ${say.at(at)}, ${say.tips(tips, at)}.`,
    ja: ({ volume, at, tips }, say) =>
      `${say.at(at)}から${say.volume(volume)}ずつ、${say.tips(tips, at)}捨てる。`,
  },
  motions: (step) => [pass(step, carried(step.volume, 'target', 'waste'))],
});
