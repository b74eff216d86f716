/** What follows from the definition of a page, of copy and of a collection. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { copyIn } from '@/lib/content/index';
import { crumbsBelow, crumbsOf } from '@/lib/pages/crumbs';
import { defineEntries, pictureOf } from '@/lib/pages/define-entries';
import { definePage, type Page } from '@/lib/pages/define-page';
import { mustRender, RENDERED } from '@/lib/pages/rendered';

jest.mock('@/lib/content/index', () => ({ copyIn: jest.fn() }));

const page = (name: string, parent?: Page) =>
  ({ path: `/${name}`, parent, head: (locale: string) => ({ crumb: `${name} ${locale}` }) }) as never as Page;

describe('the breadcrumb', () => {
  const top = page('services');
  const below = page('labcraft', top);

  it.each([
    ['of a page without parents is its name', top, { current: 'services en' }],
    [
      'of a page below others begins with the topmost',
      page('try', below),
      {
        parents: [
          { to: '/services', text: 'services en' },
          { to: '/labcraft', text: 'labcraft en' },
        ],
        current: 'try en',
      },
    ],
  ])('%s', (_what, of, crumbs) => {
    expect(crumbsOf(of, 'en')).toEqual(crumbs);
  });

  it('of an entry ends with its own name', () => {
    expect(crumbsBelow(below, '記事', 'ja')).toEqual({
      parents: [
        { to: '/services', text: 'services ja' },
        { to: '/labcraft', text: 'labcraft ja' },
      ],
      current: '記事',
    });
  });
});

it('entries lie below the address of their list', () => {
  const definition = { collection: 'news', list: page('news'), type: 'news' } as never;
  expect(defineEntries(definition).path('a-b')).toBe('/news/a-b');
});

it.each([
  ['has none without a picture', {}, {}],
  ['has that of its own folder', { image: './a.jpg' }, { picture: 'news/x/a.jpg' }],
  [
    'has it where the picture has words',
    { image: { src: './b.png', alt: 'B' } },
    { picture: 'news/x/b.png' },
  ],
])('the card of an entry %s', (_what, data, picture) => {
  expect(pictureOf({ folder: 'news/x', data } as never)).toEqual(picture);
});

describe('a page with copy', () => {
  const defined = definePage({
    path: '/x',
    kind: 'company',
    folder: 'x',
    schema: z.object({ head: z.any(), hero: z.object({ src: z.string() }) }),
    picture: ({ hero }) => hero,
  });
  const copied = (copy: object) => jest.mocked(copyIn).mockReturnValue(copy as never);

  it('has the head and the blocks of its files, in the language asked for', () => {
    copied({ head: { title: 'T' }, blocks: [{ type: 'text' }] });
    expect(defined.head('en')).toEqual({ title: 'T' });
    expect(defined.blocks('en')).toEqual({ blocks: [{ type: 'text' }], folder: 'pages/x' });
    expect(jest.mocked(copyIn).mock.calls.map(([folder, , locale]) => [folder, locale])).toEqual([
      ['x', 'en'],
      ['x', 'en'],
    ]);
  });

  it('without blocks has none', () => {
    copied({ head: {} });
    expect(defined.blocks('ja')).toEqual({ blocks: [], folder: 'pages/x' });
  });

  it('has the picture that its copy names on its card, whatever an editor calls it', () => {
    copied({ head: {}, hero: { src: './new.webp' } });
    expect(defined.picture?.()).toBe('pages/x/new.webp');
  });

  it('is dated by its folder, and finds its pictures there', () => {
    expect(defined.sources).toEqual(['pages/x']);
    expect(defined.imageOf({ src: './a.jpg', alt: 'A' })).toEqual({ image: 'pages/x/a.jpg', alt: 'A' });
  });
});

describe('a page is rendered', () => {
  afterEach(() => {
    delete process.env[RENDERED];
  });

  it('always, outside of a build', () => {
    expect(mustRender()('/news/a')).toBe(true);
  });

  it('unless the build has its page already', () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'rendered-')), 'ids.json');
    fs.writeFileSync(file, JSON.stringify(['/news/a']));
    process.env.RENDERED_PAGES = file;
    expect(['/news/a', '/news/b', '/blog/a'].map(mustRender())).toEqual([false, true, true]);
  });
});
