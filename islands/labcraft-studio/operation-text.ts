/** What happens in a rehearsal, in the words of the studio. */
import { fill } from '@/lib/listing/fill';
import type { Operation, Spot } from '@/lib/protocol/actions';
import type { Mistake } from '@/lib/protocol/mistakes';
import type { AnyAct } from '@/lib/protocol/operations/motions';
import { printPlace } from '@/lib/protocol/print';
import { spotOf } from './drawing';
import type { StudioState } from './use-studio';
import { micro } from './words';

/** Wells as a reader tells them: the first and the last. */
const span = (wells: readonly string[]) =>
  wells.length > 1 ? `${wells[0]}–${wells.at(-1)}` : (wells[0] ?? '');

/** What an operation may have. */
type Parts = Omit<AnyAct, 'do'> & { channels?: number; volume?: number; from?: Spot; to?: Spot | 'waste' };

/** What an operation does, in a sentence. Where there is one plate, its number is left out. */
export function operationText(
  operation: Operation,
  { words: { rehearse: words }, rehearsal, nameOf, plates }: StudioState,
): string {
  const spot = (place: Spot | 'waste') => {
    if (place === 'waste') return words.places.waste;
    if ('reservoir' in place)
      return fill(words.places.reservoir, {
        name: nameOf(rehearsal.liquids[place.reservoir - 1]?.name ?? ''),
      });
    const wells = span(place.wells);
    return plates.length > 1 ? fill(words.places.plate, { n: place.plate, wells }) : wells;
  };
  const { plate = 0, seconds = 0, rpm = 0, celsius = 0, channels = plate, volume, ...way }: Parts = operation;
  return fill(words.operations[operation.do], {
    rpm,
    celsius,
    n: channels,
    v: volume === undefined ? seconds : micro(volume),
    place: spot(way.from ?? way.to ?? 'waste'),
  });
}

/** Why a rehearsal stopped, with its figures. */
export const because = (
  { kind, failing, volume, limit, liquids = [] }: Mistake,
  { words, nameOf, locale }: StudioState,
): string =>
  fill(words.rehearse.mistakes[kind], {
    ...(failing && { wells: printPlace({ plate: 1, wells: failing }, locale) }),
    ...(volume !== undefined && { volume: micro(volume) }),
    ...(limit !== undefined && { limit: micro(limit) }),
    ...(liquids[0] !== undefined && { one: nameOf(liquids[0]) }),
    ...(liquids[1] !== undefined && { other: nameOf(liquids[1]) }),
  });

/** The columns between which liquid goes at a moment, or the one at which something is done; wells of a single channel. */
export function wayAt({ rehearsal: { moments } }: Pick<StudioState, 'rehearsal'>, done: number) {
  const operation = moments[done - 1]?.operation;
  const at = spotOf(operation);
  if (!at) return undefined;
  const name = (wells: readonly string[]) => (wells.length > 1 ? wells[0]?.slice(1) : wells[0]) ?? '';
  const drawn =
    operation?.do === 'dispense'
      ? moments.slice(0, done - 1).findLast((moment) => moment.operation.do === 'aspirate')
      : undefined;
  const from = spotOf(drawn?.operation);
  const isOther = from && from.plate === at.plate && from.wells[0] !== at.wells[0];
  return {
    plate: at.plate,
    wells: at.wells,
    to: name(at.wells),
    from: isOther ? name(from.wells) : undefined,
  };
}

/** The same in words, for the block at work; empty where nothing is at a plate. */
export function hereAt(studio: StudioState, done: number): string {
  const way = wayAt(studio, done);
  if (!way) return '';
  const n = way.from ? `${way.from}→${way.to}` : way.to;
  const { now, column } = studio.words.studio;
  return fill(now, { at: way.wells.length > 1 ? fill(column, { n }) : n });
}
