const hex = (code: number) => code.toString(16).toUpperCase();

/** The code points of a text, sorted, each once. */
export const codesOf = (characters: Iterable<string>): number[] =>
  [...new Set([...characters].map((character) => character.codePointAt(0) as number))].sort((a, b) => a - b);

/** The value of `unicode-range` for some characters: `U+20-7E,U+B5`. */
export function unicodeRange(characters: Iterable<string>): string {
  const runs: { from: number; to: number }[] = [];
  for (const code of codesOf(characters)) {
    const last = runs.at(-1);
    if (last?.to === code - 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}
