/** The scale of the two-year calendar. Places along the time are shares of the width, heights are pixels. */
export const MONTHS = 24;
export const SCALE = 60;
export const BAR = 60;
export const ROW_TOP = 176;
export const ROW_STEP = 60;
export const HEIGHT = 316;

/** Inspections in a year: quarterly, monthly, weekly (spec section 9). */
const PER_YEAR = [4, 12, 52];
const WARRANTY_MONTHS = 12;

/** Where a month lies, as a share of the width. */
export const monthAt = (month: number): string => `${Math.round((month / MONTHS) * 10_000) / 100}%`;

/** Where the inspections of a plan (0 basic, 1 standard, 2 premium) lie in the year after the warranty. */
export function inspections(plan: number): string[] {
  const count = PER_YEAR[plan] ?? 0;
  return Array.from({ length: count }, (_, index) =>
    monthAt(WARRANTY_MONTHS + ((index + 1) * (MONTHS - WARRANTY_MONTHS)) / count),
  );
}
