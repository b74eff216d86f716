import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build/root.mjs';
import { pinnedNode, StepError } from '../../build/run.mjs';
import { linkTree } from '../toolchain/project-copy.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

function hashOf(commit: string): string {
  try {
    return git('rev-parse', '--short=10', '--verify', `${commit}^{commit}`);
  } catch {
    throw new StepError(`${commit} is no commit of this repository.`, 2);
  }
}

/** The packages of the commit: ours if its lockfile is the same, else installed. */
function bringPackages(source: string): void {
  const lockfile = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockfile(source) === lockfile(ROOT)) linkTree(join(ROOT, 'node_modules'), join(source, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: source, stdio: 'inherit' });
}

/**
 * Builds a commit, with its history, and keeps what came out; gives the folder of the export. A reference that is there
 * is taken as it is: it is built for the day that it was made on, unless `BUILD_DATE` says another.
 * @throws StepError if there is no such commit, or its build fails.
 */
export async function makeReference(commit: string): Promise<string> {
  const folder = join(ROOT, '.cache/oracle', hashOf(commit));
  const out = join(folder, 'out');
  if (existsSync(out)) return out;
  console.log(`Building ${commit} into ${out} …`);
  const source = join(folder, 'source');
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', source, commit);
  try {
    bringPackages(source);
    if (existsSync(join(ROOT, '.cache/images')))
      linkTree(join(ROOT, '.cache/images'), join(source, '.cache/images'));
    const { scripts } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
    const [program, ...args] = scripts.build.split(' ');
    execFileSync(program === 'node' ? pinnedNode() : program, args, { cwd: source, stdio: 'inherit' });
    renameSync(join(source, 'out'), out);
  } catch (error) {
    throw new StepError(`The build of ${commit} failed: ${(error as Error).message}`);
  } finally {
    rmSync(source, { recursive: true, force: true });
    git('worktree', 'prune');
  }
  return out;
}
