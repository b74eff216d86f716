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

/** What a person can mend who reads its message alone. */
const isExpected = (error: unknown): error is ContentError | StepError =>
  error instanceof ContentError || error instanceof StepError;

/** What an error came of in the end: steps and pages put their names before what failed in them. */
const originOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? originOf(error.cause) : error;

/** The kind of an error and where it was made; the message stands above already. */
function traceOf(error: unknown): string[] {
  if (!(error instanceof Error) || isExpected(error)) return [];
  return [error.name, ...(error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))];
}

/**
 * Why a step stopped the build: the words of its error, and the stack of what nobody expected; a full disk in one sentence.
 */
export function reasonOf(error: unknown, root: string): string {
  const text = error instanceof Error ? error.message : String(error);
  if (!FULL.test(text) && !isFull(root)) return [text, ...traceOf(originOf(error))].join('\n');
  return 'The disk is full: make room and build again; out/ is as it was.';
}

/** What a function gives. What it expects to go wrong is printed as one message, and this process ends. */
export function orStop<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
