/**
 * Rehearses a protocol: the operations of a pipette one by one, what is in each well after each, and where the first
 * mistake would be. Rehearsal and exports tell the same operations.
 */
import { HEATING, KIT, MAX_OPERATIONS, SECONDS, TIP_COLUMNS } from './kit.ts';
import type { Step } from './model.ts';
import { operationOf } from './operations/index.ts';
import {
  ACTS,
  type Act,
  type Motion,
  type Move,
  type Pass,
  type WellSpot,
  type Where,
} from './operations/motions.ts';
import { ROWS } from './wells.ts';

/** Where liquid is: a reservoir by number from 1, or wells of a plate, one for each channel. */
export type Spot = { reservoir: number } | WellSpot;
/** A tip: rack and column from 1; row only where one channel takes one tip. */
export type TipSpot = { rack: number; column: number; row?: string };
export type Operation =
  | { do: 'pick'; channels: 1 | 8; tip: TipSpot }
  | { do: 'drop'; channels: 1 | 8 }
  | { do: 'aspirate'; channels: 1 | 8; volume: number; from: Spot }
  | { do: 'dispense'; channels: 1 | 8; volume: number; to: Spot | 'waste' }
  | Act;
/** Everything that an operation may be. */
export const ACTIONS = [
  ...(['pick', 'drop', 'aspirate', 'dispense'] as const),
  ...(Object.keys(ACTS) as Act['do'][]),
];

/** Contents by the name of the liquid, in µL. A liquid may be called `constructor`, so this is a map. */
export type Contents = Map<string, number>;
/** By plate and well: `1 A1`. */
export type Wells = ReadonlyMap<string, Contents>;

export const MISTAKES = [
  'no-liquid',
  'too-small',
  'tip-full',
  'well-full',
  'well-empty',
  'two-reagents',
  'no-tips-on',
  'no-tips-left',
  'pairs',
  'path',
  'ratio',
  'given-late',
  'too-many-reagents',
  'reservoir-full',
  'too-long',
] as const;
/** A mistake, the step it is in (places in the lists of steps, from outside in), and the figures to explain it. */
export type Mistake = {
  kind: (typeof MISTAKES)[number];
  path: number[];
  /** All wells that the pipette is over. */
  plate?: number;
  wells?: string[];
  volume?: number;
  limit?: number;
  liquids?: string[];
};
/** What an operation belongs to: the step, and which time of each repeat around it. */
export type Moment = { operation: Operation; path: number[]; rounds: number[] };
export type Rehearsal = {
  moments: Moment[];
  mistake?: Mistake;
  /** Before the first operation. */
  given: Wells;
  /** After the last operation. */
  left: Wells;
  /** The liquids in the order of their reservoirs, with what is drawn and what has to be filled in, in µL. */
  liquids: { name: string; drawn: number; fill: number }[];
  tips: number;
  seconds: readonly [least: number, most: number];
};

const EPSILON = 1e-6;
const MOTIONS = { ...SECONDS, ...HEATING };
/** How long an operation takes, at least and at most. */
export const secondsOf = (operation: Operation): readonly [least: number, most: number] =>
  'seconds' in operation ? [operation.seconds, operation.seconds] : MOTIONS[operation.do];
const round = (value: number) => Math.round(value * 1e6) / 1e6;
export const keyOf = (plate: number, well: string): string => `${plate} ${well}`;
export const total = (contents: ReadonlyMap<string, number> = new Map()): number =>
  round([...contents.values()].reduce((sum, volume) => sum + volume, 0));

class Stop extends Error {
  readonly mistake: Mistake;
  constructor(mistake: Mistake) {
    super(mistake.kind);
    this.mistake = mistake;
  }
}

function take(from: Contents, volume: number): Contents {
  const share = volume / total(from);
  const taken: Contents = new Map();
  for (const [name, amount] of from) {
    const rest = amount - amount * share;
    taken.set(name, amount * share);
    if (rest < EPSILON) from.delete(name);
    else from.set(name, rest);
  }
  return taken;
}
function pour(into: Contents, what: Contents): void {
  for (const [name, volume] of what) into.set(name, (into.get(name) ?? 0) + volume);
}

/** The motions of all steps, once each. */
const motionsOf = (steps: readonly Step[]): Motion[] =>
  steps.flatMap((step) => (step.do === 'repeat' ? motionsOf(step.steps) : operationOf(step).motions(step)));

/** The plates that stand on a heater-shaker. */
export const shakersOf = (steps: readonly Step[]): number[] =>
  [
    ...new Set(
      motionsOf(steps).flatMap((one) =>
        one.do === 'act' && 'plate' in one.act && ACTS[one.act.do] ? [one.act.plate] : [],
      ),
    ),
  ].sort();

/** The liquids of a protocol in the order in which they are first drawn from a reservoir: their reservoirs, from 1. */
export function reservoirsOf(steps: readonly Step[]): string[] {
  const names = motionsOf(steps).flatMap((motion) => (motion.do === 'pass' ? liquidsIn(motion.moves) : []));
  return [...new Set(names)].filter(Boolean);
}
const liquidsIn = (moves: readonly Move[]): string[] =>
  moves.flatMap((move) => {
    if (move.do === 'again') return liquidsIn(move.moves);
    return move.do === 'aspirate' && typeof move.from === 'object' ? [move.from.liquid] : [];
  });

/** What wells, tips and waste contain. */
type DeckState = {
  wells: Map<string, Contents>;
  /** By channel, while tips are on. */
  tips: Contents[];
  wasted: Contents;
};

/** What an operation does to wells and tips. The reservoirs are endless here. */
function apply(operation: Operation, deck: DeckState, liquids: readonly string[]): void {
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
            ? new Map([[liquids[from.reservoir - 1] ?? '', volume]])
            : take(contents(from.plate, from.wells[channel] ?? ''), volume),
        );
      return;
    }
    case 'dispense': {
      const { to, volume } = operation;
      for (const [channel, tip] of deck.tips.entries())
        pour(
          to === 'waste' || 'reservoir' in to ? deck.wasted : contents(to.plate, to.wells[channel] ?? ''),
          take(tip, volume),
        );
    }
  }
}

/** A protocol at work, up to the first mistake. */
class Bench {
  readonly moments: Moment[] = [];
  readonly deck: DeckState = { wells: new Map(), tips: [], wasted: new Map() };
  readonly liquids: string[];
  readonly drawn: number[];
  tips = 0;
  private on: 0 | 1 | 8 = 0;
  /** What each tip has been in. */
  private seen = new Set<string>();
  private nextColumn = 0;
  private loose: TipSpot[] = [];
  private path: number[] = [];
  private rounds: number[] = [];

  constructor(steps: readonly Step[]) {
    this.liquids = reservoirsOf(steps);
    this.drawn = this.liquids.map(() => 0);
  }

  stop(kind: Mistake['kind'], more: Omit<Mistake, 'kind' | 'path'> = {}): never {
    throw new Stop({ kind, path: [...this.path], ...more });
  }

  private record(operation: Operation): void {
    if (this.moments.length >= MAX_OPERATIONS) this.stop('too-long');
    this.moments.push({ operation, path: [...this.path], rounds: [...this.rounds] });
    apply(operation, this.deck, this.liquids);
  }

  private pick(channels: 1 | 8): void {
    this.dropTips();
    let tip: TipSpot | undefined;
    const column = () => {
      if (this.nextColumn >= TIP_COLUMNS) this.stop('no-tips-left', { limit: TIP_COLUMNS * 8 });
      const at = this.nextColumn++;
      return { rack: Math.floor(at / 12) + 1, column: (at % 12) + 1 };
    };
    if (channels === 8) tip = column();
    else {
      if (!this.loose.length) {
        const at = column();
        this.loose = [...ROWS].map((row) => ({ ...at, row }));
      }
      tip = this.loose.shift() as TipSpot;
    }
    this.tips += channels;
    this.record({ do: 'pick', channels, tip });
    this.on = channels;
    this.seen = new Set();
  }

  dropTips(): void {
    if (this.on) this.record({ do: 'drop', channels: this.on });
    this.on = 0;
  }

  private aspirate(volume: number, from: Spot): void {
    const channels = this.on || 1;
    if (volume < KIT.pipetteMin - EPSILON) this.stop('too-small', { volume, limit: KIT.pipetteMin });
    if (volume > KIT.tipMax + EPSILON) this.stop('tip-full', { volume, limit: KIT.tipMax });
    const inside = new Set<string>();
    if ('reservoir' in from) {
      const name = this.liquids[from.reservoir - 1] ?? '';
      if (from.reservoir > KIT.reservoirs) this.stop('too-many-reagents', { limit: KIT.reservoirs });
      const drawn = (this.drawn[from.reservoir - 1] ?? 0) + volume * channels;
      if (drawn + KIT.dead > KIT.reservoirMax + EPSILON)
        this.stop('reservoir-full', { volume: drawn, limit: KIT.reservoirMax - KIT.dead, liquids: [name] });
      this.drawn[from.reservoir - 1] = drawn;
      inside.add(name);
    } else
      for (const well of from.wells) {
        const contents = this.deck.wells.get(keyOf(from.plate, well));
        const there = total(contents);
        if (there < volume - EPSILON) this.stop('well-empty', { ...from, volume: there, limit: volume });
        for (const name of contents?.keys() ?? []) inside.add(name);
      }
    const foreign = [...this.seen].filter((name) => !inside.has(name));
    if (foreign.length)
      this.stop('two-reagents', { liquids: [foreign[0] as string, [...inside].join(' + ')] });
    for (const name of inside) this.seen.add(name);
    this.record({ do: 'aspirate', channels, volume, from });
  }

  private dispense(volume: number, to: Spot | 'waste'): void {
    if (to !== 'waste' && 'wells' in to)
      for (const well of to.wells) {
        const after = total(this.deck.wells.get(keyOf(to.plate, well))) + volume;
        if (after > KIT.wellMax + EPSILON)
          this.stop('well-full', { ...to, volume: round(after), limit: KIT.wellMax });
      }
    this.record({ do: 'dispense', channels: this.on || 1, volume, to });
  }

  run(steps: readonly Step[], repeated = false): void {
    for (const [index, step] of steps.entries()) {
      this.path.push(index);
      if (step.do === 'repeat')
        for (let round = 1; round <= step.times; round += 1) {
          this.rounds.push(round);
          this.run(step.steps, true);
          this.rounds.pop();
        }
      else for (const motion of operationOf(step).motions(step)) this.go(motion, repeated);
      this.path.pop();
    }
  }

  private go(motion: Motion, repeated: boolean): void {
    switch (motion.do) {
      case 'act':
        this.record(motion.act);
        return;
      case 'stop':
        this.stop(motion.kind);
        return;
      case 'given':
        if (repeated || this.moments.length) this.stop('given-late');
        if (!motion.liquid) this.stop('no-liquid');
        for (const target of motion.targets) this.begin(target, motion.liquid, motion.volume);
        return;
      case 'pass':
        this.pass(motion);
    }
  }

  /** What is in wells before the first operation. */
  private begin(target: WellSpot, liquid: string, volume: number): void {
    for (const well of target.wells) {
      const key = keyOf(target.plate, well);
      const contents = this.deck.wells.get(key) ?? new Map();
      const after = total(contents) + volume;
      if (after > KIT.wellMax + EPSILON)
        this.stop('well-full', { ...target, volume: round(after), limit: KIT.wellMax });
      pour(contents, new Map([[liquid, volume]]));
      this.deck.wells.set(key, contents);
    }
  }

  private pass({ tips, channels, sources, targets, expected, moves }: Pass): void {
    if (liquidsIn(moves).includes('')) this.stop('no-liquid');
    for (const [index, target] of targets.entries()) {
      for (const well of expected === undefined ? [] : target.wells) {
        const there = total(this.deck.wells.get(keyOf(target.plate, well)));
        const wanted = expected as number;
        if (Math.abs(there - wanted) > Math.max(0.01, wanted * 0.001))
          this.stop('ratio', { ...target, volume: there, limit: wanted });
      }
      if (tips === 'each' || (tips === 'once' && index === 0)) this.pick(channels);
      else if (this.on !== channels) this.stop('no-tips-on');
      this.moves(moves, { source: sources?.[index] ?? target, target });
    }
  }

  private moves(moves: readonly Move[], spots: Record<'source' | 'target', WellSpot>): void {
    const spot = (where: Where): Spot | 'waste' => {
      if (where === 'waste') return where;
      return typeof where === 'string' ? spots[where] : { reservoir: this.liquids.indexOf(where.liquid) + 1 };
    };
    for (const move of moves)
      if (move.do === 'again') for (let turn = 0; turn < move.times; turn += 1) this.moves(move.moves, spots);
      else if (move.do === 'aspirate') this.aspirate(move.volume, spot(move.from) as Spot);
      else this.dispense(move.volume, spot(move.to));
  }
}

const copy = (wells: Wells): Map<string, Contents> =>
  new Map([...wells].map(([key, contents]) => [key, new Map(contents)]));

/** Rehearses a protocol up to its end or its first mistake. */
export function rehearse({ steps }: { steps: readonly Step[] }): Rehearsal {
  const bench = new Bench(steps);
  let given: Wells = new Map();
  let mistake: Mistake | undefined;
  // What is there before the first operation.
  const first = steps.findIndex((step) => step.do !== 'given');
  try {
    bench.run(first < 0 ? steps : steps.slice(0, first));
    given = copy(bench.deck.wells);
    if (first >= 0) {
      const rest = [
        ...steps.slice(0, first).map((): Step => ({ do: 'repeat', times: 0, steps: [] })),
        ...steps.slice(first),
      ];
      bench.run(rest);
    }
    bench.dropTips();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    mistake = error.mistake;
    if (!given.size) given = bench.moments.length ? given : copy(bench.deck.wells);
  }
  const sum = (which: 0 | 1) =>
    bench.moments.reduce((seconds, { operation }) => seconds + secondsOf(operation)[which], 0);
  return {
    moments: bench.moments,
    ...(mistake && { mistake }),
    given,
    left: bench.deck.wells,
    liquids: bench.liquids.map((name, index) => {
      const drawn = round(bench.drawn[index] ?? 0);
      return { name, drawn, fill: drawn ? drawn + KIT.dead : 0 };
    }),
    tips: bench.tips,
    seconds: [sum(0), sum(1)],
  };
}

/** What was in wells, tips and waste after a number of operations. */
export type Snapshot = { wells: Wells; tips: readonly Contents[]; wasted: Contents };

const EVERY = 200;

/** A way to look at any moment of a rehearsal: forwards from the nearest of the snapshots. */
export function snapshotsOf({ moments, given, liquids }: Rehearsal): (done: number) => Snapshot {
  const names = liquids.map(({ name }) => name);
  const snapshots: DeckState[] = [{ wells: copy(given), tips: [], wasted: new Map() }];
  const clone = ({ wells, tips, wasted }: DeckState): DeckState => ({
    wells: copy(wells),
    tips: tips.map((contents) => new Map(contents)),
    wasted: new Map(wasted),
  });
  return (done) => {
    const until = Math.max(0, Math.min(done, moments.length));
    let at = Math.min(snapshots.length - 1, Math.floor(until / EVERY));
    const deck = clone(snapshots[at] as DeckState);
    for (let index = at * EVERY; index < until; index += 1) {
      if (index && index % EVERY === 0 && index / EVERY > at) {
        at = index / EVERY;
        if (snapshots.length === at) snapshots.push(clone(deck));
      }
      apply((moments[index] as Moment).operation, deck, names);
    }
    return deck;
  };
}
