import { chapterCount, type Guide, guideLength, guideParts } from '@/app/[locale]/whitepaper/guide';

const chapter = (title: string, more = {}) => ({ title, paragraphs: ['text'], ...more });
const guide = (...parts: ReturnType<typeof chapter>[][]): Guide => ({
  title: 'Guide',
  intro: 'Intro',
  parts: parts.map((chapters, index) => ({ title: `Part ${index + 1}`, chapters })),
});

const headings = (parts: ReturnType<typeof guideParts>) =>
  parts.map(({ chapters }) => chapters.map(({ heading }) => heading));

describe('the guide as it is read', () => {
  it('counts its chapters through all parts', () => {
    const twoParts = guide([chapter('a'), chapter('b')], [chapter('c')]);
    expect(headings(guideParts(twoParts))).toEqual([['1. a', '2. b'], ['3. c']]);
    expect(chapterCount(twoParts)).toBe(3);
  });

  it.each([
    ['an English point takes a hyphen', { points: ['One'] }, [{ mark: '- ', lines: ['One'] }]],
    ['a Japanese point takes a middle dot', { points: ['一つ'] }, [{ mark: '・', lines: ['一つ'] }]],
    [
      'a check takes a box, after the points',
      { points: ['One'], checks: ['Two'] },
      [
        { mark: '- ', lines: ['One'] },
        { mark: '□ ', lines: ['Two'] },
      ],
    ],
    ['a chapter may have no list', {}, []],
  ])('%s', (_, lists, expected) => {
    expect(guideParts(guide([chapter('a', lists)]))[0]?.chapters[0]?.lists).toEqual(expected);
  });
});

describe('the length of the guide, to the nearest hundred', () => {
  it.each([
    ['counts the words of an English guide', 'word '.repeat(430), 400],
    ['counts the characters of a Japanese one', '字'.repeat(1640), 1700],
    ['does not count spaces in a Japanese one', '字 '.repeat(1640), 1700],
  ])('%s', (_, paragraph, length) => {
    expect(guideLength(guide([{ title: 'a', paragraphs: [paragraph.trim()] }]))).toBe(length);
  });
});
