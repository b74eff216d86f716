/**
 * Fetches the index of a list and makes its rows into items.
 * @throws Error if it does not arrive, or is not what it should be.
 */
export async function loadIndex<Row, Item>(source: string, toItem: (row: Row) => Item): Promise<Item[]> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source}: status ${response.status}`);
  const rows: unknown = await response.json();
  if (!Array.isArray(rows)) throw new TypeError(`${source}: not a list`);
  return rows.map((row) => toItem(row as Row));
}
