import fc from 'fast-check';
import { LATIN, MONO } from '@/build/prepare/fonts/characters';
import { faceRule, LOCAL_FACES } from '@/build/prepare/fonts/faces';
import { codesOf, unicodeRange } from '@/build/prepare/fonts/unicode-range';

it.each([
  ['one character', 'A', 'U+41'],
  ['a run', 'CAB', 'U+41-43'],
  ['a run and a single one', 'ABCあ', 'U+41-43,U+3042'],
  ['a character twice', 'AA', 'U+41'],
  ['a character beyond the basic plane', '𠮟', 'U+20B9F'],
])('%s', (_case, characters, range) => expect(unicodeRange(characters)).toBe(range));

it('says exactly the characters it was given', () => {
  const expand = (range: string) =>
    range.split(',').flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    });
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(fc.property(text, (given) => expect(expand(unicodeRange(given))).toEqual(codesOf(given))));
});

it('holds all of ASCII in the Latin face, and every mono character in it as well', () => {
  for (let code = 0x20; code < 0x7f; code += 1) expect(LATIN).toContain(String.fromCharCode(code));
  for (const character of MONO) expect(LATIN).toContain(character);
});

it('writes a downloaded face', () => {
  const face = { family: 'TLA Sans JP', src: '/assets/fonts/a.woff2', weight: '500 700', characters: 'あ' };
  expect(faceRule({ ...face, metrics: true })).toBe(
    '@font-face{font-family:"TLA Sans JP";src:url(/assets/fonts/a.woff2) format("woff2");font-weight:500 700;' +
      'font-display:swap;ascent-override:102.5%;descent-override:27.5%;line-gap-override:0%;unicode-range:U+3042}\n',
  );
});

it('keeps the system Latin face to Latin, so that it never draws Japanese signs', () => {
  expect(LOCAL_FACES).toMatch(/"Latin Local".*unicode-range:U\+20-7E/);
});
