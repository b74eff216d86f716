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

/** Threads that finish pages and keep them; each has one page at a time, so that memory does not grow with their number. */
export class PageThreads {
  readonly #data: ThreadData;
  readonly #workers: Worker[] = [];

  constructor(data: ThreadData) {
    this.#data = data;
  }

  /** As many threads as so many pages are worth. Those that an earlier call has started are taken first. */
  #forPages(count: number): Worker[] {
    const wanted = Math.min(availableParallelism(), Math.ceil(count / WORTH_A_THREAD));
    const url = new URL('./page-worker.ts', import.meta.url);
    while (this.#workers.length < wanted)
      this.#workers.push(new Worker(url, { workerData: this.#data, resourceLimits: LIMITS }));
    return this.#workers.slice(0, wanted);
  }

  /** Finishes pages. @throws Error naming the page that fails; the others are not waited for. */
  async finish(orders: readonly Order[], done: (order: Order, facts: PageFacts) => void): Promise<void> {
    const queue = orders.values();
    await Promise.all(
      this.#forPages(orders.length).map(async (worker) => {
        // The threads share one queue.
        for (const order of queue) {
          const answer = await answerOf(worker, order);
          if ('problem' in answer) throw answer.problem;
          done(order, answer.facts);
        }
      }),
    );
  }

  /** Ends the threads: without it the process would not end. */
  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
