/** Classes as one `class`: what is empty or absent falls out; undefined if nothing is left. */
export const classes = (...names: (string | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
