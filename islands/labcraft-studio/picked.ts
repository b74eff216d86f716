import {
  columnOf,
  inColumns,
  type Place,
  ROWS,
  run,
  wellsBetween,
  wellsOf,
  wellsOfColumn,
} from '@/lib/protocol/wells';

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
