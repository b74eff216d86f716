import fc from 'fast-check';
import { readingMinutes } from '@/app/[locale]/blog/reading-time';
import { cardTags, tagCounts, withTag } from '@/lib/listing/tags';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' \n');

describe('reading time', () => {
  it.each([
    ['one word', 'en', 'word', 1],
    ['200 words', 'en', words(200), 1],
    ['201 words', 'en', words(201), 2],
    ['600 words with space around', 'en', `  ${words(600)}\n\n`, 3],
    ['500 characters without spaces', 'ja', '字'.repeat(500), 1],
    ['501 characters', 'ja', '字'.repeat(501), 2],
    ['500 characters on many lines', 'ja', '字\n'.repeat(500), 1],
    ['500 characters outside the first plane', 'ja', '𠮷'.repeat(500), 1],
    ['200 words with wide space between', 'en', words(200).replaceAll(' ', '  '), 1],
    ['nothing', 'ja', ' ', 1],
  ] as const)('of %s (%s)', (_what, locale, text, minutes) => {
    expect(readingMinutes(text, locale)).toBe(minutes);
  });
});

const tag = fc.constantFrom('react', 'blog', 'arms', '__proto__');
const post = fc.record({
  title: fc.string({ maxLength: 12 }),
  summary: fc.string({ maxLength: 20 }),
  tags: fc.uniqueArray(tag).map((ids) => ids.map((id) => ({ id, name: id.toUpperCase() }))),
});
const posts = fc.array(post, { maxLength: 20 });

describe('tags', () => {
  const tagged = (...ids: string[]) => ({ tags: ids.map((id) => ({ id, name: id.toUpperCase() })) });

  it('are counted with their names, the most used first', () => {
    expect(tagCounts([tagged('a', 'b'), tagged('b'), tagged('c', 'c')])).toEqual([
      { id: 'b', name: 'B', count: 2 },
      { id: 'a', name: 'A', count: 1 },
      { id: 'c', name: 'C', count: 1 },
    ]);
  });

  it('each lead to as many posts as its count says, by its own page', () => {
    fc.assert(
      fc.property(posts, (all) => {
        for (const { id, count } of tagCounts(all)) {
          expect(withTag(all, id)).toHaveLength(count);
        }
      }),
    );
  });

  it.each([
    [0, 0, 0],
    [3, 3, 0],
    [4, 3, 1],
    [7, 3, 4],
  ])('of %i, a card shows %i and leaves out %i', (total, shown, more) => {
    const card = cardTags(Array.from({ length: total }, (_, index) => index));
    expect([card.shown.length, card.more.length]).toEqual([shown, more]);
  });
});
