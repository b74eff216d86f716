/** What a visitor entered is reckoned with to two decimals, as it is printed: so every printed sum can be done again. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** A sum of such numbers, without what floating point adds. */
export const sumOf = (values: readonly number[]): number =>
  values.reduce((total, value) => total + Math.round(value * 100), 0) / 100;
