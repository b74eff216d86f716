import path from 'node:path';
import { readTree } from '../../build/export/tree';
import type { Files } from '../../build/export/types';
import { pinnedNode } from '../../build/run.mjs';
import { projectCopy } from '../../tools/toolchain/project-copy';
import { runProgram } from '../helpers/run-program';

/** The day of the build, and whether it is a preview. */
type Settings = { BUILD_DATE?: string; SITE_PREVIEW?: string };
/** Runs a script in a copy of the repository. Throws an Error with its output if it fails. */
async function runIn(copy: string, script: string, settings: Settings): Promise<void> {
  const { exitCode, output } = await runProgram(pinnedNode(), [script], {
    cwd: copy,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...settings },
  });
  if (exitCode !== 0) throw new Error(output);
}

/**
 * Builds the site in a copy of the repository after `change` (told the copy's folder) and gives its files. Throws an
 * Error with the output of a build that fails.
 */
export async function buildChanged(
  change: (copy: string) => void | Promise<void>,
  settings: Settings = {},
): Promise<Files> {
  const { copy, remove } = projectCopy();
  try {
    await change(copy);
    await runIn(copy, 'build/build.ts', settings);
    return await readTree(path.join(copy, 'out'));
  } finally {
    remove();
  }
}
