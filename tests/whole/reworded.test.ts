/**
 * What editors do in a month turns no test red: all steps of `npm test` that read words, in a copy whose headings, texts,
 * figures and entries changed.
 */
import path from 'node:path';
import { pinnedNode } from '../../build/run.mjs';
import { withProjectCopy } from '../../tools/toolchain/project-copy';
import { runProgram } from '../helpers/run-program';
import { editContent } from './edited-content';

it('stays green in npm test', async () => {
  const { exitCode, output } = await withProjectCopy(async (copy) => {
    editContent(path.join(copy, 'content'));
    // As the guide for editors says.
    await runProgram(pinnedNode(), ['tools/content-format.ts'], { cwd: copy, env: {} });
    // Playwright refuses to run where jest has left its name.
    const asAtHome = ['-u', 'JEST_WORKER_ID', '-u', 'NODE_ENV', 'npm', 'test'];
    const steps = ['--', '--only', 'lint,unit,build,built,e2e'];
    return runProgram('env', [...asAtHome, ...steps], { cwd: copy, env: { E2E_PORT: '4185' } });
  });
  if (exitCode !== 0) throw new Error(output.slice(-6000));
});
