import { statfsSync } from 'node:fs';

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
