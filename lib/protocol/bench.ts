import type { Moment, Operation, Spot, TipSpot } from './actions.ts';
import {
  apply,
  type Contents,
  copyWells,
  type DeckState,
  keyOf,
  pour,
  roundVolume,
  total,
  vessel,
  type Wells,
} from './contents.ts';
import { KIT, MAX_OPERATIONS, TIP_COLUMNS } from './kit.ts';
import { type Mistake, Stop } from './mistakes.ts';
import type { Step } from './model.ts';
import { liquidsIn, reservoirsOf } from './motions-of.ts';
import { type Act, operationOf } from './operations/index.ts';
import type { Motion, Move, Pass, WellSpot, Where } from './operations/motions.ts';
import { ROWS } from './wells.ts';

/** A protocol at work, up to the first mistake. */
export class Bench {
  readonly moments: Moment[] = [];
  readonly deck: DeckState = { wells: new Map(), tips: [], wasted: new Map() };
  /** Before the first operation, if there is one. */
  given?: Wells;
  readonly liquids: string[];
  readonly drawn: number[] = [];
  tips = 0;
  private on: 0 | 1 | 8 = 0;
  /** What each tip has been in. */
  private seen = new Set<string>();
  private nextColumn = 0;
  private loose: TipSpot[] = [];
  private path: number[] = [];
  private rounds: number[] = [];

  private readonly hasLimits: boolean;

  constructor(steps: readonly Step[], hasLimits = true) {
    this.liquids = reservoirsOf(steps);
    this.hasLimits = hasLimits;
  }

  stop(kind: Mistake['kind'], more: Omit<Mistake, 'kind' | 'path'> = {}): never {
    throw new Stop({ kind, path: [...this.path], ...more });
  }

  /** What the kit cannot do is done all the same where only what comes into the wells is asked for. */
  private beyond(...mistake: Parameters<Bench['stop']>): void {
    if (this.hasLimits) this.stop(...mistake);
  }

  private record(operation: Operation): void {
    if (this.moments.length >= MAX_OPERATIONS) this.stop('too-long');
    this.given ??= copyWells(this.deck.wells);
    this.moments.push({ operation, path: [...this.path], rounds: [...this.rounds] });
    apply(operation, this.deck, this.liquids);
  }

  private pick(channels: 1 | 8): void {
    this.dropTips();
    let tip: TipSpot | undefined;
    const column = () => {
      if (this.nextColumn >= TIP_COLUMNS) this.beyond('no-tips-left', { limit: TIP_COLUMNS * 8 });
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
    const channels = this.on as 1 | 8;
    const asked = roundVolume(volume);
    if (asked < KIT.pipetteMin) this.beyond('too-small', { volume, limit: KIT.pipetteMin });
    if (asked > KIT.tipMax) this.beyond('tip-full', { volume, limit: KIT.tipMax });
    const inside = new Set<string>();
    if ('reservoir' in from) {
      const name = this.liquids[from.reservoir - 1] as string;
      if (from.reservoir > KIT.reservoirs) this.beyond('too-many-reagents', { limit: KIT.reservoirs });
      const drawn = roundVolume((this.drawn[from.reservoir - 1] ?? 0) + volume * channels);
      const limit = KIT.reservoirMax - KIT.dead;
      if (drawn > limit) this.beyond('reservoir-full', { volume: drawn, limit, liquids: [name] });
      this.drawn[from.reservoir - 1] = drawn;
      inside.add(name);
    } else
      for (const well of from.wells) {
        const contents = this.deck.wells.get(keyOf(from.plate, well));
        const there = total(contents);
        if (there < asked) this.stop('well-empty', { ...from, volume: there, limit: volume });
        for (const name of (contents as Contents).keys()) inside.add(name);
      }
    const foreign = [...this.seen].filter((name) => !inside.has(name));
    if (foreign.length)
      this.beyond('two-reagents', { liquids: [foreign[0] as string, [...inside].join(' + ')] });
    for (const name of inside) this.seen.add(name);
    this.record({ do: 'aspirate', channels, volume, from });
  }

  /** How much is in a well. */
  private in(plate: number, well: string): number {
    return total(this.deck.wells.get(keyOf(plate, well)));
  }

  /** A well has room for what is to be in it. */
  private room(spot: WellSpot, after: number): void {
    const volume = roundVolume(after);
    if (volume > KIT.wellMax) this.beyond('well-full', { ...spot, volume, limit: KIT.wellMax });
  }

  private dispense(volume: number, to: Spot | 'waste'): void {
    if (to !== 'waste' && 'wells' in to)
      for (const well of to.wells) this.room(to, this.in(to.plate, well) + volume);
    this.record({ do: 'dispense', channels: this.on as 1 | 8, volume, to });
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

  private go(motion: Motion<Act>, repeated: boolean): void {
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
      this.room(target, this.in(target.plate, well) + volume);
      pour(vessel(this.deck.wells, target.plate, well), new Map([[liquid, volume]]));
    }
  }

  private pass({ tips, channels, sources, targets, expected, moves }: Pass): void {
    if (liquidsIn(moves).includes('')) this.stop('no-liquid');
    for (const [index, target] of targets.entries()) {
      if (expected !== undefined)
        for (const well of target.wells) {
          const there = this.in(target.plate, well);
          if (Math.abs(there - expected) > Math.max(0.01, expected * 0.001))
            this.stop('ratio', { ...target, volume: there, limit: expected });
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
      if (move.do === 'aspirate') this.aspirate(move.volume, spot(move.from) as Spot);
      else if (move.do === 'dispense') this.dispense(move.volume, spot(move.to));
      else
        for (let turn = 0; turn < move.times; turn += 1) {
          this.aspirate(move.volume, spots.target);
          this.dispense(move.volume, spots.target);
        }
  }
}
