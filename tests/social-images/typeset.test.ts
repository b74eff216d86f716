import { type Line, runsOf, setLines, textWidth } from '@/build/prepare/social-images/typeset';

const textOf = (lines: Line[] | undefined) => lines?.map((line) => line.map(({ text }) => text).join(''));

describe('the lines of a title', () => {
  it.each([
    ['研究室に一台だけの実験自動化装置', 7.2, 3, ['研究室に', '一台だけの', '実験自動化装置']],
    ['オーダーメイド実験自動化', 7.2, 2, ['オーダーメイド', '実験自動化']],
    ['検査コンサルティング', 9, 3, ['検査', 'コンサルティング']],
    ['秤量操作の手技を、|装置でまねる', 9, 2, ['秤量操作の手技を、', '装置でまねる']],
    ['LabCloneと実験自動化を検討する方へ', 12, 2, ['LabCloneと実験自動化を', '検討する方へ']],
    ['Material for LabClone and machine work', 10, 3, ['Material for', 'LabClone and', 'machine work']],
    ['Quick filling|at one speed', 9, 2, ['Quick filling', 'at one speed']],
    ['TORE', 9, 2, ['TORE']],
  ])('「%s」 in %d em and %i lines is %j', (text, width, most, lines) => {
    const set = setLines(text, width, most);
    expect(textOf(set)).toEqual(lines);
    for (const line of textOf(set) ?? []) expect(textWidth(line)).toBeLessThanOrEqual(width);
  });

  it.each([
    ['マイクロプレートリーダー', 9, 3],
    ['one two three four five six', 4, 2],
  ])('「%s」 does not fit into %d em and %i lines', (text, width, most) => {
    expect(setLines(text, width, most)).toBeUndefined();
  });

  it('takes the empty half of Japanese signs away, on the side where it is', () => {
    expect(runsOf('「手順書」、')).toEqual([
      { text: '「', before: 0.4, after: 0 },
      { text: '手順書', before: 0, after: 0 },
      { text: '」', before: 0, after: 0.4 },
      { text: '、', before: 0, after: 0.4 },
    ]);
  });
});
