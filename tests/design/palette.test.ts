import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tools } from '@/e2e/accessibility/modes/in-page';

/** The palette by pairs: what accessibility engines cannot measure over pictures and in drawings (WCAG 1.4.3). */

const STYLES = 'app/styles';
const sheets = readdirSync(STYLES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(STYLES, name), 'utf8'));

const tokens: ReadonlyMap<string, string> = new Map(
  [...readFileSync(join(STYLES, 'tokens.css'), 'utf8').matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** As a browser gives it: `rgb(7, 83, 71)`. */
function computed(name: string): string {
  const hex = tokens.get(name);
  if (!hex) throw new Error(`no colour is called "${name}"`);
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

const contrast = (one: string, other: string): number => tools().contrastOf(computed(one), computed(other));

const LIGHT = ['paper', 'sunk', 'stage', 'white'];

/** Colours of text, and the grounds that they stand on: 4.5:1. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ink: [...LIGHT, 'teal-mist', 'orange', 'orange-mist', 'teal-bright'],
  'ink-2': [...LIGHT, 'teal-mist'],
  'ink-3': LIGHT,
  teal: [...LIGHT, 'teal-mist'],
  'teal-deep': LIGHT,
  'orange-deep': [...LIGHT, 'orange-mist'],
  red: ['paper', 'white'],
  night: LIGHT,
  white: ['ink', 'night', 'teal', 'teal-deep', 'red'],
  'on-dark-2': ['night'],
  'on-teal-2': ['teal'],
  'teal-aqua': ['night'],
};

/** What is no text of its own: the sign before the words of a tag. */
const SIGNS = ['line-strong'];

describe('text can be read on its ground', () => {
  it('reads the palette', () => expect(tokens.size).toBeGreaterThan(20));

  it('measures as WCAG does', () => {
    expect(contrast('white', 'white')).toBe(1);
    expect(contrast('paper', 'teal')).toBeCloseTo(6.0, 1);
    expect(contrast('line-strong', 'paper')).toBeLessThan(4.5);
  });

  it.each(Object.entries(TEXTS).flatMap(([text, grounds]) => grounds.map((ground) => ({ text, ground }))))(
    '$text on $ground has 4.5:1',
    ({ text, ground }) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it('no stylesheet gives text another colour of the palette', () => {
    const used = sheets.flatMap((css) =>
      [...css.matchAll(/(?<![\w-])color: var\(--color-([\w-]+)\)/g)].map(([, name = '']) => name),
    );
    expect(used.length).toBeGreaterThan(200);
    expect([...new Set(used)].filter((name) => !(name in TEXTS) && !SIGNS.includes(name))).toEqual([]);
  });

  it.each(['line-strong', 'teal'])('%s marks fields and focus with 3:1 on light grounds', (line) => {
    for (const ground of ['paper', 'white']) expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
