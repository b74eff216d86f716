import { readFileSync } from 'node:fs';
import { colourToken, colourTokens } from '@/lib/design-token';

/** Colours for what is no stylesheet. */

const sheet = readFileSync('app/styles/tokens.css', 'utf8');
const [, teal = ''] = /--color-teal: (#[0-9a-f]{6});/.exec(sheet) ?? [];

it('a colour is as the stylesheet has it', () => {
  expect(teal).toMatch(/^#/);
  expect(colourToken('teal')).toBe(teal);
});

it('a colour that is not there is refused by name', () => {
  expect(() => colourToken('tea')).toThrow(
    'app/styles/tokens.css: --color-tea is not six hexadecimal digits',
  );
});

it('all of them are known by their names, those of two words and with figures too', () => {
  const colours = colourTokens();
  expect(colours).toMatchObject({
    teal,
    'ink-3': colourToken('ink-3'),
    'on-dark-2': colourToken('on-dark-2'),
  });
  expect(Object.keys(colours)).toHaveLength(sheet.match(/--color-[^;{]*: #[0-9a-f]{6};/g)?.length ?? 0);
});
