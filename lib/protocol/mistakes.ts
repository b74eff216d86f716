/** The mistakes that end a rehearsal. */

export const MISTAKES = [
  'no-liquid',
  'too-small',
  'tip-full',
  'well-full',
  'well-empty',
  'two-reagents',
  'no-tips-on',
  'no-tips-left',
  'pairs',
  'path',
  'ratio',
  'given-late',
  'too-many-reagents',
  'reservoir-full',
  'too-long',
] as const;
/** A mistake, the step it is in (places in the lists of steps, from outside in), and the figures to explain it. */
export type Mistake = {
  kind: (typeof MISTAKES)[number];
  path: number[];
  /** All wells that the pipette is over. */
  plate?: number;
  wells?: string[];
  /** Those of them that it is about. */
  failing?: string[];
  volume?: number;
  limit?: number;
  liquids?: string[];
};
