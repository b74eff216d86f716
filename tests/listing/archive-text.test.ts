import { archiveText } from '@/lib/listing/archive-text';

const texts = (name: string) => ({
  ...{ month: `${name} of {label}`, tag: `${name} on {label}` },
  ...{
    monthText: `${name} of {site} in {label}: {total}.`,
    tagText: `${name} of {site} on {label}: {total}.`,
  },
});
const WORDS = {
  ...{ blog: texts('Posts'), news: texts('News') },
  ...{
    pageTitle: '{title} | {site}',
    numbered: '{title} ({page})',
    range: '{description} Here {from} to {to}.',
  },
} as Parameters<typeof archiveText>[0];

const textOf = (by: 'month' | 'tag', current: number, count: number) =>
  archiveText(
    WORDS,
    { section: by === 'month' ? 'blog' : 'news', by, value: 'x', page: current },
    { label: 'April', company: 'Lab', numbers: { total: 90, from: 41, to: 80, current, count } },
  );

describe('a page of an archive says of itself', () => {
  it.each([
    ['what it is, alone', 'month', 1, 1, 'Posts of April', 'Posts of Lab in April: 90.'],
    ['its range, as the first', 'month', 1, 3, 'Posts of April', 'Posts of Lab in April: 90. Here 41 to 80.'],
    ['its number, if later', 'tag', 2, 3, 'News on April (2)', 'News of Lab on April: 90. Here 41 to 80.'],
  ] as const)('%s', (_what, by, current, count, heading, description) => {
    expect(textOf(by, current, count)).toEqual({ heading, title: `${heading} | Lab`, description });
  });
});
