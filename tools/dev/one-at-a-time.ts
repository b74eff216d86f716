/**
 * A job that never runs twice at once: all that ask for it while it runs get one more run after it, which sees what they
 * changed. Gives the end of that run; what the job throws is printed.
 */
export function oneAtATime(job: () => Promise<unknown>): () => Promise<void> {
  let last = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    waiting = undefined;
    await job().catch((error: unknown) => console.error(error));
  };
  return () => {
    waiting ??= last.then(run);
    last = waiting;
    return waiting;
  };
}
