import { archiveText } from '@/lib/listing/archive-text';
import { wordsOf } from '@/lib/words';

const numbers = (page: number, count: number) => ({ total: 90, from: 41, to: 80, current: page, count });
const textOf = (by: 'month' | 'tag', page: number, count: number, locale: 'ja' | 'en' = 'en') =>
  archiveText(
    wordsOf(locale).archive,
    { section: by === 'month' ? 'blog' : 'news', by, value: 'x', page },
    { label: by === 'month' ? 'April 2025' : 'Labware', company: 'Lab', numbers: numbers(page, count) },
  );

describe('a page of an archive says of itself', () => {
  it('when it is the only one', () => {
    expect(textOf('month', 1, 1)).toEqual({
      heading: 'Blog posts from April 2025',
      title: 'Blog posts from April 2025 | Lab',
      description: 'All blog posts that Lab published in April 2025, newest first (90 in total).',
    });
  });

  it('when it is the first of several: which numbers it has', () => {
    expect(textOf('month', 1, 3)).toMatchObject({
      heading: 'Blog posts from April 2025',
      description:
        'All blog posts that Lab published in April 2025, newest first (90 in total). This page has numbers 41 to 80.',
    });
  });

  it('when it is a later one: its number, too', () => {
    expect(textOf('tag', 2, 3)).toEqual({
      heading: 'News about “Labware” (page 2)',
      title: 'News about “Labware” (page 2) | Lab',
      description:
        'News from Lab about “Labware”: every article on the subject, newest first (90 in total). This page has numbers 41 to 80.',
    });
  });

  it('in the language of its words', () => {
    expect(textOf('tag', 2, 3, 'ja').heading).toMatch(/Labware.*2/);
    expect(textOf('tag', 2, 3, 'ja').heading).not.toBe(textOf('tag', 2, 3, 'en').heading);
  });
});
