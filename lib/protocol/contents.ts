/** What wells, tips and waste contain, in µL, and what each operation makes of it. */
import type { Operation } from './actions.ts';
import { type Place, wellsOf } from './wells.ts';

/** Contents by the name of the liquid, in µL. A liquid may be called `constructor`, so this is a map. */
export type Contents = Map<string, number>;
/** By plate and well: `1 A1`. */
export type Wells = ReadonlyMap<string, Contents>;

/** An amount in µL, without what arithmetic of fractions leaves behind. */
export const roundVolume = (value: number) => Math.round(value * 1e6) / 1e6;
/** A well of a plate, as `Wells` names it. */
export const keyOf = (plate: number, well: string): string => `${plate} ${well}`;
/** The keys of the wells of a place. */
export const keysOf = (at: Place): string[] => wellsOf(at).map((well) => keyOf(at.plate, well));
/** The volume of all liquids together, in µL. */
export const total = (contents: ReadonlyMap<string, number> = new Map()): number =>
  roundVolume([...contents.values()].reduce((sum, volume) => sum + volume, 0));

/** Takes a volume out of a vessel, of each liquid by its share. */
export function take(from: Contents, volume: number): Contents {
  const share = volume / total(from);
  const taken: Contents = new Map();
  for (const [name, amount] of from) {
    taken.set(name, amount * share);
    from.set(name, amount - amount * share);
  }
  // What is diluted a millionfold is still there, until all is taken.
  if (total(from) <= 0) from.clear();
  return taken;
}

/** Adds contents to a vessel. */
export function pour(into: Contents, what: Contents): void {
  for (const [name, volume] of what) into.set(name, (into.get(name) ?? 0) + volume);
}

/** Contents of wells that can be changed without the others. */
export const copyWells = (wells: Wells): Map<string, Contents> =>
  new Map([...wells].map(([key, contents]) => [key, new Map(contents)]));

/** What is in a well, to be changed. */
export function vessel(wells: Map<string, Contents>, plate: number, well: string): Contents {
  const key = keyOf(plate, well);
  const found = wells.get(key) ?? new Map();
  wells.set(key, found);
  return found;
}

/** What wells, tips and waste contain. */
export type DeckState = {
  wells: Map<string, Contents>;
  /** By channel, while tips are on. */
  tips: Contents[];
  wasted: Contents;
};

/** What an operation does to wells and tips. The reservoirs are endless here. */
export function apply(operation: Operation, deck: DeckState, liquids: readonly string[]): void {
  switch (operation.do) {
    case 'pick':
      deck.tips = Array.from({ length: operation.channels }, () => new Map());
      return;
    case 'drop':
      deck.tips = [];
      return;
    case 'aspirate': {
      const { from, volume } = operation;
      for (const [channel, tip] of deck.tips.entries())
        pour(
          tip,
          'reservoir' in from
            ? new Map([[liquids[from.reservoir - 1] as string, volume]])
            : take(vessel(deck.wells, from.plate, from.wells[channel] as string), volume),
        );
      return;
    }
    case 'dispense': {
      const { to, volume } = operation;
      for (const [channel, tip] of deck.tips.entries())
        pour(
          to === 'waste' || 'reservoir' in to
            ? deck.wasted
            : vessel(deck.wells, to.plate, to.wells[channel] as string),
          take(tip, volume),
        );
    }
  }
}
