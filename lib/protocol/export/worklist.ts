/** The operations of a rehearsal as a worklist: CSV as RFC 4180 has it, one operation on each line. */
import type { Moment, Operation, Rehearsal, Spot, TipSpot } from '../rehearse.ts';

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

function cells(operation: Operation, liquids: Rehearsal['liquids']): (string | number)[] {
  switch (operation.do) {
    case 'wait':
      return ['wait', '', '', '', '', '', operation.seconds];
    case 'pick':
      return ['pick', operation.channels, ...ofTip(operation.tip), '', '', ''];
    case 'drop':
      return ['drop', operation.channels, 'waste', '', '', '', ''];
    case 'aspirate': {
      const name = 'reservoir' in operation.from ? (liquids[operation.from.reservoir - 1]?.name ?? '') : '';
      return ['aspirate', operation.channels, ...ofSpot(operation.from), operation.volume, name, ''];
    }
    case 'dispense':
      return ['dispense', operation.channels, ...ofSpot(operation.to), operation.volume, '', ''];
  }
}

/** The number of a step as people count: 2.1 is the first step in the second. */
export const stepNumber = (path: readonly number[]): string => path.map((place) => place + 1).join('.');

/** The worklist of a rehearsal without mistakes. */
export function worklist({ moments, liquids }: Pick<Rehearsal, 'moments' | 'liquids'>): string {
  const row = ({ operation, path }: Moment, index: number) => [
    index + 1,
    stepNumber(path),
    ...cells(operation, liquids),
  ];
  return [WORKLIST_HEAD, ...moments.map(row)].map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
