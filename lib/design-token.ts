import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'app/styles/tokens.css';
let tokens: string | undefined;

const source = () => {
  tokens ??= readFileSync(path.join(process.cwd(), FILE), 'utf8');
  return tokens;
};

/**
 * A colour of the design language, as six hexadecimal digits with `#`: for what is no stylesheet (manifest, icons,
 * social images).
 * @throws Error if app/styles/tokens.css does not say it as six digits.
 */
export function colourToken(name: string): string {
  const [, colour] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(source()) ?? [];
  if (!colour) throw new Error(`${FILE}: --color-${name} is not six hexadecimal digits`);
  return colour;
}

/** All colours of the design language by their names, as six hexadecimal digits with `#`: for the templates of Typst. */
export const colourTokens = (): Record<string, string> =>
  Object.fromEntries(
    [...source().matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  );
