import { emWidth, escapeXml, wrap } from '../../scripts/imagery/svg-text';

describe('wrap breaks', () => {
  it.each([
    ['English at spaces', 'Change tips for each column', 7, ['Change tips', 'for each', 'column']],
    ['Japanese between characters', '各ウェルに試薬', 4, ['各ウェル', 'に試薬']],
    ['never before a closing mark', '列ごとに。替えて', 4, ['列ごと', 'に。替え', 'て']],
    ['never inside a figure or a Latin word', '試薬を50µLずつ', 4, ['試薬を', '50µLず', 'つ']],
    ['nothing that fits', '8列', 4, ['8列']],
  ])('%s', (_what, text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  it('keeps every character but the spaces at breaks', () => {
    const text = 'プレートの1列目から8列目まで、各ウェルに試薬Bを50 µLずつ。';
    expect(wrap(text, 9).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });
});

test('a Japanese character is one em wide, a Latin one little more than half', () => {
  expect(emWidth('分注')).toBe(2);
  expect(emWidth('ab')).toBeCloseTo(1.06);
});

test('text cannot end the element or attribute that holds it', () => {
  expect(escapeXml('<b> & "c"')).toBe('&lt;b> &amp; &quot;c&quot;');
});
