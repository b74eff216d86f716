/** The operations of a rehearsal as a worklist: CSV as RFC 4180 has it, one operation on each line. */

import type { Locale } from '../../i18n/locales.ts';
import type { Moment, Operation, Spot } from '../actions.ts';
import { stepNumber } from '../edit.ts';
import { nameIn } from '../names.ts';
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
  const text = typeof value === 'string' && /^[=+\-@＝＋－＠\t]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const span = (wells: readonly string[]) =>
  wells.length > 1 ? `${wells[0]}:${wells.at(-1)}` : (wells[0] ?? '');
type Cells = Partial<Record<(typeof WORKLIST_HEAD)[number], string | number>>;
const ofSpot = (spot: Spot | 'waste'): Cells =>
  spot === 'waste'
    ? { labware: spot }
    : 'reservoir' in spot
      ? { labware: 'reservoir', wells: `A${spot.reservoir}` }
      : { labware: `plate ${spot.plate}`, wells: span(spot.wells) };

/** Where an operation is done, and with what. Its figures have the names of their columns, but for the volume. */
function cells(operation: Operation, liquids: readonly string[]): Cells {
  switch (operation.do) {
    case 'pick': {
      const { rack, column, row } = operation.tip;
      return { labware: `tips ${rack}`, wells: row ? row + column : `A${column}:H${column}` };
    }
    case 'drop':
      return ofSpot('waste');
    case 'aspirate': {
      const { from, volume } = operation;
      const liquid = 'reservoir' in from ? liquids[from.reservoir - 1] : '';
      return { ...ofSpot(from), volume_ul_per_channel: volume, liquid };
    }
    case 'dispense':
      return { ...ofSpot(operation.to), volume_ul_per_channel: operation.volume };
    default:
      return 'plate' in operation ? { labware: `plate ${operation.plate}` } : {};
  }
}

/** The worklist of a rehearsal without mistakes; liquids have their names in a language. */
export function worklist(
  { moments, liquids }: Pick<Rehearsal, 'moments' | 'liquids'>,
  locale: Locale,
): string {
  const names = liquids.map(({ name }) => nameIn(locale, name));
  const row = ({ operation, path }: Moment, index: number) => {
    // A spreadsheet would take 2.10 for 2.1, and other signs for a day.
    const step = stepNumber(path).replaceAll('.', '>');
    const named = { operation: index + 1, step, action: operation.do };
    const found: Cells = { ...operation, ...named, ...cells(operation, names) };
    return WORKLIST_HEAD.map((name) => found[name] ?? '');
  };
  return [WORKLIST_HEAD, ...moments.map(row)].map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
