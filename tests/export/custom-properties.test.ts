import postcss from 'postcss';
import { shortenProperties } from '../../build/export/custom-properties';

function served(css: string | string[], scripts: string[] = []): string[] {
  const sheets = [css].flat().map((text) => postcss.parse(text));
  shortenProperties(sheets, scripts);
  return sheets.map(String);
}

describe('a custom property', () => {
  it.each([
    ['where it is set and where it is used', ':root{--teal:#0b6e5b}p{color:var(--teal)}'],
    ['in a fallback', ':root{--teal:#0b6e5b}p{color:var(--other,var(--teal))}'],
    ['where it is registered', '@property --teal{syntax:"*";inherits:false}p{--teal:1;x:var(--teal)}'],
    ['in a condition', ':root{--teal:1}@container style(--teal:1){p{x:y}}'],
  ])('gets a short name %s', (_where, css) => {
    const [text] = served(css);
    expect(text).not.toMatch(/--(?:teal|other)/);
    const names = text?.match(/--[a-z]/g) ?? [];
    expect(names.filter((name) => name === '--a').length).toBeGreaterThan(1);
  });

  it('has the same name in every stylesheet', () => {
    expect(served([':root{--teal:1}', 'p{x:var(--teal)}'])).toEqual([':root{--a:1}', 'p{x:var(--a)}']);
  });

  it('keeps the name that a script knows, and no other takes it', () => {
    const css = ':root{--teal:1;--n:2}p{x:var(--teal);y:var(--n)}';
    expect(served(css, ['s.setProperty("--n",1)', 'g("--a")'])).toEqual([
      ':root{--b:1;--n:2}p{x:var(--b);y:var(--n)}',
    ]);
  });

  it.each([
    ['in an address', 'p{background:url(/assets/a--b-1.svg)}'],
    ['in the name of a class', '.a--b{x:y}'],
    ['in an identifier with one dash', 'p{-webkit-hyphens:none;x:a-b}'],
  ])('is not taken for one %s', (_where, css) => expect(served(css)).toEqual([css]));

  it('that nothing refers to is left out, with its registration and what only it referred to', () => {
    const css =
      '@layer theme{:root{--deep:1;--teal:var(--deep)}}@property --teal{syntax:"*";inherits:false}p{x:y}';
    expect(served(css)).toEqual(['p{x:y}']);
  });

  it('that only a script refers to stays', () => {
    const css = ':root{--n:2}';
    expect(served(css, ['g("--n")'])).toEqual([css]);
  });
});
