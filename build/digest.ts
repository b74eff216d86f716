import { createHash } from 'node:crypto';

/** The SHA-256 of a content in hex, or its first digits: enough of them to name a file. */
export const digest = (content: string | Uint8Array, length?: number): string =>
  createHash('sha256').update(content).digest('hex').slice(0, length);
