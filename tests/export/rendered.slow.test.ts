import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Cache } from '../../build/cache';
import { keysOf, Rendered } from '../../build/rendered';
import { NEXT_EXPORT } from '../../build/site-folder';
import { type Content, loadContent } from '../../lib/content/load';
import { LOCALES, type Locale } from '../../lib/i18n/locales';
import { GROWING } from '../../lib/pages/rendered';
import { DAMAGES, treeOf } from '../helpers/damage';
import { temporaryFolder, writeFiles } from '../helpers/temporary';
import { CODE_FILES } from './fixture';

const CONTENT = loadContent();
const POST = CONTENT.collections.blog[0] as Content['collections']['blog'][number];

/** The content with one entry changed. */
function changed(collection: 'blog' | 'news' | 'glossary', change: object): Content {
  const [first, ...others] = CONTENT.collections[collection];
  const entries = [{ ...first, ...change }, ...others];
  return { ...CONTENT, collections: { ...CONTENT.collections, [collection]: entries } } as Content;
}

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  writeFiles(root, CODE_FILES);
  writeFiles(root, { '.generated/images.json': '{}', '.generated/documents.json': '{}' });
});

const keys = (content = CONTENT) => new Map(keysOf({ root, content }).map(({ path, key }) => [path, key]));

/** The pages whose keys differ. */
function affected(change: () => Content): string[] {
  const before = keys();
  const after = keys(change());
  return [...before].filter(([name, key]) => after.get(name) !== key).map(([name]) => name);
}
const all = () => [...keys().keys()];

describe('pages are rendered again if', () => {
  it('the text of an entry changed: its own alone, as long as it takes no longer to read', () => {
    const body = POST.body.replace(/[ぁ-を]/, 'ん');
    expect(affected(() => changed('blog', { body }))).toEqual([`/blog/${POST.id}`]);
  });

  it.each<[string, () => Content]>([
    ['a title changed', () => changed('blog', { data: { ...POST.data, title: '新しい題' } })],
    ['an entry takes longer to read', () => changed('blog', { body: POST.body.repeat(9) })],
    ['a text changed that any page may show', () => changed('glossary', { body: '別の説明' })],
    [
      'an entry went',
      () => {
        const news = CONTENT.collections.news.slice(1);
        return { ...CONTENT, collections: { ...CONTENT.collections, news } };
      },
    ],
    ['a figure changed', () => ({ ...CONTENT, facts: { ...CONTENT.facts, data: {} } })],
    [
      'our code changed',
      () => {
        writeFiles(root, { 'components/deep/a.ts': 'changed' });
        return CONTENT;
      },
    ],
    ...['images.json', 'documents.json'].map((name): [string, () => Content] => [
      `${name} was made anew`,
      () => {
        writeFiles(root, { [`.generated/${name}`]: 'changed' });
        return CONTENT;
      },
    ]),
  ])('%s: all of them', (_what, change) => {
    expect(affected(change).length).toBeGreaterThanOrEqual(all().length - 1);
  });

  it('nothing changed: none', () => {
    expect(affected(() => loadContent())).toEqual([]);
  });
});

describe('a build', () => {
  const PAYLOAD = '<script>self.__next_f.push([1,"x"])</script>';
  const pageOf = (name: string, locale: string) => join(root, NEXT_EXPORT, locale, `${name}.html`);
  /** Plays Next: writes the pages that are not ready. */
  const render = (rendered: Rendered) => {
    const missing = all().filter((name) => !rendered.paths.includes(name));
    for (const name of missing)
      for (const locale of LOCALES) {
        mkdirSync(dirname(pageOf(name, locale)), { recursive: true });
        writeFileSync(pageOf(name, locale), `${locale} ${name}${PAYLOAD}`);
      }
    rendered.complete();
    return missing;
  };
  const build = (content = CONTENT) => {
    rmSync(join(root, NEXT_EXPORT), { recursive: true, force: true });
    return render(new Rendered({ root, content }));
  };

  it('renders everything at first, then the first of each route alone, and has all pages', () => {
    expect(build()).toEqual(all());
    // Next asks for a page of each: entries, and archives by month and by tag.
    expect(build()).toHaveLength(3 * GROWING.length);
    for (const name of all())
      for (const locale of LOCALES)
        expect(readFileSync(pageOf(name, locale), 'utf8')).toMatch(new RegExp(`^${locale} ${name}`));
  });

  it('keeps pages without the payload of the runtime, and forgets those of what is gone', () => {
    build();
    const [last] = keysOf({ root, content: CONTENT }).slice(-1);
    const cached = () => new Cache<Record<Locale, string>>(join(root, '.cache/rendered')).get(`${last?.key}`);
    expect(cached()?.ja).toBe(`ja ${last?.path}`);
    build(changed('glossary', { body: '別の説明' }));
    expect(cached()).toBeUndefined();
  });

  it.each(Object.entries(DAMAGES))('has all pages after its files were %s', (_how, damage) => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    build();
    build();
    const folder = (name: string) => join(root, name);
    const whole = [NEXT_EXPORT, '.cache/rendered'].map((name) => treeOf(folder(name)));
    damage(Object.keys(whole[1] ?? {}).map((name) => join(root, '.cache/rendered', name)));
    expect(build()).toEqual(all());
    build();
    expect([NEXT_EXPORT, '.cache/rendered'].map((name) => treeOf(folder(name)))).toEqual(whole);
    jest.restoreAllMocks();
  });
});
