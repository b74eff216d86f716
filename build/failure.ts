import { statfsSync } from 'node:fs';
import { ContentError } from '../lib/content/problems.ts';
import { StepError } from './run.mjs';

const FULL = /\b(?:ENOSPC|EDQUOT)\b|no space left on device/i;

/** In bytes: with less no step gets far, and programs that a step starts do not always say why they ended. */
const TOO_LITTLE = 1_000_000;

function isFull(root: string): boolean {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize < TOO_LITTLE;
}

/** Why a step stopped the build, in the words of its error; a full disk in one sentence. */
export function reasonOf(error: unknown, root: string): string {
  const text = error instanceof Error ? error.message : String(error);
  if (!FULL.test(text) && !isFull(root)) return text;
  return 'The disk is full: make room and build again; out/ is as it was.';
}

/** What a function gives. What it expects to go wrong is printed as one message, and this process ends. */
export function orStop<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof StepError)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
