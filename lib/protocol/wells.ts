/** Wells of a 96-well plate, and places made of them: whole columns, or wells in an order. */

export const ROWS = 'ABCDEFGH';
const COLUMNS = 12;
export const PLATES = 3;
export const ALL_COLUMNS: readonly number[] = run(1, COLUMNS);

export type Place = { plate: number } & ({ columns: number[] } | { wells: string[] });

/** The row of a well, from 0. */
export const rowOf = (well: string): number => ROWS.indexOf(well.charAt(0));
/** The column of a well, from 1. */
export const columnOf = (well: string): number => Number(well.slice(1));
/** The name of a well: row from 0, column from 1. */
export const wellAt = (row: number, column: number): string => `${ROWS[row]}${column}`;

/** The eight wells of a column (from 1), from A to H. */
export const wellsOfColumn = (column: number): string[] => [...ROWS].map((row) => `${row}${column}`);
/** The twelve wells of a row, by its letter. */
export const wellsOfRow = (row: string): string[] => ALL_COLUMNS.map((column) => `${row}${column}`);

/** From one whole number to another, also downwards. */
export function run(from: number, to: number): number[] {
  const by = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * by);
}

/** Tells whether wells are just these columns, from A to H each. */
export const isWhole = (wells: readonly string[], columns: readonly number[]): boolean =>
  wells.join() === columns.flatMap(wellsOfColumn).join();

/** Every well of a place, in its order. */
export const wellsOf = (place: Place): string[] =>
  'wells' in place ? place.wells : place.columns.flatMap(wellsOfColumn);

/** What a pipette does at once: a column with eight channels, or a well with one. */
export const unitsOf = (place: Place): string[][] =>
  'wells' in place ? place.wells.map((well) => [well]) : place.columns.map(wellsOfColumn);

/** The wells from one to another: along a row or a column, or the rectangle between them, row by row. */
export const wellsBetween = (from: string, to: string): string[] =>
  run(rowOf(from), rowOf(to)).flatMap((row) =>
    run(columnOf(from), columnOf(to)).map((column) => wellAt(row, column)),
  );

export type Run = { from: number; to: number };

/** How far those from a place of a list follow each other in one direction: three or more, as two neighbours stay two. */
function reach<T>(list: readonly T[], from: number, directions: readonly ((one: T) => T)[]): number {
  const ends = directions.map((next) => {
    let to = from;
    while (list[to + 1] === next(list[to] as T)) to += 1;
    return to;
  });
  const end = Math.max(...ends);
  return end - from < 2 ? from : end;
}

/** Neighbours joined, either way: 1, 2, 3, 7 is 1 to 3 and 7. */
export function runsOf(numbers: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < numbers.length; ) {
    const to = reach(numbers, at, [(one) => one + 1, (one) => one - 1]);
    runs.push({ from: numbers[at] as number, to: numbers[to] as number });
    at = to + 1;
  }
  return runs;
}

export type WellRun = { rows: string[] } | { from: string; to: string };

const beside = (down: number, along: number) => (well: string) =>
  wellAt(rowOf(well) + down, columnOf(well) + along);
const DIRECTIONS = [beside(0, 1), beside(1, 0), beside(0, -1), beside(-1, 0)];

/** A list of wells in few words: whole rows, runs along a row or a column either way, and single wells. Read again, it is the same list. */
export function wellRuns(wells: readonly string[]): WellRun[] {
  const runs: WellRun[] = [];
  for (let at = 0; at < wells.length; ) {
    const from = wells[at] as string;
    const row = from.charAt(0);
    if (wells.slice(at, at + COLUMNS).join() === wellsOfRow(row).join()) {
      const last = runs.at(-1);
      if (last && 'rows' in last) last.rows.push(row);
      else runs.push({ rows: [row] });
      at += COLUMNS;
      continue;
    }
    const to = reach(wells, at, DIRECTIONS);
    runs.push({ from, to: wells[to] as string });
    at = to + 1;
  }
  return runs;
}
