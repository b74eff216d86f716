/** What wells, tips and waste contain, and what each operation makes of it. */
import type { Operation } from './actions.ts';
import { type Contents, keyOf, pour, take } from './contents.ts';

/** What wells, tips and waste contain. */
export type DeckState = {
  wells: Map<string, Contents>;
  /** By channel, while tips are on. */
  tips: Contents[];
  wasted: Contents;
};

/** What an operation does to wells and tips. The reservoirs are endless here. */
export function apply(operation: Operation, deck: DeckState, liquids: readonly string[]): void {
  const contents = (plate: number, well: string) => {
    const key = keyOf(plate, well);
    const found = deck.wells.get(key) ?? new Map();
    deck.wells.set(key, found);
    return found;
  };
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
            : take(contents(from.plate, from.wells[channel] as string), volume),
        );
      return;
    }
    case 'dispense': {
      const { to, volume } = operation;
      for (const [channel, tip] of deck.tips.entries())
        pour(
          to === 'waste' || 'reservoir' in to ? deck.wasted : contents(to.plate, to.wells[channel] as string),
          take(tip, volume),
        );
    }
  }
}
