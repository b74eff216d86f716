/** Runs a program and measures it. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type Measured = {
  exitCode: number;
  seconds: number;
  /** Highest resident memory of the program and all that it started, in bytes; undefined outside Linux. */
  peak: number | undefined;
  output: string;
};

const POLL_MS = 100;
const KILO = 1024;

const statusOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // It ended in the meantime.
    return '';
  }
};

/** Resident memory of a process and its descendants, in bytes; 0 where there is no /proc. */
export function residentBytes(root: number): number {
  const processes = new Map<number, { parent: number; bytes: number }>();
  let names: string[] = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  for (const name of names) {
    const status = statusOf(name);
    const field = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    processes.set(Number(name), { parent: field('PPid'), bytes: field('VmRSS') * KILO });
  }
  const belongs = (pid: number): boolean =>
    pid === root || (pid > 1 && belongs(processes.get(pid)?.parent ?? 0));
  return [...processes].reduce((total, [pid, { bytes }]) => total + (belongs(pid) ? bytes : 0), 0);
}

/** Runs a program in a folder to its end, with something added to the environment. */
export function measured(
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    let [peak, output] = [0, ''];
    const poll = setInterval(() => {
      peak = Math.max(peak, residentBytes(child.pid ?? 0));
    }, POLL_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(poll);
      const seconds = (performance.now() - start) / 1000;
      resolve({ exitCode: code ?? 1, seconds, peak: peak || undefined, output });
    });
  });
}
