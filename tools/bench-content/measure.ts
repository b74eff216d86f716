/** What a program and everything that it starts costs. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type Cost = {
  /** On the clock. */
  seconds: number;
  /** Processor seconds, user and system, of the whole process tree; undefined where the system does not tell. */
  processor: number | undefined;
  /** Highest memory of the whole process tree in MB: pages that processes share count once (PSS); undefined as above. */
  memory: number | undefined;
};

/** How often memory is looked at: rarely enough to disturb little, often enough to see a stage of a second. */
const SAMPLE_MS = 500;
/** Ticks of the clock that Linux counts processor time with. */
const TICKS_PER_SECOND = 100;
const KB_PER_MB = 1024;

const isLinux = process.platform === 'linux';

/** The fields of a process's `stat` after its name, which may hold spaces: state, parent, … */
function statOf(pid: string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Processor seconds of the children that have ended, and of theirs. */
function childrenSeconds(): number {
  const [user, system] = statOf('self').slice(13, 15);
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

/** What `read` says of a process; undefined if it has just ended. */
function ofProcess<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A process and all below it. */
function treeOf(root: number): string[] {
  const parents = new Map<string, string>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = ofProcess(() => statOf(pid)[1]);
    if (parent !== undefined) parents.set(pid, parent);
  }
  const found = [String(root)];
  for (const one of found) for (const [pid, parent] of parents) if (parent === one) found.push(pid);
  return found;
}

/** Memory of a process in MB, what it shares with others in parts. */
const memoryOf = (pid: string): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / KB_PER_MB;

const memoryBelow = (root: number): number =>
  treeOf(root).reduce((sum, pid) => sum + (ofProcess(() => memoryOf(pid)) ?? 0), 0);

/** Runs a program in a folder, and gives its exit code, all that it printed and what it cost. */
export function measured(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Cost & { code: number; printed: string }> {
  const start = performance.now();
  const before = isLinux ? childrenSeconds() : 0;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    let highest = 0;
    const look = () => {
      if (child.pid !== undefined) highest = Math.max(highest, memoryBelow(child.pid));
    };
    const timer = isLinux ? setInterval(look, SAMPLE_MS) : undefined;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    child.once('error', (error) => {
      clearInterval(timer);
      reject(error);
    });
    child.once('close', (code) => {
      clearInterval(timer);
      resolve({
        ...{ code: code ?? 1, printed, seconds: (performance.now() - start) / 1000 },
        processor: isLinux ? childrenSeconds() - before : undefined,
        memory: isLinux ? highest : undefined,
      });
    });
  });
}
