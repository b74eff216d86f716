/** The short names of classes and custom properties as they are served. */
const FIRST = 'abcdefghijklmnopqrstuvwxyz';
const LATER = `${FIRST}${FIRST.toUpperCase()}0123456789_-`;

/** The name at a place, from 0: `a` to `z`, then two signs, then three. */
export function shortName(place: number): string {
  let name = FIRST[place % FIRST.length] as string;
  for (let rest = Math.floor(place / FIRST.length); rest > 0; rest = Math.floor((rest - 1) / LATER.length))
    name += LATER[(rest - 1) % LATER.length];
  return name;
}
