import {
  columnOf,
  isWhole,
  type Place,
  ROWS,
  run,
  wellsBetween,
  wellsOf,
  wellsOfColumn,
} from '@/lib/protocol/wells';

/** Wells in an order as a place: whole columns where that is what they are. */
function placeOf(wells: readonly string[], plate: number): Place {
  const columns = [...new Set(wells.map(columnOf))];
  const byColumn = columns.flatMap((column) => wellsOfColumn(column).filter((well) => wells.includes(well)));
  return byColumn.length === wells.length && isWhole(byColumn, columns)
    ? { plate, columns }
    : { plate, wells: [...wells] };
}

/** The place after a rectangle of wells was picked: in place of what was there, or beside it. */
export function picked(place: Place, from: string, to: string, isMore: boolean): Place {
  const isColumns = from.charAt(0) === 'A' && to.charAt(0) === ROWS.at(-1);
  const own = isColumns ? run(columnOf(from), columnOf(to)).flatMap(wellsOfColumn) : wellsBetween(from, to);
  if (!isMore) return placeOf(own, place.plate);
  const before = wellsOf(place);
  // What is picked again all at once goes.
  const rest = before.filter((well) => !own.includes(well));
  const wells = rest.length + own.length === before.length ? rest : [...rest, ...own];
  return wells.length ? placeOf(wells, place.plate) : place;
}
