/** Encoders that run at once: more would starve a small machine. */
const AT_ONCE = 2;

/** Runs the jobs, two at a time, and gives their results in order. */
export async function inTurn<T, R>(jobs: readonly T[], run: (job: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...jobs.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await run(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
