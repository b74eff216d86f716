import type { ExportContext, Files, Stage } from './types.ts';

/**
 * Runs stages in order; each gets what the one before gave. Reports each one's duration.
 * @throws Error naming the stage that failed, with the original error as its cause.
 */
export async function runStages(stages: Stage[], files: Files, context: ExportContext): Promise<Files> {
  let current = files;
  for (const { name, run } of stages) {
    const start = performance.now();
    try {
      current = await run(current, context);
    } catch (error) {
      throw new Error(`export stage ${name}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    context.report(`${name.padEnd(14)} ${seconds} s  ${current.size} files`);
  }
  return current;
}
