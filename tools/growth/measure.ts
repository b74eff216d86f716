/** Runs a program and measures it. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a program and all that it started use; known on Linux only. */
export type Usage = {
  /** Processor time so far, in seconds: unlike the clock it does not depend on what else the machine does. */
  cpu: number;
  /** Resident memory at this moment, in bytes. */
  memory: number;
};

export type Measured = {
  exitCode: number;
  /** By the clock. */
  seconds: number;
  /** Processor time, and the highest memory that was seen. */
  usage: Usage | undefined;
  output: string;
};

const POLL_MS = 100;
/** Units of /proc/<pid>/stat on every common Linux. */
const [TICKS_A_SECOND, PAGE_BYTES] = [100, 4096];

type Process = { parent: number } & Usage;

/** One process; undefined if it ended in the meantime. */
function processOf(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold anything; the numbers after its bracket have fixed places.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((total, value) => total + value, 0);
    return {
      parent: fields[1] ?? 0,
      cpu: ticks / TICKS_A_SECOND,
      memory: (fields[21] ?? 0) * PAGE_BYTES,
    };
  } catch {
    return undefined;
  }
}

/** What a process and its descendants use now; those that ended count in the time of the one that started them. */
function usageOf(root: number): Usage | undefined {
  if (process.platform !== 'linux') return undefined;
  const processes = new Map<number, Process>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const found = processOf(name);
    if (found) processes.set(Number(name), found);
  }
  const belongs = (pid: number): boolean =>
    pid === root || (pid > 1 && belongs(processes.get(pid)?.parent ?? 0));
  const own = [...processes].filter(([pid]) => belongs(pid)).map(([, found]) => found);
  return {
    cpu: own.reduce((total, { cpu }) => total + cpu, 0),
    memory: own.reduce((total, { memory }) => total + memory, 0),
  };
}

const higher = (a: Usage, b: Usage): Usage => ({
  cpu: Math.max(a.cpu, b.cpu),
  memory: Math.max(a.memory, b.memory),
});

/** Runs a program in a folder to its end, with something added to the environment. */
export function measured(
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    let usage: Usage | undefined;
    let output = '';
    const poll = setInterval(() => {
      const now = child.pid ? usageOf(child.pid) : undefined;
      if (now) usage = usage ? higher(usage, now) : now;
    }, POLL_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(poll);
      const seconds = (performance.now() - start) / 1000;
      resolve({ exitCode: code ?? 1, seconds, usage, output });
    });
  });
}
