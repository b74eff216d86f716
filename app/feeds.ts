/** The two feeds of a language: news and blog, from the same entries as the pages. */
import type { Element } from 'hast';
import { imageKey } from '../lib/content/image-key.ts';
import type { ContentSource } from '../lib/content/source.ts';
import { image, itemHtml } from '../lib/feeds/content.ts';
import type { Feed, FeedItem } from '../lib/feeds/feed.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import type { ImageEntry } from '../lib/images/manifest.ts';
import { fill } from '../lib/listing/fill.ts';
import { entryPath } from '../lib/listing/paths.ts';
import type { PageMeta } from '../lib/seo/metadata.ts';
import { element } from '../lib/text/hast.ts';
import type { Words } from '../lib/words.ts';
import { blogPage } from './[locale]/blog/definition.ts';
import { newsPage } from './[locale]/news/definition.ts';

export type FeedContext = ContentSource & { words: Words; picture(key: string): ImageEntry };

const address = ({ site, locale }: FeedContext, path: string): string =>
  new URL(localizedPath(locale, path), site.siteUrl).href;

/** A name for an item that no later change of addresses touches: host and day make it unique (RFC 4151). */
const tagUri = ({ site, locale }: FeedContext, date: string, path: string): string =>
  `tag:${new URL(site.siteUrl).host},${date}:${localizedPath(locale, path)}`;

const paragraph = (child: Element): Element => element('p', {}, [child]);

function link(context: FeedContext, target: string): Element {
  const href = target.startsWith('/') ? address(context, target) : target;
  return element('a', { href }, [{ type: 'text', value: context.words.article.more }]);
}

function feedOf(context: FeedContext, meta: PageMeta, path: string, items: readonly FeedItem[]): Feed {
  const { locale, site } = context;
  const author = site.company.name[locale];
  // In a reader the title stands among those of other sites.
  const title = meta.title.includes(author)
    ? meta.title
    : fill(context.words.feeds.title, { list: meta.title, site: author });
  return {
    locale,
    title,
    description: meta.description,
    author,
    home: address(context, path),
    items,
  };
}

/** A reader keeps what it has seen, and fetches the whole feed each time. */
const NEWEST = 50;

/** The newest entries with a text in the feed's language: one that is not translated yet is in the other language's feed. */
const inFull = <E extends { original?: unknown }>(entries: readonly E[]): E[] =>
  entries.filter(({ original }) => !original).slice(0, NEWEST);

/** The newest news of a language, newest first, each in full. */
export function newsFeed(context: FeedContext): Feed {
  const items = inFull(context.list('news')).map(({ id, folder, data, body }): FeedItem => {
    const url = address(context, entryPath('news', id));
    const picture = (file: string) => context.picture(imageKey(folder, file));
    const shown = data.image && image(picture(data.image), '', url);
    return {
      id: tagUri(context, data.date, entryPath('news', id)),
      title: data.title,
      url,
      date: data.date,
      updated: data.updated,
      summary: data.excerpt,
      html: itemHtml(
        body,
        { url, locale: context.locale, picture },
        {
          before: shown ? [paragraph(shown)] : [],
          after: data.link ? [paragraph(link(context, data.link))] : [],
        },
      ),
      tags: [context.words.news.category[data.category], ...context.tags(data.tags).map(({ name }) => name)],
      image: shown && String(shown.properties.src),
    };
  });
  return feedOf(context, newsPage.head(context.locale), newsPage.path, items);
}

/** The newest posts of a language, newest first, each in full. */
export function blogFeed(context: FeedContext): Feed {
  const items = inFull(context.list('blog')).map(({ id, folder, data, body }): FeedItem => {
    const path = entryPath('blog', id);
    const url = address(context, path);
    const picture = (file: string) => context.picture(imageKey(folder, file));
    const shown = data.image && image(picture(data.image.src), data.image.alt, url);
    return {
      id: tagUri(context, data.date, path),
      title: data.title,
      url,
      date: data.date,
      updated: data.updated,
      summary: data.summary,
      html: itemHtml(
        body,
        { url, locale: context.locale, picture },
        { before: shown ? [paragraph(shown)] : [] },
      ),
      tags: context.tags(data.tags).map(({ name }) => name),
      image: shown && String(shown.properties.src),
    };
  });
  return feedOf(context, blogPage.head(context.locale), blogPage.path, items);
}
