import fc from 'fast-check';
import { type PageCharacters, sectionOf, sliced } from '@/build/prepare/fonts/slices';

const page = (path: string, characters: string, core = ''): PageCharacters => ({
  path,
  characters: { all: [...new Set(characters + core)], core: [...new Set(core)], large: [] },
});

const shown = (pages: PageCharacters[], options: Parameters<typeof sliced>[1] = { minimum: 1 }) =>
  Object.fromEntries(sliced(pages, options).map(({ name, characters }) => [name, characters.join('')]));

describe('the slices', () => {
  it.each([
    ['the core is what every visit needs', [page('index.html', '', 'あい')], { core: 'あい' }],
    [
      'a section has its own',
      [page('index.html', '', 'あ'), page('blog/x.html', 'う')],
      { core: 'あ', 'in-blog': 'う' },
    ],
    [
      'what several sections use is shared',
      [page('blog/x.html', 'うえ'), page('news/y.html', 'うお')],
      { shared: 'う', 'in-blog': 'え', 'in-news': 'お' },
    ],
    ['pages of one section share', [page('blog.html', 'う'), page('blog/x.html', 'う')], { 'in-blog': 'う' }],
    ['no page, no slice', [], {}],
  ])('%s', (_rule, pages, expected) => expect(shown(pages)).toEqual(expected));

  it('leave the few of a small section with the shared ones', () => {
    const pages = [page('blog/x.html', 'うえき'), page('news/y.html', 'うお')];
    expect(shown(pages, { minimum: 2 })).toEqual({ shared: 'うお', 'in-blog': 'えき' });
  });

  it('break at the limit', () => {
    expect(shown([page('blog.html', 'あいうえお')], { limit: 2, minimum: 1 })).toEqual({
      'in-blog': 'あい',
      'in-blog-2': 'うえ',
      'in-blog-3': 'お',
    });
  });

  it('are disjoint, complete and within the limit, whatever the pages', () => {
    const characters = fc.array(fc.constantFrom(...'あいうえおかきくけこ実験自動化装置手順書'), {
      maxLength: 15,
    });
    const pages = fc.array(
      fc.record({
        path: fc.constantFrom('index.html', 'blog.html', 'blog/a.html', 'news/b.html', 'about.html'),
        own: characters,
        core: characters,
      }),
    );
    fc.assert(
      fc.property(pages, fc.integer({ min: 1, max: 6 }), fc.nat(4), (given, limit, minimum) => {
        const made = given.map(({ path, own, core }) => page(path, own.join(''), core.join('')));
        const slices = sliced(made, { limit, minimum });
        const all = slices.flatMap((slice) => slice.characters);
        expect(new Set(all).size).toBe(all.length);
        expect(new Set(all)).toEqual(new Set(made.flatMap((each) => each.characters.all)));
        for (const { name, characters: own } of slices) {
          expect(own.length).toBeGreaterThan(0);
          if (name !== 'core') expect(own.length).toBeLessThanOrEqual(limit);
        }
        expect(new Set(slices.map(({ name }) => name)).size).toBe(slices.length);
      }),
    );
  });

  it('do not depend on the order of the pages', () => {
    const pages = [page('blog.html', 'うえ'), page('news.html', 'えお'), page('index.html', '', 'あ')];
    expect(sliced([...pages].reverse())).toEqual(sliced(pages));
  });
});

it.each([
  ['index.html', 'index'],
  ['blog.html', 'blog'],
  ['blog/first.html', 'blog'],
  ['services/tore.html', 'services'],
])('%s belongs to %s', (path, section) => expect(sectionOf(path)).toBe(section));
