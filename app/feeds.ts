/** The two feeds of a language: news and blog, from the same entries as the pages. */
import type { Element, ElementContent } from 'hast';
import { imageKey } from '../lib/content/image-key.ts';
import type { Entry } from '../lib/content/load.ts';
import { isSample } from '../lib/content/sample.ts';
import type { ContentSource } from '../lib/content/source.ts';
import { figure, image, itemHtml } from '../lib/feeds/content.ts';
import { type Feed, type FeedItem, newestOf } from '../lib/feeds/feed.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import type { ImageEntry } from '../lib/images/manifest.ts';
import { fill } from '../lib/listing/fill.ts';
import { entryPath } from '../lib/listing/paths.ts';
import type { Page } from '../lib/pages/define-page.ts';
import { element, text } from '../lib/text/hast.ts';
import { blogPage } from './[locale]/blog/definition.ts';
import { newsPage } from './[locale]/news/definition.ts';
import { nameOf } from './page-name.ts';

export type FeedContext = ContentSource & { picture(key: string): ImageEntry };

const address = ({ site, locale }: FeedContext, path: string): string =>
  new URL(localizedPath(locale, path), site.siteUrl).href;

/**
 * A name for an item (RFC 4151), with one day for all: Atom forbids an id to change when a date is corrected. It does
 * change with the host and with the folder of the entry, and readers then show the item as a new one.
 */
const tagUri = ({ site, locale }: FeedContext, path: string): string =>
  `tag:${new URL(site.siteUrl).host},${site.company.founded}:${localizedPath(locale, path)}`;

const paragraph = (child: ElementContent): Element => element('p', {}, [child]);

function link(context: FeedContext, target: string): Element {
  const href = target.startsWith('/') ? address(context, target) : target;
  const value = fill(context.words.article.more, { name: nameOf(context, target) });
  return element('a', { href }, [text(value)]);
}

function feedOf(
  context: FeedContext,
  section: 'news' | 'blog',
  { head, path }: Pick<Page, 'head' | 'path'>,
  items: readonly FeedItem[],
): Feed {
  const meta = head(context.locale);
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
    // A list has what waits for its translation, too.
    changed: newestOf(context.list(section).map(({ data }) => data)),
  };
}

/** A reader keeps what it has seen, and fetches the whole feed each time. */
const NEWEST = 50;

/** The newest entries with a text in the feed's language: one that is not translated yet is in the other language's feed. */
const inFull = <E extends { original?: unknown }>(entries: readonly E[]): E[] =>
  entries.filter(({ original }) => !original).slice(0, NEWEST);

/** Facts of an item that news and posts name differently. */
type ItemFacts = {
  summary: string;
  picture?: { src: string; alt: string } | undefined;
  caption?: string | undefined;
  /** Said where the whole item is a sample. */
  sampleNote: string;
  /** The link that news may end with. */
  link?: string | undefined;
  category?: string;
};

/** The newest entries of a list as items, newest first, each in full. */
function itemsOf<N extends 'news' | 'blog'>(
  context: FeedContext,
  section: N,
  factsOf: (data: Entry<N>['data']) => ItemFacts,
): FeedItem[] {
  return inFull(context.list(section)).map(({ id, folder, data, body, samples }): FeedItem => {
    const path = entryPath(section, id);
    const url = address(context, path);
    const picture = (file: string) => context.picture(imageKey(folder, file));
    const facts = factsOf(data);
    const shown = facts.picture && image(picture(facts.picture.src), facts.picture.alt, url);
    return {
      id: tagUri(context, path),
      title: data.title,
      url,
      date: data.date,
      updated: data.updated,
      summary: facts.summary,
      html: itemHtml(
        body,
        { url, locale: context.locale, picture },
        {
          before: [
            ...(isSample(samples, '') ? [paragraph(text(facts.sampleNote))] : []),
            ...(shown ? [figure(shown, facts.caption)] : []),
          ],
          after: facts.link ? [paragraph(link(context, facts.link))] : [],
        },
      ),
      tags: [facts.category ?? [], ...context.tags(data.tags).map(({ name }) => name)].flat(),
      image: shown && String(shown.properties.src),
    };
  });
}

/** The newest news of a language. */
export const newsFeed = (context: FeedContext): Feed =>
  feedOf(
    context,
    'news',
    newsPage,
    itemsOf(context, 'news', ({ excerpt, image: src, caption, link: target, category }) => ({
      summary: excerpt,
      caption,
      sampleNote: newsPage.copy(context.locale).article.sampleNote,
      picture: src === undefined ? undefined : { src, alt: '' },
      link: target,
      category: context.words.news.category[category],
    })),
  );

/** The newest posts of a language. */
export const blogFeed = (context: FeedContext): Feed =>
  feedOf(
    context,
    'blog',
    blogPage,
    itemsOf(context, 'blog', ({ summary, image: picture, caption }) => ({
      summary,
      picture,
      caption,
      sampleNote: context.words.publication.sample,
    })),
  );
