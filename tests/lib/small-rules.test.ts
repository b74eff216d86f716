/** Rules of one function each. */
import fs from 'node:fs';
import path from 'node:path';
import { classes } from '@/lib/classes';
import { readGenerated } from '@/lib/generated';
import { LOCALES } from '@/lib/i18n/locales';
import { plansOf } from '@/lib/maintenance-plans';
import { markdownPath } from '@/lib/markdown-path';
import { wordsOf } from '@/lib/words';
import { temporaryFolder, writeFiles } from '../helpers/temporary';
import { messages } from '../words';

describe('the Markdown file of a page in Markdown lies', () => {
  it.each([
    ['beside it', '/about', '/about.md'],
    ['beside it in English', '/en/about', '/en/about.md'],
    ['as index at the Japanese home', '/', '/index.md'],
    ['as index at the English home', '/en', '/en/index.md'],
    ['beside a page deep below', '/services/labcraft', '/services/labcraft.md'],
    ['beside a page whose name begins like a language', '/enquiry', '/enquiry.md'],
  ])('%s', (_where, page, file) => expect(markdownPath(page)).toBe(file));
});

it.each([
  ['those that are there', ['a b', undefined, '', 'c'], 'a b c'],
  ['none where none is', [undefined, ''], undefined],
])('classes are %s', (_what, names, expected) => expect(classes(...names)).toBe(expected));

it.each(LOCALES)('the interface speaks each language: %s', (locale) => {
  expect(wordsOf(locale)).toEqual(messages[locale]);
});

it('a plan has its name, its price, and the rows that it fills', () => {
  const copy = {
    names: [{ name: '小' }, { name: '中', recommended: true }, { name: '大' }],
    rows: [
      { name: '点検', values: ['年1回', '年2回', '年4回'] },
      { name: '代替機', values: ['', '', '無償'] },
    ],
    note: '税込み',
  };
  const prices: Record<string, number> = { 'plan.basic': 1, 'plan.standard': 2, 'plan.premium': 3 };
  const { note } = copy;
  const inspection = (value: string) => ({ name: '点検', value });
  expect(plansOf(copy as Parameters<typeof plansOf>[0], (name) => prices[name] ?? 0)).toEqual([
    { id: 'basic', name: '小', price: 1, recommended: false, contents: [inspection('年1回')], note },
    { id: 'standard', name: '中', price: 2, recommended: true, contents: [inspection('年2回')], note },
    {
      ...{ id: 'premium', name: '大', price: 3, recommended: false },
      contents: [inspection('年4回'), { name: '代替機', value: '無償' }],
      note,
    },
  ]);
});

describe('what a build step wrote', () => {
  const root = temporaryFolder();
  const write = (value: unknown, second: number) => {
    writeFiles(root, { '.generated/fonts.json': JSON.stringify(value) });
    fs.utimesSync(path.join(root, '.generated/fonts.json'), second, second);
  };
  beforeEach(() => void jest.spyOn(process, 'cwd').mockReturnValue(root));
  afterEach(() => void jest.restoreAllMocks());

  it('is asked for by the command that makes it, if it is missing', () => {
    expect(() => readGenerated('fonts.json')).toThrow(
      '.generated/fonts.json is missing: run "npm run build" or "npm run dev"',
    );
  });

  it('is read once, and again when it was written anew', () => {
    write(['日本語'], 1);
    const first = readGenerated('fonts.json');
    expect(first).toEqual(['日本語']);
    expect(readGenerated('fonts.json')).toBe(first);
    write(['b'], 2);
    expect(readGenerated('fonts.json')).toEqual(['b']);
  });
});
