/** What a vessel contains, in µL. */

/** Contents by the name of the liquid, in µL. A liquid may be called `constructor`, so this is a map. */
export type Contents = Map<string, number>;
/** By plate and well: `1 A1`. */
export type Wells = ReadonlyMap<string, Contents>;

/** An amount in µL, without what arithmetic of fractions leaves behind. */
export const roundVolume = (value: number) => Math.round(value * 1e6) / 1e6;
/** A well of a plate, as `Wells` names it. */
export const keyOf = (plate: number, well: string): string => `${plate} ${well}`;
/** The volume of all liquids together, in µL. */
export const total = (contents: ReadonlyMap<string, number> = new Map()): number =>
  roundVolume([...contents.values()].reduce((sum, volume) => sum + volume, 0));

/** Takes a volume out of a vessel, of each liquid by its share. */
export function take(from: Contents, volume: number): Contents {
  const share = volume / total(from);
  const taken: Contents = new Map();
  for (const [name, amount] of from) {
    taken.set(name, amount * share);
    from.set(name, amount - amount * share);
  }
  // What is diluted a millionfold is still there, until all is taken.
  if (total(from) <= 0) from.clear();
  return taken;
}

/** Adds contents to a vessel. */
export function pour(into: Contents, what: Contents): void {
  for (const [name, volume] of what) into.set(name, (into.get(name) ?? 0) + volume);
}

/** Contents of wells that can be changed without the others. */
export const copyWells = (wells: Wells): Map<string, Contents> =>
  new Map([...wells].map(([key, contents]) => [key, new Map(contents)]));
