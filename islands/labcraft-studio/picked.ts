import { columnOf, type Place, ROWS, run, wellsBetween, wellsOf, wellsOfColumn } from '@/lib/protocol/wells';

/** Picked wells, in no order, as the whole columns that they are, if they are no more and no less. */
function inColumns(wells: readonly string[]): { columns: number[] } | { wells: string[] } {
  const columns = [...new Set(wells.map(columnOf))];
  return wells.length === columns.length * ROWS.length ? { columns } : { wells: [...wells] };
}

/** The place after a rectangle of wells was picked: in place of what was there, or beside it. */
export function picked(place: Place, from: string, to: string, isMore: boolean): Place {
  const { plate } = place;
  const isColumns = from.charAt(0) === 'A' && to.charAt(0) === ROWS.at(-1);
  const own = isColumns ? run(columnOf(from), columnOf(to)).flatMap(wellsOfColumn) : wellsBetween(from, to);
  if (!isMore) return { plate, ...inColumns(own) };
  const before = wellsOf(place);
  // What is picked again all at once goes.
  const rest = before.filter((well) => !own.includes(well));
  const wells = rest.length + own.length === before.length ? rest : [...rest, ...own];
  return wells.length ? { plate, ...inColumns(wells) } : place;
}
