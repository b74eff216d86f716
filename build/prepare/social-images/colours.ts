import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root.mjs';

const tokens = readFileSync(join(ROOT, 'app/styles/tokens.css'), 'utf8');

/** A colour of the design language. @throws Error if app/styles/tokens.css does not say it as six digits. */
function token(name: string): string {
  const [, colour] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
  if (!colour) throw new Error(`app/styles/tokens.css: --color-${name} is not six hexadecimal digits`);
  return colour;
}

/** The colours that social images use. */
export const COLOURS = {
  stage: token('stage'),
  ink: token('ink'),
  ink2: token('ink-2'),
  teal: token('teal'),
  white: token('white'),
  cap: token('cap'),
  ring: token('teal-bright'),
  orange: token('orange'),
  orangeLine: token('orange-deep'),
} as const;
