/** The example bench, in millimetres from its back left corner. */
export const BENCH = { width: 1800, depth: 750 };

/** Where the arm is bolted down. */
export const ARM_BASE = { x: 860, y: 120 };

/** Where a person or the arm works, in the order of the work. */
export const PLACES = [
  { x: 170, y: 560 },
  { x: 450, y: 400 },
  { x: 760, y: 620 },
  { x: 1090, y: 430 },
  { x: 1370, y: 300 },
  { x: 1600, y: 610 },
] as const;
