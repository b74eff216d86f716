/** A rehearsal operation by operation: what the deck holds, how long it goes on, and what its first mistake tells. */
import { apply, type DeckState, take } from '@/lib/protocol/contents';
import { MAX_OPERATIONS } from '@/lib/protocol/kit';
import type { Step } from '@/lib/protocol/model';
import { liquidsIn, reservoirsOf } from '@/lib/protocol/motions-of';
import { carried } from '@/lib/protocol/operations/motions';
import { rehearse } from '@/lib/protocol/rehearse';
import { snapshotsOf } from '@/lib/protocol/snapshots';
import { understand } from '@/lib/protocol/understand';
import { wellsOfColumn } from '@/lib/protocol/wells';

const steps = (text: string): Step[] => {
  const { protocol, understood } = understand(text, 'en');
  expect(understood).toBe(true);
  return protocol.steps;
};
const said = (text: string) => rehearse({ steps: steps(text) });
/** Each well with what it holds. */
const shown = (wells: ReadonlyMap<string, ReadonlyMap<string, number>>) =>
  Object.fromEntries([...wells].map(([key, contents]) => [key, Object.fromEntries(contents)]));

describe('operations', () => {
  it('of a column have eight channels, of a well one', () => {
    const column = { plate: 1, wells: wellsOfColumn(2) };
    const well = { plate: 1, wells: ['A2'] };
    const tip = { rack: 1, column: 2, row: 'A' };
    expect(said('Add 50 µL of water to column 2. Remove 20 µL from A2.').moments).toEqual([
      { path: [0], rounds: [], operation: { do: 'pick', channels: 8, tip: { rack: 1, column: 1 } } },
      {
        path: [0],
        rounds: [],
        operation: { do: 'aspirate', channels: 8, volume: 50, from: { reservoir: 1 } },
      },
      { path: [0], rounds: [], operation: { do: 'dispense', channels: 8, volume: 50, to: column } },
      { path: [1], rounds: [], operation: { do: 'drop', channels: 8 } },
      { path: [1], rounds: [], operation: { do: 'pick', channels: 1, tip } },
      { path: [1], rounds: [], operation: { do: 'aspirate', channels: 1, volume: 20, from: well } },
      { path: [1], rounds: [], operation: { do: 'dispense', channels: 1, volume: 20, to: 'waste' } },
      { path: [], rounds: [], operation: { do: 'drop', channels: 1 } },
    ]);
  });

  it('in repeats tell their steps and rounds', () =>
    expect(
      said(
        'Repeat the following 2 times: wait 1 second. Repeat the following 2 times: wait 2 seconds.\nEnd of repeat. End of repeat.',
      ).moments.map(({ path, rounds }) => `${path} ${rounds}`),
    ).toEqual(['0,0 1', '0,1,0 1,1', '0,1,0 1,2', '0,0 2', '0,1,0 2,1', '0,1,0 2,2']));

  it('are as many as are rehearsed, and no more', () => {
    // 99 × 99 × 2 + 398 are 20,000.
    const round = (...inner: Step[]): Step => ({ do: 'repeat', times: 99, steps: inner });
    const wait: Step = { do: 'wait', seconds: 1 };
    const most = [round(round(wait, wait)), ...Array.from({ length: 398 }, () => wait)];
    expect(rehearse({ steps: most }).mistake).toBeUndefined();
    const { mistake, moments } = rehearse({ steps: [...most, wait] });
    expect(mistake).toEqual({ kind: 'too-long', path: [399] });
    expect(moments).toHaveLength(MAX_OPERATIONS);
  });
});

describe('the deck', () => {
  const TEXT =
    'A1 holds 40 µL of sample. Transfer 40 µL from A1 to B1. Add 10 µL of dye to B1. Remove 5 µL from B1.';
  it.each<[done: number, wells: object, tips: object[], wasted: object]>([
    [0, { '1 A1': { sample: 40 } }, [], {}],
    [1, { '1 A1': { sample: 40 } }, [{}], {}],
    // All of it is on the way: nothing is left of the sample, not even its name.
    [2, { '1 A1': {} }, [{ sample: 40 }], {}],
    [3, { '1 A1': {}, '1 B1': { sample: 40 } }, [{}], {}],
    [4, { '1 A1': {}, '1 B1': { sample: 40 } }, [], {}],
    [6, { '1 A1': {}, '1 B1': { sample: 40 } }, [{ dye: 10 }], {}],
    [7, { '1 A1': {}, '1 B1': { sample: 40, dye: 10 } }, [{}], {}],
    [10, { '1 A1': {}, '1 B1': { sample: 36, dye: 9 } }, [{ sample: 4, dye: 1 }], {}],
    [12, { '1 A1': {}, '1 B1': { sample: 36, dye: 9 } }, [], { sample: 4, dye: 1 }],
  ])('after %d operations', (done, wells, tips, wasted) => {
    const now = snapshotsOf(said(TEXT))(done);
    expect(shown(now.wells)).toEqual(wells);
    expect(now.tips.map((tip) => Object.fromEntries(tip))).toEqual(tips);
    expect(Object.fromEntries(now.wasted)).toEqual(wasted);
  });

  it('what goes back to a reservoir is not kept for its wells', () => {
    const deck: DeckState = { wells: new Map(), tips: [], wasted: new Map() };
    apply({ do: 'pick', channels: 1, tip: { rack: 1, column: 1, row: 'A' } }, deck, []);
    apply({ do: 'aspirate', channels: 1, volume: 20, from: { reservoir: 1 } }, deck, ['water']);
    apply({ do: 'dispense', channels: 1, volume: 15, to: { reservoir: 1 } }, deck, ['water']);
    expect(deck).toEqual({
      wells: new Map(),
      tips: [new Map([['water', 5]])],
      wasted: new Map([['water', 15]]),
    });
  });

  it('is not gone through anew from its beginning for each look at it', () => {
    const long = said(
      'Repeat the following 99 times: wait 1 second. Wait 2 seconds. Wait 3 seconds. Wait 4 seconds. Wait 5 seconds. End of repeat.',
    );
    const looked: number[] = [];
    const moments = new Proxy(long.moments, {
      get(target, key) {
        if (/^\d+$/.test(String(key))) looked.push(Number(key));
        return Reflect.get(target, key);
      },
    });
    const look = snapshotsOf({ ...long, moments });
    const seen = (done: number) => {
      looked.length = 0;
      look(done);
      return [looked[0], looked.length];
    };
    // Of 495 operations, what was after 200 and 400 is kept.
    expect(seen(495)).toEqual([0, 495]);
    expect(seen(495)).toEqual([400, 95]);
    expect(seen(399)).toEqual([200, 199]);
    expect(seen(400)).toEqual([undefined, 0]);
    expect(seen(9999)).toEqual([400, 95]);
    expect(seen(10)).toEqual([0, 10]);
  });
});

it('of what is taken from a vessel, each liquid is a share, and the smallest rest stays', () => {
  const vessel = new Map([
    ['sample', 30],
    ['dye', 10.000001],
  ]);
  const taken = take(vessel, 40);
  expect([...taken.values()].reduce((sum, one) => sum + one)).toBeCloseTo(40, 9);
  expect([...vessel.keys()]).toEqual(['sample', 'dye']);
});

describe('a mistake', () => {
  it('leaves what the wells were told to hold', () => {
    const { given, moments } = said(
      'A1 holds 200 µL of dye. A2 holds 50 µL of water. A2 holds 400 µL of water. Remove 5 µL from A1.',
    );
    expect(shown(given)).toEqual({ '1 A1': { dye: 200 }, '1 A2': { water: 50 } });
    expect(moments).toEqual([]);
  });

  it('is none where something else goes wrong', () =>
    expect(() =>
      rehearse({ steps: [{ do: 'repeat', times: Symbol('often') as unknown as number, steps: [] }] }),
    ).toThrow(TypeError));
});

describe('what a protocol needs', () => {
  it('reservoirs, in the order in which they are first drawn from', () => {
    const drawn =
      'A1 holds 50 µL of sample. Repeat the following 2 times: add 10 µL of dye to A1. Add 10 µL of ___ to A1. End of repeat. Make a 1:2 serial dilution from A1 to A4 in buffer, moving 20 µL each time. Add 10 µL of dye to A1.';
    expect(reservoirsOf(steps(drawn))).toEqual(['dye', 'buffer']);
  });

  it('liquids of moves, each as often as it is drawn', () => {
    const drawn = (liquid: string) => carried(5, { liquid }, 'target');
    const moves = [
      ...carried(5, 'source', 'target'),
      ...drawn('water'),
      { do: 'mix' as const, times: 3, volume: 5 },
      ...drawn('dye'),
      ...drawn('water'),
    ];
    expect(liquidsIn(moves)).toEqual(['water', 'dye', 'water']);
  });
});
