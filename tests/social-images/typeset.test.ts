import { type Line, runsOf, setLines, textWidth } from '@/scripts/social-images/typeset';

const textOf = (lines: Line[] | undefined) => lines?.map((line) => line.map(({ text }) => text).join(''));

describe('the lines of a title', () => {
  it.each([
    ['研究室に一台だけの実験自動化装置', 7.2, 3, ['研究室に', '一台だけの', '実験自動化装置']],
    ['オーダーメイド実験自動化', 7.2, 2, ['オーダーメイド', '実験自動化']],
    ['自動化コンサルティング', 9, 3, ['自動化', 'コンサルティング']],
    ['培養操作の手技を、|装置でそろえる', 9, 2, ['培養操作の手技を、', '装置でそろえる']],
    ['LabCloneと実験自動化を検討する方へ', 12, 2, ['LabCloneと実験自動化を', '検討する方へ']],
    ['Resources for LabClone and lab automation', 10, 3, ['Resources for', 'LabClone and', 'lab automation']],
    ['Fast injection|at one speed', 9, 2, ['Fast injection', 'at one speed']],
    ['TORE', 9, 2, ['TORE']],
  ])('「%s」 in %d em and %i lines is %j', (text, width, most, lines) => {
    const set = setLines(text, width, most);
    expect(textOf(set)).toEqual(lines);
    for (const line of textOf(set) ?? []) expect(textWidth(line)).toBeLessThanOrEqual(width);
  });

  it.each([
    ['プライバシーポリシー', 9, 3],
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
