type Held = Record<string, unknown>;

/** What stands at a path of a plan, as in `steps.2.grams`. */
export const valueAt = (held: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Held | undefined)?.[key], held);

/** The same with something else at a path; what is not on the way there stays as it is. */
export function withValueAt<Whole extends object>(held: Whole, path: string, value: unknown): Whole {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length > 0 ? withValueAt((held as Held)[key] as object, rest.join('.'), value) : value;
  return (Array.isArray(held) ? held.with(Number(key), inner) : { ...held, [key]: inner }) as Whole;
}
