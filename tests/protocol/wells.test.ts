/** Wells and columns in an order: between two of them, and in few words. */
import { run, runsOf, type WellRun, wellRuns, wellsBetween, wellsOfRow } from '@/lib/protocol/wells';

it.each<[from: number, to: number, all: number[]]>([
  [1, 3, [1, 2, 3]],
  [3, 1, [3, 2, 1]],
  [4, 4, [4]],
])('from %d to %d', (from, to, all) => expect(run(from, to)).toEqual(all));

it.each<[from: string, to: string, wells: string[]]>([
  ['A1', 'B2', ['A1', 'A2', 'B1', 'B2']],
  ['B12', 'A11', ['B12', 'B11', 'A12', 'A11']],
  ['H7', 'H7', ['H7']],
])('between %s and %s, row by row', (from, to, wells) => expect(wellsBetween(from, to)).toEqual(wells));

/** 1 to 3 is `1-3`. */
const shown = ({ from, to }: { from: unknown; to: unknown }) => (from === to ? `${from}` : `${from}-${to}`);

it.each<[columns: number[], runs: string[]]>([
  [
    [1, 2, 3, 7],
    ['1-3', '7'],
  ],
  [[3, 2, 1], ['3-1']],
  // Two neighbours stay two, wherever they stand.
  [
    [1, 2],
    ['1', '2'],
  ],
  [
    [7, 1, 2],
    ['7', '1', '2'],
  ],
  [
    [9, 7, 1, 2, 3],
    ['9', '7', '1-3'],
  ],
  // Every other column is no run.
  [
    [1, 3, 5],
    ['1', '3', '5'],
  ],
  [
    [1, 2, 4, 5, 6],
    ['1', '2', '4-6'],
  ],
  [[], []],
])('columns %j are %j', (columns, runs) => expect(runsOf(columns).map(shown)).toEqual(runs));

const rows = (...names: string[]) => names.flatMap(wellsOfRow);
const inWords = (one: WellRun) => ('rows' in one ? `rows ${one.rows.join()}` : shown(one));

it.each<[what: string, wells: string[], runs: string[]]>([
  ['along a row', ['B2', 'B3', 'B4'], ['B2-B4']],
  ['along a row, backwards', ['B4', 'B3', 'B2'], ['B4-B2']],
  ['down a column', ['C5', 'D5', 'E5', 'F5'], ['C5-F5']],
  ['up a column', ['C1', 'B1', 'A1'], ['C1-A1']],
  ['two neighbours', ['A1', 'A2'], ['A1', 'A2']],
  ['two neighbours behind another well', ['H12', 'A1', 'A2'], ['H12', 'A1', 'A2']],
  ['three behind others', ['H12', 'F3', 'A1', 'A2', 'A3'], ['H12', 'F3', 'A1-A3']],
  ['across the edge', ['A11', 'A12', 'B1'], ['A11', 'A12', 'B1']],
  ['a whole row', rows('A'), ['rows A']],
  ['rows in any order', rows('C', 'A', 'B'), ['rows C,A,B']],
  ['a row and a well of the next', [...rows('A'), 'B1'], ['rows A', 'B1']],
  ['a well, and two rows', ['H1', ...rows('A', 'B')], ['H1', 'rows A,B']],
  ['rows with a well between them', [...rows('A'), 'H1', ...rows('B')], ['rows A', 'H1', 'rows B']],
  ['most of a row', rows('A').slice(0, 11), ['A1-A11']],
])('wells %s', (_, wells, runs) => expect(wellRuns(wells).map(inWords)).toEqual(runs));
