import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'app/styles/tokens.css';
let tokens: string | undefined;

/**
 * A colour of the design language, as six hexadecimal digits with `#`: for what is no stylesheet (manifest, icons,
 * social images).
 * @throws Error if app/styles/tokens.css does not say it as six digits.
 */
export function colourToken(name: string): string {
  tokens ??= readFileSync(path.join(process.cwd(), FILE), 'utf8');
  const [, colour] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
  if (!colour) throw new Error(`${FILE}: --color-${name} is not six hexadecimal digits`);
  return colour;
}
