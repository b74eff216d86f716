import type { Place } from '../wells.ts';
import { FIRST_COLUMN, field } from './fields.ts';
import { spotsOf } from './motions.ts';
import { operation } from './operation.ts';

type Given = { do: 'given'; volume: number; liquid: string; at: Place };

/** What is in the wells before anything is done. */
export const given = operation<Given>({
  glyph: ['M4 2.5v15h12v-15M4 10h12'],
  fields: [field.volume, field.liquid, field.at],
  blank: { do: 'given', volume: 100, liquid: 'sample', at: FIRST_COLUMN },
  never: 'from',
  print: {
    en({ volume, liquid, at }, say) {
      const place = say.at(at);
      // One column, one row, one well.
      const verb = /^(?:column |row )?\w+(?: of |$)/.test(place) ? 'holds' : 'hold';
      return `${place.charAt(0).toUpperCase()}${place.slice(1)} ${verb} ${say.volume(volume)} of ${say.liquid(liquid)}.`;
    },
    ja: ({ volume, liquid, at }, say) =>
      `${say.at(at)}には${say.liquid(liquid)}が${say.volume(volume)}入っている。`,
  },
  motions: ({ volume, liquid, at }) => [{ do: 'given', volume, liquid, targets: spotsOf(at) }],
});
