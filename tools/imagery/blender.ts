/** Runs Blender for one scene, with what it needs: the denoiser and an empty store of passes. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StepError } from '../../build/run.mjs';
import { PATHS } from './drawings.ts';

const LIBRARY = path.join(PATHS.kit, 'libdenoise.so');
const COMPILER = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC'];

/** Lowest priority that still runs: a render takes minutes and must not slow other work down. */
const NICE = 15;

/** Runs a program with this terminal. @throws StepError saying what failed and why. */
function run(what: string, program: string, args: string[]): void {
  const env = { ...process.env, RENDER_TMP: PATHS.work };
  const { error, status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  if (error) throw new StepError(`${program} did not start: ${error.message}`);
  if (status !== 0) throw new StepError(`${what} failed (${program} ended with ${status})`);
}

/**
 * Renders a scene to a PNG; `options` are those of imagery/kit/scene.py. Blender's output goes to the terminal.
 * @throws StepError if Blender or the compiler is missing, or the scene's script fails.
 */
export function render(scene: string, threads: number, options: readonly string[]): void {
  os.setPriority(NICE);
  const source = path.join(PATHS.kit, 'denoise.cpp');
  if (!existsSync(LIBRARY)) run('imagery/kit/denoise.cpp', 'g++', [...COMPILER, source, '-o', LIBRARY]);
  // Some scenes add to the passes of earlier runs; passes of a scene that has changed since would blend into it.
  for (const file of globSync('*.passes.npz', { cwd: PATHS.work })) rmSync(path.join(PATHS.work, file));
  const script = ['--python-exit-code', '3', '--python', path.join(PATHS.scenes, `${scene}.py`)];
  run(`imagery/scenes/${scene}.py`, 'blender', ['-b', '-t', String(threads), ...script, '--', ...options]);
}
