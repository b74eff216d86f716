import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { pinnedNode } from '../../build/run.mjs';
import { endProgram } from '../../e2e/hosts/processes';

export type Answer = { status: number; text: string };

export type DevServer = {
  /** Where a path is served. */
  address: (path: string) => string;
  /** What is served at a path; status 0 if nothing answers. */
  ask: (path: string) => Promise<Answer>;
  /** All that it printed until now. */
  printed: () => string;
  stop: () => Promise<void>;
};

/** Longer than Next takes to end what it started. */
const GRACE_MS = 15_000;

/** A port that is taken as the local server takes one. */
async function takenPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, release: () => server.close() };
}

/**
 * Starts `npm run dev` in a copy of the repository, speaking English, with a port that is taken: it has to find another one.
 * Does not wait until it answers.
 */
export async function startDev(copy: string): Promise<DevServer> {
  const { port, release } = await takenPort();
  const child = spawn(pinnedNode(), ['tools/dev.ts'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'development', LC_ALL: 'C', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => lines.push(String(data)));
  const used = () => /is taken: (\d+) is used instead/.exec(lines.join(''))?.[1];
  const address = (path: string) => `http://localhost:${used()}${path}`;
  return {
    address,
    ask: async (path) => {
      if (child.exitCode !== null) throw new Error(`npm run dev ended:\n${lines.join('')}`);
      try {
        const response = await fetch(address(path));
        return { status: response.status, text: await response.text() };
      } catch {
        return { status: 0, text: '' };
      }
    },
    printed: () => lines.join(''),
    stop: async () => {
      release();
      await endProgram(child, GRACE_MS);
    },
  };
}
