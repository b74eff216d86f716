import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Ports after a taken one that are tried. */
const TRIES = 20;

/**
 * Takes a port with `take` or, while one is taken already, the next of the twenty after it.
 * @throws what `take` throws for another reason, or for the last of the ports
 */
export async function onFreePort<T>(
  port: number,
  take: (port: number) => Promise<T>,
  tries = TRIES,
): Promise<T> {
  try {
    return await take(port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries === 0) throw error;
    return onFreePort(port + 1, take, tries - 1);
  }
}

/** Listens for a moment on every address, as Next does. Gives the port. */
async function probe(port: number): Promise<number> {
  const server = createServer().listen(port);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return taken;
}

/**
 * The given port or, if it is taken, the next free one: for programs that look for none themselves.
 * @throws Error with code EADDRINUSE if none of the twenty after it is free
 */
export const freePortFrom = (port: number): Promise<number> => onFreePort(port, probe);

/** Says that another port is used than was asked for; 0 asks for any. */
export function noteOtherPort(wanted: number, used: number): void {
  if (wanted !== 0 && wanted !== used) console.log(`Port ${wanted} is taken: ${used} is used instead.`);
}
