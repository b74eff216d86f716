/** A thread that finishes pages, one after the other, as `page-threads.ts` hands them over. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Cache } from '../cache.ts';
import { finishPage, type PageSettings, type PageTask } from './page.ts';
import type { FinishedPage, PageFacts } from './types.ts';

/** A page to finish: the file that Next wrote for it, its task, and its key in the cache. */
export type Order = { source: string; task: PageTask; key: string };

/** What a page needs to be served, or the error that stopped it: threads pass errors on with their stacks and causes. */
export type Answer = { facts: PageFacts } | { problem: unknown };

/** What a thread is given once. */
export type ThreadData = { folder: string; settings: PageSettings };

const { folder, settings }: ThreadData = workerData;
const cache = new Cache<FinishedPage>(folder);

function answer({ source, task, key }: Order): Answer {
  try {
    const page = finishPage(readFileSync(source, 'utf8'), task, settings);
    return { facts: cache.put(key, page).facts };
  } catch (error) {
    return { problem: error };
  }
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(answer(order)));
