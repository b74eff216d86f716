import fc from 'fast-check';

const unit = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  // Half a surrogate pair may come alone.
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  fc.constantFrom('か\u3099', 'ﾊﾟ', 'e\u0301', 'ﬁ', '㎜', '👩‍🔬', '\u200b', '\u3000', '\n'),
);

/**
 * Any text at all, well formed or not. fast-check's own (`unit: 'binary'`, `'grapheme'`) makes a table of a million
 * characters before its first text, which takes longer than all else in a test.
 */
export const anyText = (maxLength = 40): fc.Arbitrary<string> =>
  fc.array(unit, { maxLength }).map((units) => units.join(''));
