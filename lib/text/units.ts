/** The units of the site that a number must not be parted from. */
export const UNITS = 'mm|cm|m|µL|mL|L|mg|kg|g|s|min|h|°C|%|Hz|V|W|KB';

const GAP = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{Script=Latin}\\d]))`, 'gu');

/** Puts a no-break space between a number and its unit: `625 mm`. Other spaces stay as they are. */
export const holdUnits = (text: string): string => text.replace(GAP, '\u00a0');
