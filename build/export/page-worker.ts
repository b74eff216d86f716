/** A thread that finishes pages, one after the other, as `pages.ts` hands them over. */

import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { finishPage, type PageSettings, type PageTask } from './page.ts';
import type { FinishedPage } from './types.ts';

/** A page to finish: the file that Next wrote for it, and what it is told. */
export type Order = { source: string; task: PageTask };

export type Answer = { page: FinishedPage } | { problem: string };

function answer({ source, task }: Order): Answer {
  try {
    return { page: finishPage(readFileSync(source, 'utf8'), task, workerData as PageSettings) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(answer(order)));
