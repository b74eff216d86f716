/** What pages ask of the content: `lib/content/index.ts` over a loader that counts. */
import * as content from '@/lib/content';
import { fingerprint } from '@/lib/content/fingerprint';
import { loadContent } from '@/lib/content/load';

jest.mock('@/lib/content/fingerprint', () => ({ fingerprint: jest.fn(() => 'state 1') }));
jest.mock('@/lib/content/load', () => ({ loadContent: jest.fn() }));

const entry = (id: string, locale: 'ja' | 'en', tags: string[] = []) => ({ id, locale, data: { tags } });
const CONTENT = {
  collections: {
    news: [entry('b', 'ja'), entry('b', 'en', ['lab']), entry('a', 'ja'), entry('a', 'en')],
    blog: [],
  },
  pages: { about: { ja: { data: '会社' }, en: { data: 'About' } } },
  site: { data: { mail: 'a@b.jp' } },
  tags: { data: { lab: { ja: '研究室', en: 'Laboratory' } } },
  facts: { data: { wells: { value: 96, source: 'x', date: '2026-01-05' } } },
};

const environment = process.env.NODE_ENV;
const running = (name: string) => Object.assign(process.env, { NODE_ENV: name });
const load = jest.mocked(loadContent);
const change = (state: string) => jest.mocked(fingerprint).mockReturnValue(state);
let states = 0;

beforeEach(() => {
  running('development');
  load.mockClear();
  load.mockImplementation(() => structuredClone(CONTENT) as never);
  states += 1;
  change(`before test ${states}`);
});
afterAll(() => running(environment));

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('the content is', () => {
  it('read once in development, as long as no file changes, and again when one did', () => {
    content.site();
    content.list('news', 'ja');
    expect(load).toHaveBeenCalledTimes(1);
    change('another state');
    content.site();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each(['production', 'test'])('read once for a whole run, whatever changes meanwhile: %s', (name) => {
    content.site();
    running(name);
    load.mockClear();
    content.site();
    expect(load).toHaveBeenCalledTimes(1);
    change('another state');
    content.site();
    expect(load).toHaveBeenCalledTimes(1);
    expect(load.mock.calls[0]?.[1]).toEqual({ unpublished: false, unfilled: false });
  });

  it('given with drafts and unwritten texts to authors alone', () => {
    running('development');
    content.site();
    expect(load.mock.calls[0]?.[1]).toEqual({ unpublished: true, unfilled: true });
  });
});

describe('a page gets', () => {
  it('the entries of its language in their order, the same list each time', () => {
    expect(ids(content.list('news', 'ja'))).toEqual(['b', 'a']);
    expect(content.list('news', 'en').every(({ locale }) => locale === 'en')).toBe(true);
    expect(content.list('news', 'ja')).toBe(content.list('news', 'ja'));
    expect(content.list('blog', 'ja')).toEqual([]);
  });

  it('one entry by its id and language, or none', () => {
    expect(content.get('news', 'en', 'a')).toMatchObject({ id: 'a', locale: 'en' });
    expect(content.get('news', 'en', 'c')).toBeUndefined();
  });

  it('the entries that its copy names, each with what the copy adds, without those that are not there', () => {
    const [a, b] = ['a', 'b'].map((id) => content.get('news', 'ja', id));
    const named = [{ id: 'a', drawn: 1 }, { id: 'c', drawn: 2 }, { id: 'b' }];
    expect(content.chosen('news', 'ja', named)).toEqual([
      { id: 'a', drawn: 1, entry: a },
      { id: 'b', entry: b },
    ]);
  });

  it('the facts of the site, and a figure', () => {
    expect(content.site().mail).toBe('a@b.jp');
    expect(content.figure('wells')).toBe(96);
  });

  it('tags with their names in its language', () => {
    expect(content.tagName('lab', 'ja')).toBe('研究室');
    const [first] = content.list('news', 'en');
    expect(content.tagsOf(first!)).toEqual([{ id: 'lab', name: 'Laboratory' }]);
    expect(() => content.tagName('unknown', 'ja')).toThrow('content/tags.json: no tag "unknown"');
  });

  it('all of it as one language sees it', () => {
    const source = content.source('en');
    expect(ids(source.list('news'))).toEqual(['b', 'a']);
    expect(source.list('news').every(({ locale }) => locale === 'en')).toBe(true);
    expect(source.list('news', 'ja').every(({ locale }) => locale === 'ja')).toBe(true);
    expect(source.tags(['lab'])).toEqual([{ id: 'lab', name: 'Laboratory' }]);
    expect(source.figure('wells')).toBe(96);
    expect(source.locale).toBe('en');
  });
});

it('what is made of a list is made once per list', () => {
  const count = jest.fn((entries: readonly unknown[]) => ({ total: entries.length }));
  const memoised = content.memoise<'news', { total: number }>(count);
  const [one, other] = [content.list('news', 'ja'), content.list('blog', 'ja') as never];
  expect(memoised(one)).toEqual({ total: 2 });
  expect(memoised(one)).toBe(memoised(one));
  expect(memoised(other)).toEqual({ total: 0 });
  expect(count).toHaveBeenCalledTimes(2);
});
