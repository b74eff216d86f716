/**
 * A protocol as a Python script: its steps as loops, in the words of a library. Both scripts tell the operations of the
 * rehearsal, which tests/protocol/python runs them for.
 */
import type { Locale } from '../../i18n/locales.ts';
import type { Protocol, Step, StepOf, Tips } from '../model.ts';
import { namesPlates, printStep } from '../print.ts';
import { channelsOf, diluentOf, pairsOf, type Rehearsal, reservoirsOf } from '../rehearse.ts';
import { type Place, unitsOf } from '../wells.ts';
import { stepNumber } from './worklist.ts';

/** How a library says what a script does. Places are expressions of the script. */
export type Library = {
  /** What stands before the steps; `notes` are lines of comments. */
  head(notes: readonly string[]): string[];
  /** How far the steps are indented, and what stands after them. */
  indent: number;
  foot: string[];
  fresh(channels: 1 | 8): string;
  aspirate(channels: 1 | 8, volume: number, from: string): string;
  dispense(channels: 1 | 8, volume: number, to: string, above: boolean): string;
  wait(seconds: number): string;
  reservoir(place: number): string;
  /** Names of wells, first row of each unit, on a plate: an expression of a list. */
  wells(plate: number, names: readonly string[], channels: 1 | 8): string;
  waste: string;
};

const block = (depth: number, lines: readonly string[]) =>
  lines.map((line) => (line ? '    '.repeat(depth) + line : ''));
const named = (place: Place) => unitsOf(place).map(([first]) => first as string);

/** The script of a protocol in a library; comments are in a language. */
export function python(
  library: Library,
  { steps }: Protocol,
  { liquids }: Pick<Rehearsal, 'liquids'>,
  locale: Locale,
): string {
  const reservoirs = reservoirsOf(steps);
  const plates = namesPlates(steps);
  const from = (liquid: string) => library.reservoir(reservoirs.indexOf(liquid) + 1);
  const wells = (place: Place) => library.wells(place.plate, named(place), channelsOf(place));

  const loop = (tips: Tips, channels: 1 | 8, head: string, body: string[]): string[] => {
    const fresh = library.fresh(channels);
    return [
      ...(tips === 'once' ? [fresh] : []),
      head,
      ...block(1, [...(tips === 'each' ? [fresh] : []), ...body]),
    ];
  };
  const mixing = (channels: 1 | 8, times: number, volume: number, well: string) => [
    `for _ in range(${times}):`,
    ...block(1, [library.aspirate(channels, volume, well), library.dispense(channels, volume, well, false)]),
  ];
  const transfer = (step: StepOf<'transfer'>) => {
    const channels = channelsOf(step.at);
    const pairs = pairsOf(step) ?? [];
    const list = (which: 0 | 1) => {
      const names = pairs.map((pair) => pair[which].wells[0] as string);
      return library.wells((which ? step.at : step.from).plate, names, channels);
    };
    return loop(step.tips, channels, `for source, target in zip(${list(0)}, ${list(1)}):`, [
      library.aspirate(channels, step.volume, 'source'),
      library.dispense(channels, step.volume, 'target', true),
    ]);
  };
  const dilute = (step: StepOf<'dilute'>) => {
    const channels = channelsOf(step.at);
    const fill =
      step.diluent === null
        ? []
        : loop(step.tips === 'keep' ? 'keep' : 'once', channels, 'for target in path[1:]:', [
            library.aspirate(channels, diluentOf(step), from(step.diluent)),
            library.dispense(channels, diluentOf(step), 'target', true),
          ]);
    const move = loop(step.tips, channels, 'for source, target in zip(path, path[1:]):', [
      library.aspirate(channels, step.volume, 'source'),
      library.dispense(channels, step.volume, 'target', true),
      ...mixing(channels, step.times, step.volume, 'target'),
    ]);
    return [`path = ${wells(step.at)}`, ...fill, ...move];
  };
  const lines = (list: readonly Step[], path: readonly number[]): string[] =>
    list.flatMap((step, place) => {
      const own = [...path, place];
      return [`# ${stepNumber(own)} ${printStep(step, locale, plates)}`, ...commands(step, own), ''];
    });
  const commands = (step: Step, path: readonly number[]): string[] => {
    switch (step.do) {
      case 'given':
        return [];
      case 'wait':
        return [library.wait(step.seconds)];
      case 'repeat':
        return [
          `for _ in range(${step.times}):`,
          ...block(1, step.steps.length ? lines(step.steps, path) : ['pass']),
        ];
      case 'transfer':
        return transfer(step);
      case 'dilute':
        return dilute(step);
    }
    const channels = channelsOf(step.at);
    const each = `for target in ${wells(step.at)}:`;
    switch (step.do) {
      case 'dispense':
        return loop(step.tips, channels, each, [
          library.aspirate(channels, step.volume, from(step.liquid)),
          library.dispense(channels, step.volume, 'target', true),
        ]);
      case 'remove':
        return loop(step.tips, channels, each, [
          library.aspirate(channels, step.volume, 'target'),
          library.dispense(channels, step.volume, library.waste, false),
        ]);
      case 'mix':
        return loop(step.tips, channels, each, mixing(channels, step.times, step.volume, 'target'));
    }
  };
  const notes = liquids.map(
    ({ name, fill }, place) => `# reservoir A${place + 1}: ${name}, ${Math.ceil(fill)} µL`,
  );
  const body = block(library.indent, lines(steps, []));
  return `${[...library.head(notes), ...body, ...library.foot]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}
