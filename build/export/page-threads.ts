import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer, Order, ThreadData } from './page-worker.ts';
import type { PageFacts } from './types.ts';

/** Pages that are worth a thread of their own: one takes half a second to start. */
const WORTH_A_THREAD = 40;

/** A page needs little; without a limit a thread tidies up late. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };

const answerOf = (worker: Worker, order: Order): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const settle = () => worker.off('message', onMessage).off('error', onError);
    const onMessage = (answer: Answer) => {
      settle();
      resolve(answer);
    };
    const onError = (error: Error) => {
      settle();
      reject(error);
    };
    worker.on('message', onMessage).on('error', onError);
    worker.postMessage(order);
  });

/**
 * Finishes pages in threads and keeps them; each has one page at a time, so that memory does not grow with their number.
 * @throws Error naming the page that fails; the others are not waited for.
 */
export async function finishInThreads(
  orders: readonly Order[],
  data: ThreadData,
  done: (order: Order, facts: PageFacts) => void,
): Promise<void> {
  const count = Math.min(availableParallelism(), Math.ceil(orders.length / WORTH_A_THREAD));
  const queue = orders.values();
  const workers = Array.from(
    { length: count },
    () =>
      new Worker(new URL('./page-worker.ts', import.meta.url), { workerData: data, resourceLimits: LIMITS }),
  );
  try {
    await Promise.all(
      workers.map(async (worker) => {
        // The threads share one queue.
        for (const order of queue) {
          const answer = await answerOf(worker, order);
          if ('problem' in answer) throw new Error(answer.problem);
          done(order, answer.facts);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
