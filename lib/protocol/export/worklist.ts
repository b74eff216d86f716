/** The operations of a rehearsal as a worklist: CSV as RFC 4180 has it, one operation on each line. */

import type { Moment, Operation, Spot, TipSpot } from '../actions.ts';
import { stepNumber } from '../edit.ts';
import type { Rehearsal } from '../rehearse.ts';

export const WORKLIST_HEAD = [
  'operation',
  'step',
  'action',
  'channels',
  'labware',
  'wells',
  'volume_ul_per_channel',
  'liquid',
  'seconds',
  'rpm',
  'celsius',
] as const;

/** A field; what a spreadsheet would take for a formula is made a text. */
const field = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const span = (wells: readonly string[]) =>
  wells.length > 1 ? `${wells[0]}:${wells.at(-1)}` : (wells[0] ?? '');
const ofSpot = (spot: Spot | 'waste'): [string, string] =>
  spot === 'waste'
    ? ['waste', '']
    : 'reservoir' in spot
      ? ['reservoir', `A${spot.reservoir}`]
      : [`plate ${spot.plate}`, span(spot.wells)];
const ofTip = ({ rack, column, row }: TipSpot): [string, string] => [
  `tips ${rack}`,
  row ? row + column : `A${column}:H${column}`,
];

/** What stands in each column for an operation; what is not named stays empty. */
function cells(
  operation: Operation,
  liquids: Rehearsal['liquids'],
): Partial<Record<(typeof WORKLIST_HEAD)[number], string | number>> {
  const { do: action } = operation;
  const at = ([labware, wells]: [string, string]) => ({ action, labware, wells });
  switch (operation.do) {
    case 'pick':
      return { ...at(ofTip(operation.tip)), channels: operation.channels };
    case 'drop':
      return { ...at(ofSpot('waste')), channels: operation.channels };
    case 'aspirate': {
      const { from, channels, volume } = operation;
      const liquid = 'reservoir' in from ? (liquids[from.reservoir - 1]?.name ?? '') : '';
      return { ...at(ofSpot(from)), channels, volume_ul_per_channel: volume, liquid };
    }
    case 'dispense': {
      const { to, channels, volume } = operation;
      return { ...at(ofSpot(to)), channels, volume_ul_per_channel: volume };
    }
    default: {
      const { do: _, ...figures } = operation;
      if (!('plate' in figures)) return { action, ...figures };
      const { plate, ...more } = figures;
      return { action, labware: `plate ${plate}`, ...more };
    }
  }
}

/** The worklist of a rehearsal without mistakes. */
export function worklist({ moments, liquids }: Pick<Rehearsal, 'moments' | 'liquids'>): string {
  const row = ({ operation, path }: Moment, index: number) => {
    const found = { operation: index + 1, step: stepNumber(path), ...cells(operation, liquids) };
    return WORKLIST_HEAD.map((name) => found[name as keyof typeof found] ?? '');
  };
  return [WORKLIST_HEAD, ...moments.map(row)].map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
