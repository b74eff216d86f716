const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff01-\uff60]/;

/** About how many em a text is wide: one for a Japanese character, a little more than half for any other. */
export const emWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 1 : 0.53), 0);

/** Text for an SVG, with the characters that XML reserves replaced. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Lines no wider than `width` em: broken at spaces, and between Japanese characters but not before a closing mark. */
export function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const piece of text.match(
    /[\u2e80-\u9fff\uf900-\ufaff\uff01-\uff60][、。，．）」！？]*|[^\s\u2e80-\u9fff\uf900-\ufaff\uff01-\uff60]+|\s+/g,
  ) ?? []) {
    const line = lines.at(-1) as string;
    if (emWidth(line + piece.trimEnd()) <= width) lines[lines.length - 1] = line + piece;
    else lines.push(piece.trimStart());
  }
  return lines.map((line) => line.trim());
}
