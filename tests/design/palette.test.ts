import { globSync, readFileSync } from 'node:fs';
import { tools } from '@/e2e/accessibility/modes/in-page';

/** The palette by pairs: what accessibility engines cannot measure over pictures and in drawings (WCAG 1.4.3). */

const TOKENS = 'app/styles/tokens.css';
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** What decides about looks, without its comments. */
const sources = globSync('{app,build,client,components,islands,lib}/**/*.{css,mjs,svg,ts,tsx}').map(
  (path) => ({
    path: path.replaceAll('\\', '/'),
    text: withoutComments(readFileSync(path, 'utf8')),
  }),
);

const tokens: ReadonlyMap<string, string> = new Map(
  [...readFileSync(TOKENS, 'utf8').matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(
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
  'teal-bright': ['night'],
  'orange-lit': ['night'],
  stage: ['ink'],
};

/** What is no text of its own: the sign before the words of a tag, the arrow beside the line that is read. */
const SIGNS = ['line-strong', 'orange'];

/** How text is given a colour: in CSS, by a utility, or by a variable of the header and the footer. */
const GIVEN = [
  /(?<![\w-])color:\s?var\(--color-([\w-]+)\)/g,
  /(?<![\w-])text-([a-z][\w-]*)/g,
  /(?<![\w-])text-\(--[\w-]+,var\(--color-([\w-]+)\)\)/g,
  /--(?:frame-(?:ink|quiet|accent)|kicker):\s?var\(--color-([\w-]+)\)/g,
];

describe('text can be read on its ground', () => {
  it('reads the palette', () => expect(tokens.size).toBeGreaterThan(20));

  it('measures as WCAG does', () => {
    expect(contrast('white', 'white')).toBe(1);
    expect(tools().contrastOf('rgb(247, 248, 246)', 'rgb(11, 107, 91)')).toBeCloseTo(6.0, 1);
  });

  it.each(Object.entries(TEXTS).flatMap(([text, grounds]) => grounds.map((ground) => ({ text, ground }))))(
    '$text on $ground has 4.5:1',
    ({ text, ground }) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it('no text has another colour of the palette', () => {
    const used = sources.flatMap(({ text }) =>
      GIVEN.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
    );
    const colours = used.filter((name) => tokens.has(name));
    expect(colours.length).toBeGreaterThan(300);
    expect([...new Set(colours)].filter((name) => !(name in TEXTS) && !SIGNS.includes(name))).toEqual([]);
  });

  it.each(['line-strong', 'teal'])('%s marks fields and focus with 3:1 on light grounds', (line) => {
    for (const ground of ['paper', 'white']) expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('colours have names', () => {
  const COLOUR =
    /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|(?<![a-z])(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)/gi;
  const found = sources
    .filter(({ path }) => path !== TOKENS)
    .flatMap(({ path, text }) => [...text.matchAll(COLOUR)].map(([colour]) => `${path}: ${colour}`));

  it('which alone the markup, styles, scripts and drawings use', () => expect(found).toEqual([]));
});
