import { blogFeed, newsFeed } from '@/app/feeds';
import { image, itemHtml } from '@/lib/feeds/content';
import { newsPage } from '../../app/[locale]/news/definition';
import { contextOf, picture } from '../seo/context';
import { copy, filled } from '../words';

const URL_OF_ITEM = 'https://lab.example.com/news/a';
const asked: string[] = [];
const page = {
  url: URL_OF_ITEM,
  locale: 'en' as const,
  picture: (file: string) => {
    asked.push(file);
    return picture('plan.webp');
  },
};
const html = (body: string) => itemHtml(body, page).trim();

describe('the text of an item', () => {
  it.each([
    ['a paragraph', 'One *two*', '<p>One <em>two</em></p>'],
    ['a heading without its place on the page', '## One', '<h2>One</h2>'],
    ['a link to a page, whole', '[a](/about)', '<p><a href="https://lab.example.com/about">a</a></p>'],
    ['a link within the page, made absolute', '[a](#b)', `<p><a href="${URL_OF_ITEM}#b">a</a></p>`],
    ['a link elsewhere, as it is', '[a](https://a.test/x)', '<p><a href="https://a.test/x">a</a></p>'],
    ['a bare table', '| a |\n|---|', '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>'],
  ])('has %s', (_what, body, expected) => expect(html(body)).toBe(expected));

  it('has a picture beside the text as one file that every reader knows, with its size', () => {
    asked.length = 0;
    expect(html('![The plan](./plan.webp)')).toBe(
      '<p><img src="https://lab.example.com/assets/img/plan.webp.jpg" alt="The plan" width="960" height="600"></p>',
    );
    expect(asked).toEqual(['./plan.webp']);
  });

  it('has the caption of a picture, which tells a rendering from a photograph', () => {
    expect(html('![The plan](./plan.webp "A < B")')).toBe(
      '<figure><img src="https://lab.example.com/assets/img/plan.webp.jpg" alt="The plan" width="960" height="600"><figcaption>A &#x3C; B</figcaption></figure>',
    );
  });

  it('stands between what comes before and after', () => {
    const shown = image(picture('a.webp'), '', URL_OF_ITEM);
    expect(itemHtml('x', page, { before: [shown] })).toMatch(
      /^<img src="[^"]+" alt="" width="960" height="600"><p>x<\/p>/,
    );
    expect(itemHtml('x', page, { after: [shown] })).toMatch(/^<p>x<\/p><img /);
  });
});

describe('an item of the news', () => {
  const context = contextOf('en', '/');
  const item = (id: string) => newsFeed(context).items.find(({ url }) => url.endsWith(id))!;
  const { siteUrl } = context.site;
  const [entry] = context.list('news').filter(({ data, original }) => data.image && !original);
  /** The news with one entry changed. */
  const changed = (change: object, samples = entry!.samples) =>
    newsFeed({
      ...context,
      list: ((name: 'news') =>
        context
          .list(name)
          .map((each) =>
            each === entry ? { ...each, samples, data: { ...each.data, ...change } } : each,
          )) as never,
    }).items.find(({ url }) => url.endsWith(entry!.id))!;

  it('begins with its picture, and names it', () => {
    const shown = changed({ caption: undefined }, []);
    expect(shown.image).toMatch(new RegExp(`^${siteUrl}/assets/img/news-.*\\.jpg$`));
    expect(shown.html.startsWith(`<p><img src="${shown.image}" alt="" `)).toBe(true);
  });

  it.each([
    ['all of it is a sample', [''], true],
    ['a part of it is a sample', ['excerpt'], false],
  ])('says so before its picture where %s: %j is %s', (_what, samples, isSaid) => {
    const note = `<p>${newsPage.copy('en').article.sampleNote}</p>`;
    expect(changed({ caption: undefined }, samples).html.startsWith(`${note}<p><img `)).toBe(isSaid);
  });

  it('has the caption of its picture', () => {
    const { html } = changed({ caption: 'Rendering' }, []);
    expect(html).toMatch(/^<figure><img [^>]+><figcaption>Rendering<\/figcaption><\/figure>/);
  });

  it('keeps its id when its date is corrected', () => {
    expect(changed({ date: '2025-01-02' }).id).toBe(item(entry!.id).id);
  });

  it('has none, where the article has none', () => {
    const bare = changed({ image: undefined });
    expect(bare.image).toBeUndefined();
    expect(bare.html).not.toContain('<img');
  });

  it.each([
    ['a page of the site in its language', '/about', `${siteUrl}/en/about`, copy('about', 'en').head.crumb],
    ['a place on a page', '/about#team', `${siteUrl}/en/about#team`, copy('about', 'en').head.crumb],
    ['another site', 'https://other.test/x', 'https://other.test/x', 'https://other.test/x'],
  ])('ends with the link of the article to %s, which it names', (_where, link, href, name) => {
    const text = filled(context.words.article.more, { name });
    expect(changed({ link }).html.endsWith(`<p><a href="${href}">${text}</a></p>`)).toBe(true);
  });

  it('ends with its text, where the article has no link', () => {
    expect(changed({ link: undefined }).html).not.toMatch(/<\/a><\/p>$/);
  });

  it('is filed under its category, then its tags', () => {
    const { data } = entry!;
    expect(item(entry!.id).tags).toEqual([
      context.words.news.category[data.category],
      ...context.tags(data.tags).map(({ name }) => name),
    ]);
  });

  it('is left out where it waits for its translation', () => {
    const waiting = newsFeed({
      ...context,
      list: ((name: 'news') =>
        context.list(name).map((each) => (each === entry ? { ...each, original: 'ja' } : each))) as never,
    });
    const others = newsFeed(context).items.filter(({ url }) => url !== item(entry!.id).url);
    expect(waiting.items).toEqual(others);
  });
});

it('the title of a feed holds the name of the company, whatever signs it has', () => {
  const context = contextOf('ja', '/');
  const name = { ja: "C++ $& $' Lab", en: 'x' };
  const site = { ...context.site, company: { ...context.site.company, name } };
  expect(newsFeed({ ...context, site }).title.endsWith(name.ja)).toBe(true);
});

it('a post has the caption of its picture and, where all of it is a sample, the mark of its page', () => {
  const context = contextOf('ja', '/');
  const [post] = context.list('blog').filter(({ data, original }) => data.image && !original);
  const list = (() => [{ ...post!, data: { ...post!.data, caption: 'Rendering' }, samples: [''] }]) as never;
  const [item] = blogFeed({ ...context, list }).items;
  const start = `<p>${context.words.publication.sample}</p><figure><img `;
  expect(item!.html.startsWith(start)).toBe(true);
  expect(item!.html).toContain('<figcaption>Rendering</figcaption></figure>');
});

it('a post begins with its picture and what it shows, is filed under its tags, and has its summary', () => {
  const context = contextOf('ja', '/');
  const [post] = context.list('blog').filter(({ data, original }) => data.image && !original);
  const item = blogFeed(context).items.find(({ url }) => url.endsWith(post!.id))!;
  expect(item).toMatchObject({
    url: `${context.site.siteUrl}/blog/${post!.id}`,
    summary: post!.data.summary,
    tags: context.tags(post!.data.tags).map(({ name }) => name),
    image: expect.stringMatching(/^https:.*\.jpg$/),
  });
  expect(item.html).toMatch(/^<(?:p|figure)><img src="https:[^"]+" alt="[^"]+" width="960"/);
});

it('a feed has the name of the company, once', () => {
  const context = contextOf('en', '/');
  const { company, siteUrl } = context.site;
  const { title, description } = newsPage.head('en');
  const named = filled(context.words.feeds.title, { list: title, site: company.name.en });
  expect(newsFeed(context)).toMatchObject({
    title: title.includes(company.name.en) ? title : named,
    ...{ description, home: `${siteUrl}/en/news` },
  });
});
