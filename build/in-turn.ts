/** Encoders that run at once: more would starve a small machine. */
const ENCODERS = 2;

/**
 * Runs the jobs, two at a time by default, and gives their results in order. After a job that fails none begins any more.
 * @throws what the first of those that failed has thrown, once no job runs any more.
 */
export async function inTurn<T, R>(
  jobs: readonly T[],
  run: (job: T) => Promise<R>,
  atOnce = ENCODERS,
): Promise<R[]> {
  const results: R[] = [];
  const queue = [...jobs.entries()];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next && failures.length === 0; next = queue.shift())
      try {
        results[next[0]] = await run(next[1]);
      } catch (error) {
        failures.push(error);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
