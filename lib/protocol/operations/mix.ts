import { type Place, wellsOf } from '../wells.ts';
import { FIRST_COLUMN, field, type Tips } from './fields.ts';
import { pass } from './motions.ts';
import { operation } from './operation.ts';

type Mix = { do: 'mix'; times: number; volume: number; at: Place; tips: Tips };

/** Names of what is in the wells, whatever it is. Any other liquid may be one to be added, or that of other wells. */
const IS_THERE =
  /^(?:the )?(?:samples?|cell suspension|cells|reactions?|reaction mix(?:ture)?|mix|mixtures?|suspension|(?:cell )?pellet|beads|solutions?|contents?|liquids?|液|溶液|混合液|反応液|懸濁液|内容物|中身|ビーズ|ペレット)$/i;

/** Up and down in each well. */
export const mix = operation<Mix>({
  glyph: ['M7 17V4M4 7l3-3 3 3M13 3v13M10 13l3 3 3-3'],
  fields: [field.volume, field.times, field.at, field.tips],
  also: ['liquid'],
  blank: { do: 'mix', times: 3, volume: 50, at: FIRST_COLUMN, tips: 'each' },
  read(said) {
    const named = said.one('liquid');
    if (named && !IS_THERE.test(said.liquid())) said.refuse('unfit', named, 'wells');
    const times = said.figure('times');
    const at = said.place(true);
    const volume = said.one('volume');
    const before = said.context;
    const isHere =
      before.at && wellsOf(before.at).join() === wellsOf(at).join() && before.at.plate === at.plate;
    if (!volume) said.assumed.push('mix-volume');
    const moved =
      (volume ? said.volume() : isHere ? before.volume : undefined) ??
      said.refuse('missing', undefined, 'volume');
    return { times, volume: moved, at, tips: said.tips(at) };
  },
  print: {
    en: ({ volume, times, at, tips }, say) =>
      `Mix ${say.at(at)} with ${say.volume(volume)}, ${say.times(times)}, ${say.tips(tips, at)}.`,
    ja: ({ volume, times, at, tips }, say) =>
      `${say.at(at)}を${say.volume(volume)}で${say.times(times)}、${say.tips(tips, at)}混ぜる。`,
  },
  leaves: 'before',
  motions: (step) => [pass(step, [{ do: 'mix', times: step.times, volume: step.volume }])],
});
