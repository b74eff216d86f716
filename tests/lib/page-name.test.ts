/** What a page is called where an article or a feed leads to it. */
import { nameOf } from '@/app/page-name';
import type { ContentSource } from '@/lib/content/source';
import { LOCALES } from '@/lib/i18n/locales';
import { contextOf } from '../seo/context';
import { copy, entries, plain } from '../words';

const crumb = 'Open day';
const openDay = { id: 'open-day', data: { head: { crumb } } };
const inLanguage = (locale: 'ja' | 'en'): ContentSource => {
  const context = contextOf(locale, '/');
  const list = ((name: 'news') =>
    (name as string) === 'block-pages' ? [openDay] : context.list(name)) as never;
  return { ...context, list };
};

describe.each(LOCALES)('in %s, the page that a link leads to is called by', (locale) => {
  const about = copy('about', locale).head.crumb;
  const study = entries('cases', locale)[0]!;
  const example = entries('examples', locale)[0]!;
  const article = entries('news', locale)[0]!;
  const post = entries('blog', locale)[0]!;
  it.each([
    ['its name in the breadcrumb', '/about', about],
    ['the same name with a place on it', '/about#company', about],
    ['the same name with a query', '/about?from=news#company', about],
    ['the name of a page of blocks', '/open-day#way', crumb],
    ['the title of a case, without breaks', `/cases/${study.id}`, plain(study.data.title)],
    ['the title of an example', `/labneeds/${example.id}#cost`, example.data.title],
    ['the title of another article', `/news/${article.id}`, article.data.title],
    ['the title of a post', `/blog/${post.id}?a=b`, post.data.title],
    ['its address, where there is none', '/nowhere#a', '/nowhere#a'],
    ['its address, on another site', 'https://other.test/about?x#y', 'https://other.test/about?x#y'],
  ])('%s', (_what, link, name) => {
    expect(nameOf(inLanguage(locale), link)).toBe(name);
  });
});
