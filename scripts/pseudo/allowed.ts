import type { AllowedText } from './scan.ts';

/** Letters that code writes on purpose, the same for every text. */
export const ALLOWED_TEXTS: readonly AllowedText[] = [];
