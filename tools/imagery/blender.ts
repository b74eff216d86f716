/** Runs Blender for one scene, with what it needs: the denoiser and an empty store of passes. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PATHS } from './paths.ts';

const LIBRARY = path.join(PATHS.kit, 'libdenoise.so');
const COMPILER = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC'];

/** Lowest priority that still runs: a render takes minutes and must not slow other work down. */
const NICE = 15;

export type Render = { scene: string; out: string; scale: number; samples?: number; threads: number };

/** Compiles kit/denoise.cpp for this machine unless that is done. @throws Error with the compiler's message. */
function buildDenoiser(): void {
  if (existsSync(LIBRARY)) return;
  const { error, status, stderr } = spawnSync(
    'g++',
    [...COMPILER, path.join(PATHS.kit, 'denoise.cpp'), '-o', LIBRARY],
    { encoding: 'utf8' },
  );
  if (error || status !== 0)
    throw new Error(`imagery/kit/denoise.cpp: g++ failed: ${error?.message ?? stderr}`);
}

/** Some scenes add to the passes of earlier runs; passes of a scene that has changed since would blend into it. */
function deletePasses(): void {
  for (const file of globSync('*.passes.npz', { cwd: PATHS.work })) rmSync(path.join(PATHS.work, file));
}

/**
 * Renders a scene to a PNG. Resolves when it is written; Blender's output goes to the terminal.
 * @throws Error if Blender is missing or the scene's script fails.
 */
export async function render({ scene, out, scale, samples, threads }: Render): Promise<void> {
  mkdirSync(PATHS.work, { recursive: true });
  buildDenoiser();
  deletePasses();
  const options = [
    '--scale',
    String(scale),
    '--out',
    out,
    ...(samples ? ['--samples', String(samples)] : []),
  ];
  const child = spawn(
    'blender',
    [
      '-b',
      '-t',
      String(threads),
      '--python-exit-code',
      '3',
      '--python',
      path.join(PATHS.scenes, `${scene}.py`),
      '--',
      ...options,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, RENDER_TMP: PATHS.work } },
  );
  if (child.pid !== undefined) os.setPriority(child.pid, NICE);
  await new Promise<void>((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`blender did not start: ${error.message}`)));
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`imagery/scenes/${scene}.py failed (Blender ended with ${code})`)),
    );
  });
}
