/**
 * A protocol as a Python script: its steps as loops, in the words of a library. Both scripts tell the operations of the
 * rehearsal, which tests/protocol/python runs them for.
 */
import type { Locale } from '../../i18n/locales.ts';
import { stepNumber } from '../edit.ts';
import type { Protocol, Step } from '../model.ts';
import { reservoirsOf, shakersOf } from '../motions-of.ts';
import { nameIn } from '../names.ts';
import type { Act } from '../operations/index.ts';
import { operationOf } from '../operations/index.ts';
import type { LibraryName, Motion, Move, Pass, WellSpot, Where } from '../operations/motions.ts';
import { namesPlates, printStep } from '../print.ts';
import type { Rehearsal } from '../rehearse.ts';

/** How a library says what a script does. Places are expressions of the script. */
export type Library = {
  name: LibraryName;
  /** What stands before the steps; `notes` are lines of comments, `shakers` the plates on a heater-shaker. */
  head(notes: readonly string[], shakers: readonly number[]): string[];
  /** How far the steps are indented, and what stands after them. */
  indent: number;
  foot(shakers: readonly number[]): string[];
  fresh(channels: 1 | 8): string;
  aspirate(channels: 1 | 8, volume: number, from: string): string;
  dispense(channels: 1 | 8, volume: number, to: string, above: boolean): string;
  reservoir(place: number): string;
  /** Names of wells, first row of each unit, on a plate: an expression of a list. */
  wells(plate: number, names: readonly string[], channels: 1 | 8): string;
  waste: string;
};

const block = (depth: number, lines: readonly string[]) =>
  lines.map((line) => (line ? '    '.repeat(depth) + line : ''));
/** The script of a protocol in a library; comments are in a language. */
export function python(
  library: Library,
  { steps }: Protocol,
  { liquids }: Pick<Rehearsal, 'liquids'>,
  locale: Locale,
): string {
  const reservoirs = reservoirsOf(steps);
  const plates = namesPlates(steps);
  const where = (place: Where): string => {
    if (place === 'waste') return library.waste;
    return typeof place === 'string' ? place : library.reservoir(reservoirs.indexOf(place.liquid) + 1);
  };
  const moves = (list: readonly Move[], channels: 1 | 8): string[] =>
    list.flatMap((move) => {
      if (move.do === 'again')
        return [`for _ in range(${move.times}):`, ...block(1, moves(move.moves, channels))];
      return move.do === 'aspirate'
        ? [library.aspirate(channels, move.volume, where(move.from))]
        : [library.dispense(channels, move.volume, where(move.to), move.above)];
    });
  const pass = ({ tips, channels, sources, targets, moves: list }: Pass): string[] => {
    const wells = (spots: readonly WellSpot[]) =>
      library.wells(
        spots[0]?.plate ?? 1,
        spots.map(({ wells: [first = ''] }) => first),
        channels,
      );
    const fresh = library.fresh(channels);
    return [
      ...(tips === 'once' ? [fresh] : []),
      sources
        ? `for source, target in zip(${wells(sources)}, ${wells(targets)}):`
        : `for target in ${wells(targets)}:`,
      ...block(1, [...(tips === 'each' ? [fresh] : []), ...moves(list, channels)]),
    ];
  };
  const motion = (one: Motion<Act>): readonly string[] => {
    if (one.do === 'pass') return pass(one);
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
  const notes = liquids.map(
    ({ name, fill }, place) => `# reservoir A${place + 1}: ${nameIn(locale, name)}, ${Math.ceil(fill)} µL`,
  );
  const body = block(library.indent, lines(steps, []));
  const shakers = shakersOf(steps);
  return `${[...library.head(notes, shakers), ...body, ...library.foot(shakers)]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}
