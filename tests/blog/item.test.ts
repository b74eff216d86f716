import { type BlogRow, blogItem } from '@/lib/blog/item';

const ROW: BlogRow = {
  slug: 'first-step',
  date: '2025-04-19',
  minutes: 3,
  phrases: ['最初の', '一歩'],
  summary: 'S',
  tags: ['labware', 'new-tag'],
  picture: null,
};
const WORDS = { locale: 'ja', minutes: '約{minutes}分', tags: { labware: '器具' } } as const;

it('a row of the index is put into the words of the page', () => {
  expect(blogItem(ROW, WORDS)).toEqual({
    slug: 'first-step',
    href: '/blog/first-step',
    date: '2025-04-19',
    dateText: '2025年4月19日',
    minutesText: '約3分',
    title: '最初の一歩',
    phrases: ['最初の', '一歩'],
    summary: 'S',
    tags: [
      { id: 'labware', name: '器具' },
      { id: 'new-tag', name: 'new-tag' },
    ],
    picture: null,
    marks: [],
  });
});

it('its picture is unpacked, its marks and the language of its page are kept', () => {
  const picture = { name: '/a', widths: [480], src: '/a-480.jpg', width: 16, height: 10, className: 'c' };
  expect(blogItem({ ...ROW, picture, marks: ['下書き'] }, { ...WORDS, locale: 'en' })).toMatchObject({
    href: '/en/blog/first-step',
    dateText: '19 April 2025',
    picture: { avif: '/a-480.avif 480w', webp: '/a-480.webp 480w', src: '/a-480.jpg' },
    marks: ['下書き'],
  });
});
