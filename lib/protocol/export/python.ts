/**
 * A protocol as a Python script: its steps as loops, in the words of a library. Both scripts tell the operations of the
 * rehearsal, which tests/protocol/python runs them for.
 */
import type { Locale } from '../../i18n/locales.ts';
import { stepNumber } from '../edit.ts';
import type { Protocol, Step } from '../model.ts';
import { motionsOf } from '../motions-of.ts';
import { nameIn } from '../names.ts';
import { type Act, operationOf } from '../operations/index.ts';
import type { Channels, LibraryName, Motion, Move, Pass, WellSpot } from '../operations/motions.ts';
import { namesPlates, printStep } from '../print.ts';
import type { Rehearsal } from '../rehearse.ts';

/** What a script needs on the deck, and nothing else. Names are in the language of the script. */
export type Deck = {
  /** By reservoir, from 1: what it is called, and how many µL are to be filled in. */
  reservoirs: { name: string; fill: number }[];
  /** What is in wells at the start. */
  given: string[];
  channels: Channels[];
  racks: number;
  plates: number[];
  /** The plates that stand on a heater-shaker. */
  shakers: number[];
};

/** How a library says what a script does. Places are expressions of the script. */
export type Library = {
  name: LibraryName;
  /** What stands before the steps. */
  head(deck: Deck): string[];
  /** What stands after the steps, in the same function. */
  foot(deck: Deck): string[];
  fresh(channels: Channels): string;
  aspirate(channels: Channels, volume: number, from: string): string;
  /** Above a target, so that no tip touches what is in it. */
  dispense(channels: Channels, volume: number, to: 'target' | 'waste'): string;
  mix(channels: Channels, times: number, volume: number): string;
  reservoir(place: number): string;
  /** Wells of a plate as an expression of a list: for each spot its wells, one for each channel. */
  wells(plate: number, spots: readonly (readonly string[])[]): string;
  /** What tells the robot of wells that hold a liquid at the start. */
  given(plate: number, spots: readonly (readonly string[])[], name: string, volume: number): string[];
};

/** What the motions of a protocol need, each thing once. */
function deckOf(steps: readonly Step[], { liquids, moments }: Written, locale: Locale): Deck {
  const motions = motionsOf(steps);
  const passes = motions.filter((motion) => motion.do === 'pass');
  const given = motions.filter((motion) => motion.do === 'given');
  const acts = motions.filter((motion) => motion.do === 'act');
  const once = <T>(list: readonly (T | undefined)[]) =>
    [...new Set(list)].filter((one) => one !== undefined).sort();
  const spots = [
    ...passes.flatMap(({ sources = [], targets }) => [...sources, ...targets]),
    ...given.flatMap(({ targets }) => targets),
  ];
  return {
    reservoirs: liquids.map(({ name, fill }) => ({ name: nameIn(locale, name), fill: Math.ceil(fill) })),
    given: once(given.map(({ liquid }) => nameIn(locale, liquid))),
    channels: once(passes.map(({ channels }) => channels)),
    racks: Math.max(0, ...moments.map(({ operation }) => (operation.do === 'pick' ? operation.tip.rack : 0))),
    plates: once([...spots.map(({ plate }) => plate), ...acts.map(({ shaker }) => shaker)]),
    shakers: once(acts.map(({ shaker }) => shaker)),
  };
}

const block = (depth: number, lines: readonly string[]) =>
  lines.map((line) => (line ? '    '.repeat(depth) + line : ''));
const namesOf = (spots: readonly WellSpot[]) => spots.map(({ wells }) => wells);

type Written = Pick<Rehearsal, 'liquids' | 'moments'>;
/** The script of a protocol in a library; comments are in a language. */
export function python(library: Library, { steps }: Protocol, rehearsal: Written, locale: Locale): string {
  const deck = deckOf(steps, rehearsal, locale);
  const plates = namesPlates(steps);
  const said = (move: Move, channels: Channels): string => {
    if (move.do === 'mix') return library.mix(channels, move.times, move.volume);
    if (move.do === 'dispense') return library.dispense(channels, move.volume, move.to);
    const { from } = move;
    if (typeof from === 'string') return library.aspirate(channels, move.volume, from);
    const place = rehearsal.liquids.findIndex(({ name }) => name === from.liquid) + 1;
    return library.aspirate(channels, move.volume, library.reservoir(place));
  };
  const wells = (spots: readonly WellSpot[]) => library.wells(spots[0]?.plate ?? 1, namesOf(spots));
  const pass = ({ tips, channels, sources, targets, moves }: Pass): string[] => {
    const fresh = library.fresh(channels);
    return [
      ...(tips === 'once' ? [fresh] : []),
      sources
        ? `for source, target in zip(${wells(sources)}, ${wells(targets)}):`
        : `for target in ${wells(targets)}:`,
      ...block(1, [...(tips === 'each' ? [fresh] : []), ...moves.map((move) => said(move, channels))]),
    ];
  };
  const motion = (one: Motion<Act>): readonly string[] => {
    if (one.do === 'pass') return pass(one);
    if (one.do === 'given')
      return library.given(
        one.targets[0]?.plate ?? 1,
        namesOf(one.targets),
        nameIn(locale, one.liquid),
        one.volume,
      );
    return one.do === 'act' ? one.script[library.name] : [];
  };
  const commands = (step: Step, path: readonly number[]): readonly string[] =>
    step.do === 'repeat'
      ? [
          `for _ in range(${step.times}):`,
          ...block(1, step.steps.length ? lines(step.steps, path) : ['pass']),
        ]
      : operationOf(step).motions(step).flatMap(motion);
  const lines = (list: readonly Step[], path: readonly number[]): string[] =>
    list.flatMap((step, place) => {
      const own = [...path, place];
      return [`# ${stepNumber(own)} ${printStep(step, locale, plates)}`, ...commands(step, own), ''];
    });
  return `${[...library.head(deck), ...block(1, lines(steps, [])), ...library.foot(deck)]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}
