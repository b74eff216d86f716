/** Every plain value inside structured data, with the key that it stands under. */
export type Leaf = { key: string; value: unknown };

/** Walks objects and lists; the items of a list stand under the list's key. */
export function* leavesOf(value: unknown, key = ''): Generator<Leaf> {
  if (Array.isArray(value)) for (const item of value) yield* leavesOf(item, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) yield* leavesOf(child, name);
  else yield { key, value };
}
