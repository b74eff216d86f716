import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type RunningProgram = { stop: () => Promise<void> };

/** How long a program may take to go by itself, in milliseconds. */
const PATIENCE = 10_000;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const settle = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });

/** Ends a program that was started, by force if it does not go by itself in time. */
export async function endProgram(child: ChildProcess, patience = PATIENCE): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended.finally(() => clearTimeout(force));
}

/**
 * Starts a server program and waits until its port answers.
 * @throws Error with what the program printed, if the port was taken, it ended, or took over a minute.
 */
export async function startProgram(
  command: string,
  args: string[],
  { port, env, cwd }: { port: number; env?: Record<string, string>; cwd?: string },
): Promise<RunningProgram> {
  if (await answers(port)) throw new Error(`port ${port} is taken: set HOSTS_PORT to another one`);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  child.stdout.on('data', (data) => printed.push(String(data)));
  child.stderr.on('data', (data) => printed.push(String(data)));
  let failed: Error | undefined;
  child.once('error', (error) => {
    failed = error;
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if (failed || child.exitCode !== null) break;
    if (await answers(port)) return { stop: () => endProgram(child) };
    await sleep(200);
  }
  if (!failed) await endProgram(child);
  throw new Error(`${command} did not start: ${failed?.message ?? printed.join('')}`);
}
