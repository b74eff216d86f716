type Tree = Record<string, unknown>;

/** What stands at a path of a plan, as in `steps.2.grams`. */
export const valueAt = (whole: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Tree | undefined)?.[key], whole);

/** The same with something else at a path; what is not on the way there stays as it is. */
export function withValueAt<Whole extends object>(whole: Whole, path: string, value: unknown): Whole {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length > 0 ? withValueAt((whole as Tree)[key] as object, rest.join('.'), value) : value;
  return (Array.isArray(whole) ? whole.with(Number(key), inner) : { ...whole, [key]: inner }) as Whole;
}
