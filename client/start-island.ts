/** What an island needs besides its own module: React's part, the map of islands and the reading of its props. */
import { ISLANDS, type IslandLoader } from './islands.ts';
import { mountIsland } from './mount-island.tsx';

/**
 * Brings an island to life.
 * @throws Error (as a rejection) if the map does not know it, its props cannot be read, or its module does not come.
 */
export async function start(
  island: HTMLElement,
  islands: Readonly<Record<string, IslandLoader>> = ISLANDS,
): Promise<void> {
  const { island: name = '', props = '' } = island.dataset;
  const read: unknown = JSON.parse(props);
  const load = islands[name];
  if (!load || !read || typeof read !== 'object' || Array.isArray(read))
    throw new Error(`island "${name}" with the props ${props}`);
  const { default: component } = await load();
  // What was just loaded has run in this task; the drawing is one of its own, after a frame that tells what its parts measure.
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  mountIsland(island, component, read);
}
