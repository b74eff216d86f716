/** The wells that words name. */
import { keyOf } from './contents.ts';
import type { Range } from './grammar/match.ts';
import { type Context, type Item, NotUnderstood, type SlotOf } from './said.ts';
import {
  ALL_COLUMNS,
  columnOf,
  isWhole,
  type Place,
  ROWS,
  run,
  wellsBetween,
  wellsOf,
  wellsOfColumn,
  wellsOfRow,
} from './wells.ts';

/** The wells, or columns, that an item names. */
function spanned(item: Item): { columns: number[] } | { wells: string[] } {
  if ('from' in item) return { columns: run(item.from, item.to) };
  if ('columns' in item) return item;
  const [first, last = first] = ('rows' in item ? item.rows : item.wells) as [string, string?];
  if ('rows' in item) {
    const rows = item.range
      ? run(ROWS.indexOf(first), ROWS.indexOf(last)).map((row) => ROWS.charAt(row))
      : item.rows;
    return { wells: rows.flatMap(wellsOfRow) };
  }
  if (!item.range) return item;
  const wells = wellsBetween(first, last);
  const columns = [...new Set(wells.map(columnOf))];
  // From H1 to A1 is another order than that of the column.
  const downwards = columns.flatMap((column) => wells.filter((well) => columnOf(well) === column));
  return isWhole(downwards, columns) ? { columns } : { wells };
}

/** A11 to B2: as one reads, or a rectangle? */
function isCrossed(item: Item): boolean {
  if (!('wells' in item && item.range)) return false;
  const [first = '', last = ''] = item.wells;
  const down = last.charCodeAt(0) - first.charCodeAt(0);
  return down * (columnOf(last) - columnOf(first)) < 0;
}

const eachWell = (part: ReturnType<typeof spanned>) =>
  'columns' in part ? part.columns.flatMap(wellsOfColumn) : part.wells;

/** The keys of the wells that a part names, whatever is known of where the steps before were. */
export function wellsNamed({ place }: SlotOf<'place'>): string[] {
  if (place.same) return [];
  const but = new Set(place.but?.map(spanned).flatMap(eachWell));
  const parts = place.items === 'all' ? [{ columns: [...ALL_COLUMNS] }] : place.items.map(spanned);
  return parts
    .flatMap(eachWell)
    .filter((well) => !but.has(well))
    .map((well) => keyOf(place.plate ?? 1, well));
}

/** Wells but for some of them, which have to be among them. */
function without(
  parts: ReturnType<typeof spanned>[],
  but: ReturnType<typeof spanned>[],
  plate: number,
  range: Range,
): Place {
  const left = new Set(parts.flatMap(eachWell));
  for (const well of but.flatMap(eachWell))
    if (!left.delete(well)) throw new NotUnderstood('unfit', range, 'wells');
  if (!left.size) throw new NotUnderstood('unfit', range, 'wells');
  const wells = [...left];
  const columns = ALL_COLUMNS.filter((column) => left.has(`A${column}`));
  return isWhole(wells, columns) ? { plate, columns } : { plate, wells };
}

/** Whether wells are whole columns, or whole rows: of A1, `the same row` may be A1 alone or all of row A. */
function isLine(at: Place, line: 'column' | 'row'): boolean {
  if (line === 'column') return 'columns' in at;
  const wells = wellsOf(at);
  return wells.every((well) => wellsOfRow(well.charAt(0)).every((other) => wells.includes(other)));
}

/** Whether one well is beside the other. */
const areNeighbours = (one: string, other: string) =>
  Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) + Math.abs(columnOf(one) - columnOf(other)) === 1;

/** The last column: of the plate, or of those that were spoken of? Beside those it may be filled as well. */
function checkEdge(edge: Item, before: readonly string[], { isWay, puts }: Context, range: Range): void {
  const outer = eachWell(spanned(edge));
  if (outer.every((well) => before.includes(well))) return;
  if (isWay) throw new NotUnderstood('unfit', range, 'wells');
  const lines = new Set(before.map((well) => ('rows' in edge ? well.charAt(0) : columnOf(well))));
  // A single line may be filled beside them; several may be those that are filled already.
  const isOne = new Set(outer.map((well) => ('rows' in edge ? well.charAt(0) : columnOf(well)))).size === 1;
  const isBeside = outer.some((well) => before.some((other) => areNeighbours(well, other)));
  if (lines.size > 1 && !(puts && isOne && isBeside)) throw new NotUnderstood('ambiguous', range, 'wells');
}

/** The place that a part names. `along` keeps the wells of a column apart, as a dilution needs them. */
export function placeOf(
  { place, ...range }: SlotOf<'place'>,
  context: Context,
  plate: number | undefined,
  along = false,
): Place {
  if (place.same) {
    if (!context.at)
      throw new NotUnderstood(context.isSeveral ? 'ambiguous' : 'nothing-before', range, 'wells');
    if (place.line && !isLine(context.at, place.line)) throw new NotUnderstood('ambiguous', range, 'wells');
    // Of each: of several.
    if (range.of && place.many && wellsOf(context.at).length < 2)
      throw new NotUnderstood('ambiguous', range, 'wells');
    if (context.isRest && !place.many) throw new NotUnderstood('ambiguous', range, 'wells');
    return place.plate ? { ...context.at, plate: place.plate } : context.at;
  }
  // What remains is told from the steps before (`rest-of.ts`), but not of a repeat.
  if (place.rest) throw new NotUnderstood('ambiguous', range, 'wells');
  const isInto = context.puts || (range.role === 'to' && !range.inside);
  const isOfAll = context.eachOf && isWhole(wellsOf(context.eachOf), ALL_COLUMNS);
  if (place.each && context.eachOf && (!isInto || isOfAll) && !place.but) return context.eachOf;
  if (place.each && (context.isSeveral || context.here)) throw new NotUnderstood('ambiguous', range, 'wells');
  const on = place.plate ?? plate ?? context.plate;
  if (on === undefined && context.plates) throw new NotUnderstood('which-plate', range, 'plate');
  // Each well, or a plate: all of it, or what of it was spoken of?
  const isPlate =
    place.items === 'all' && place.plate && !place.whole && place.plate === context.before?.plate;
  const before = isPlate ? context.before : place.each ? context.at : undefined;
  const isFilled = (plate: number) =>
    ALL_COLUMNS.flatMap(wellsOfColumn).every((well) => context.there?.(plate, well));
  if (before && !isWhole(wellsOf(before), ALL_COLUMNS) && !(isPlate && isFilled(before.plate)))
    throw new NotUnderstood('ambiguous', range, 'wells');
  if (place.items !== 'all' && place.items.some(isCrossed))
    throw new NotUnderstood('ambiguous', range, 'wells');
  const edge = place.items !== 'all' && place.items.find((item) => item.edge);
  if (edge && context.before && (place.plate ?? context.before.plate) === context.before.plate)
    checkEdge(edge, wellsOf(context.before), context, range);
  const parts = place.items === 'all' ? [{ columns: [...ALL_COLUMNS] }] : place.items.map(spanned);
  if (place.but) return without(parts, place.but.map(spanned), on ?? 1, range);
  const columns = parts.every((part) => 'columns' in part)
    ? parts.flatMap((part) => part.columns)
    : undefined;
  const wells = parts.flatMap(eachWell);
  const list: readonly unknown[] = columns ?? wells;
  if (new Set(list).size < list.length) throw new NotUnderstood('twice', range, 'wells');
  return { plate: on ?? 1, ...(columns && !(along && columns.length === 1) ? { columns } : { wells }) };
}

/** Tips for each column are tips for each well only where no column has two. */
export function checkTips(tips: SlotOf<'tips'> | undefined, at: Place): void {
  if (!tips?.unit || 'columns' in at) return;
  const columns = at.wells.map((well) => well.slice(1));
  if (new Set(columns).size < columns.length) throw new NotUnderstood('unfit', tips, 'tips');
}
