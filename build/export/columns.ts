import type { Weights } from './weights.ts';

/** What the report calls the parts of a page's weight, in the order of its columns. */
export const COLUMNS = {
  html: 'HTML',
  styles: 'CSS',
  nextScript: 'JS of Next',
  script: 'JS',
  fonts: 'fonts',
  heroImage: 'first image',
  images: 'images',
} satisfies Record<keyof Weights, string>;

export const KEYS = Object.keys(COLUMNS) as (keyof Weights)[];

/** 12345 as 12,345, the same on every machine. */
export const grouped = (bytes: number): string => String(bytes).replace(/\B(?=(\d{3})+$)/g, ',');

/** 12345 as +12,345. */
export const signed = (bytes: number): string =>
  `${bytes < 0 ? '−' : bytes > 0 ? '+' : '±'}${grouped(Math.abs(bytes))}`;
