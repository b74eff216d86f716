import type { Place } from '../wells.ts';
import { aspirate, dispense as give, pass } from './motions.ts';
import { operation } from './operation.ts';
import { FIRST_COLUMN, field, type Tips } from './parts.ts';

type Dispense = { do: 'dispense'; volume: number; liquid: string; at: Place; tips: Tips };

/** From a reservoir into wells. */
export const dispense = operation<Dispense>({
  fields: [field.volume, field.liquid, field.at, field.tips],
  blank: { do: 'dispense', volume: 50, liquid: '', at: FIRST_COLUMN, tips: 'each' },
  read(said) {
    const isLevel = said.one('volume')?.level;
    const step = {
      do: 'dispense' as const,
      volume: isLevel ? said.change(said.place(true), 1) : said.volume(),
      liquid: said.liquid(),
      at: said.place(isLevel),
    };
    return { ...step, tips: said.tips(step.at) };
  },
  print: {
    en: ({ volume, liquid, at, tips }, say) =>
      `Dispense ${say.volume(volume)} of ${say.liquid(liquid)} into ${say.at(at)}, ${say.tips(tips, at)}.`,
    ja: ({ volume, liquid, at, tips }, say) =>
      `${say.at(at)}に${say.liquid(liquid)}を${say.volume(volume)}ずつ、${say.tips(tips, at)}分注する。`,
  },
  leaves: 'own',
  motions: (step) => [
    pass(step, aspirate(step.volume, { liquid: step.liquid }), give(step.volume, 'target')),
  ],
});
