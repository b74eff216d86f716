import type { Moment } from './actions.ts';
import { apply, type Contents, copyWells, type DeckState, type Wells } from './contents.ts';
import type { Rehearsal } from './rehearse.ts';

/** What was in wells, tips and waste after a number of operations. */
export type Snapshot = { wells: Wells; tips: readonly Contents[]; wasted: Contents };

const EVERY = 200;

/** A way to look at any moment of a rehearsal: forwards from the nearest of the snapshots. */
export function snapshotsOf({ moments, given, liquids }: Rehearsal): (done: number) => Snapshot {
  const names = liquids.map(({ name }) => name);
  const snapshots: DeckState[] = [{ wells: copyWells(given), tips: [], wasted: new Map() }];
  const clone = ({ wells, tips, wasted }: DeckState): DeckState => ({
    wells: copyWells(wells),
    tips: tips.map((contents) => new Map(contents)),
    wasted: new Map(wasted),
  });
  return (done) => {
    const until = Math.max(0, Math.min(done, moments.length));
    const at = Math.min(snapshots.length - 1, Math.floor(until / EVERY));
    const deck = clone(snapshots[at] as DeckState);
    for (let index = at * EVERY; index < until; index += 1) {
      if (index === snapshots.length * EVERY) snapshots.push(clone(deck));
      apply((moments[index] as Moment).operation, deck, names);
    }
    return deck;
  };
}
