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
import type { Mistake } from './mistakes.ts';
import type { Step } from './model.ts';
import { liquidsIn, reservoirsOf } from './motions-of.ts';
import { type Act, operationOf } from './operations/index.ts';
import type { Channels, Motion, Pass, WellSpot, Where } from './operations/motions.ts';
import type { Rehearsal } from './rehearse.ts';
import { ROWS } from './wells.ts';

/** Works through a protocol up to its end or its first mistake. */
export function workThrough(steps: readonly Step[], hasLimits: boolean): Omit<Rehearsal, 'seconds'> {
  const moments: Moment[] = [];
  const deck: DeckState = { wells: new Map(), tips: [], wasted: new Map() };
  const liquids = reservoirsOf(steps);
  const drawn: number[] = [];
  const path: number[] = [];
  const rounds: number[] = [];
  /** What each tip has been in. */
  const seen = new Set<string>();
  let mistake: Mistake | undefined;
  let given: Wells | undefined;
  let tips = 0;
  let on: 0 | Channels = 0;
  let columns = 0;
  let loose: TipSpot[] = [];

  function stop(kind: Mistake['kind'], more: Omit<Mistake, 'kind' | 'path'> = {}): never {
    mistake = { kind, path, ...more };
    throw new Error(kind);
  }
  /** What the kit cannot do is done all the same where only what comes into the wells is asked for. */
  const beyond = (...why: Parameters<typeof stop>) => {
    if (hasLimits) stop(...why);
  };

  const record = (operation: Operation) => {
    if (moments.length >= MAX_OPERATIONS) stop('too-long');
    given ??= copyWells(deck.wells);
    moments.push({ operation, path: [...path], rounds: [...rounds] });
    apply(operation, deck, liquids);
  };

  const nextColumn = (): TipSpot => {
    if (columns >= TIP_COLUMNS) beyond('no-tips-left', { limit: TIP_COLUMNS * 8 });
    const at = columns++;
    return { rack: Math.floor(at / 12) + 1, column: (at % 12) + 1 };
  };
  const pick = (channels: Channels) => {
    dropTips();
    if (channels === 1 && !loose.length) {
      const at = nextColumn();
      loose = [...ROWS].map((row) => ({ ...at, row }));
    }
    const tip = channels === 8 ? nextColumn() : (loose.shift() as TipSpot);
    tips += channels;
    record({ do: 'pick', channels, tip });
    on = channels;
    seen.clear();
  };
  const dropTips = () => {
    if (on) record({ do: 'drop', channels: on });
    on = 0;
  };

  const inWell = (plate: number, well: string) => total(deck.wells.get(keyOf(plate, well)));
  /** The wells of a spot that hold as much as one of them. */
  const like = ({ plate, wells }: WellSpot, well: string) =>
    wells.filter((one) => inWell(plate, one) === inWell(plate, well));

  const aspirate = (volume: number, from: Spot) => {
    const channels = on as Channels;
    const asked = roundVolume(volume);
    if (asked < KIT.pipetteMin) beyond('too-small', { volume, limit: KIT.pipetteMin });
    if (asked > KIT.tipMax) beyond('tip-full', { volume, limit: KIT.tipMax });
    const inside = new Set<string>();
    if ('reservoir' in from) {
      const place = from.reservoir - 1;
      const name = liquids[place] as string;
      if (place >= KIT.reservoirs) beyond('too-many-reagents', { limit: KIT.reservoirs });
      const sum = roundVolume((drawn[place] ?? 0) + volume * channels);
      const limit = KIT.reservoirMax - KIT.dead;
      if (sum > limit) beyond('reservoir-full', { volume: sum, limit, liquids: [name] });
      drawn[place] = sum;
      inside.add(name);
    } else
      for (const well of from.wells) {
        const contents = deck.wells.get(keyOf(from.plate, well));
        const there = total(contents);
        if (there < asked)
          stop('well-empty', { ...from, failing: like(from, well), volume: there, limit: volume });
        for (const name of (contents as Contents).keys()) inside.add(name);
      }
    const foreign = [...seen].find((name) => !inside.has(name));
    if (foreign) beyond('two-reagents', { liquids: [foreign, [...inside].join(' + ')] });
    for (const name of inside) seen.add(name);
    record({ do: 'aspirate', channels, volume, from });
  };

  /** A well has room for what comes into it. */
  const room = (spot: WellSpot, well: string, more: number) => {
    const volume = roundVolume(inWell(spot.plate, well) + more);
    if (volume > KIT.wellMax)
      beyond('well-full', { ...spot, failing: like(spot, well), volume, limit: KIT.wellMax });
  };
  const dispense = (volume: number, to: Spot | 'waste') => {
    if (to !== 'waste' && 'wells' in to) for (const well of to.wells) room(to, well, volume);
    record({ do: 'dispense', channels: on as Channels, volume, to });
  };

  const pass = ({ tips: which, channels, sources, targets, expected, moves }: Pass) => {
    if (liquidsIn(moves).includes('')) stop('no-liquid');
    for (const [index, target] of targets.entries()) {
      if (expected !== undefined)
        for (const well of target.wells) {
          const there = inWell(target.plate, well);
          if (Math.abs(there - expected) > Math.max(0.01, expected * 0.001))
            stop('ratio', { ...target, failing: like(target, well), volume: there, limit: expected });
        }
      if (which === 'each' || (which === 'once' && index === 0)) pick(channels);
      else if (on !== channels) stop('no-tips-on');
      const spots = { source: sources?.[index] ?? target, target };
      const spot = (where: Where): Spot | 'waste' => {
        if (where === 'waste') return where;
        return typeof where === 'string' ? spots[where] : { reservoir: liquids.indexOf(where.liquid) + 1 };
      };
      for (const move of moves)
        if (move.do === 'aspirate') aspirate(move.volume, spot(move.from) as Spot);
        else if (move.do === 'dispense') dispense(move.volume, spot(move.to));
        else
          for (let turn = 0; turn < move.times; turn += 1) {
            aspirate(move.volume, target);
            dispense(move.volume, target);
          }
    }
  };

  const go = (motion: Motion<Act>) => {
    if (motion.do === 'act') record(motion.act);
    else if (motion.do === 'stop') stop(motion.kind);
    else if (motion.do === 'pass') pass(motion);
    else {
      const { liquid, volume, targets } = motion;
      if (rounds.length || moments.length) stop('given-late');
      if (!liquid) stop('no-liquid');
      for (const target of targets)
        for (const well of target.wells) {
          room(target, well, volume);
          pour(vessel(deck.wells, target.plate, well), new Map([[liquid, volume]]));
        }
    }
  };
  const run = (list: readonly Step[]) => {
    for (const [index, step] of list.entries()) {
      path.push(index);
      if (step.do === 'repeat')
        for (let round = 1; round <= step.times; round += 1) {
          rounds.push(round);
          run(step.steps);
          rounds.pop();
        }
      else operationOf(step).motions(step).forEach(go);
      path.pop();
    }
  };

  try {
    run(steps);
    dropTips();
  } catch (error) {
    if (!mistake) throw error;
  }
  return {
    moments,
    mistake,
    given: given ?? deck.wells,
    left: deck.wells,
    liquids: liquids.map((name, index) => {
      const volume = drawn[index] ?? 0;
      return { name, drawn: volume, fill: volume && volume + KIT.dead };
    }),
    tips,
  };
}
