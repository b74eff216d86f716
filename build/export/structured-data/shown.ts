/** The nodes of a graph that say what a finished page shows, read from its HTML. */
import type { Element, Root } from 'hast';
import type { Article, BlogPosting, BreadcrumbList, FAQPage, NewsArticle, VideoObject } from 'schema-dts';
import { fileAddress } from '../../../lib/seo/addresses.ts';
import { addressOf, idOf, organizationRef, type Place, refer } from '../../../lib/seo/graph/place.ts';
import type { ArticleFacts } from '../../../lib/seo/page-facts.ts';
import { attribute, elementsOf, firstOf, innerText, metaOf } from '../../html.ts';

/** A text without the marks that keep words together on the screen. */
const textIn = (element: Element | undefined): string =>
  element ? innerText(element).replaceAll('\u2060', '').trim() : '';

const fileOf = (place: Place, image: Element | undefined): string | undefined =>
  image && fileAddress(place.siteUrl, attribute(image, 'src') ?? '');

/** The breadcrumb as it is shown; the page itself is its last item. */
export function breadcrumbOf(page: Root, place: Place) {
  const nav = elementsOf(page, 'nav').find((each) => attribute(each, 'data-breadcrumb') !== undefined);
  if (!nav) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(place, 'breadcrumb'),
    itemListElement: elementsOf(nav, 'li').map((item, index) => {
      const link = firstOf(item, 'a');
      const href = link && attribute(link, 'href');
      return {
        '@type': 'ListItem' as const,
        position: index + 1,
        name: textIn(item),
        item: href === undefined ? addressOf(place) : fileAddress(place.siteUrl, href),
      };
    }),
  } satisfies BreadcrumbList;
}

/** Questions with their answers, of the accordion that opens one at a time. */
export function faqOf(page: Root, place: Place) {
  const questions = elementsOf(page, 'details').filter((details) => attribute(details, 'name') === 'faq');
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': idOf(place, 'faq'),
    inLanguage: place.locale,
    isPartOf: refer(idOf(place, 'webpage')),
    mainEntity: questions.map((details) => ({
      '@type': 'Question' as const,
      name: textIn(firstOf(details, 'summary')),
      acceptedAnswer: {
        '@type': 'Answer' as const,
        text: textIn({
          ...details,
          children: details.children.filter((child) => !('tagName' in child && child.tagName === 'summary')),
        }),
      },
    })),
  } satisfies FAQPage;
}

/** On a link to a film: what it shows. It is for machines alone, and does not ship. */
const DESCRIPTION = 'data-video-description';

/** The days on which films were put up, by their ids, as far as they are known. */
export type FilmDays = Readonly<Record<string, string>>;

/** The films whose players a click brings, each once. How long they are we do not know, so that is not stated. */
export function filmsOf(page: Root, place: Place, days: FilmDays) {
  const films = new Map<string, VideoObject & { '@type': string; '@id': string }>();
  for (const link of elementsOf(page, 'a')) {
    const embedUrl = attribute(link, 'data-video-src');
    if (embedUrl === undefined) continue;
    const id = decodeURIComponent(new URL(embedUrl).pathname.split('/').at(-1) ?? '');
    const uploadDate = days[id];
    const thumbnailUrl = fileOf(place, firstOf(link, 'img'));
    const film = {
      '@type': 'VideoObject' as const,
      '@id': idOf(place, `video-${id}`),
      name: attribute(link, 'data-video-title') ?? '',
      description: attribute(link, DESCRIPTION) ?? '',
      ...(thumbnailUrl && { thumbnailUrl }),
      ...(uploadDate && { uploadDate }),
      embedUrl,
      inLanguage: place.locale,
      publisher: organizationRef(place),
    } satisfies VideoObject;
    if (!films.has(embedUrl)) films.set(embedUrl, film);
    delete link.properties.dataVideoDescription;
  }
  return [...films.values()];
}

type Shown = { name: string; description: string; film: { '@id': string } | undefined };

/** An article: what it is for machines, with what its page and its head say. */
export function articleOf(page: Root, place: Place, facts: ArticleFacts, { name, description, film }: Shown) {
  const published = metaOf(page, 'article:published_time');
  const modified = metaOf(page, 'article:modified_time');
  const image = fileOf(
    place,
    elementsOf(page, 'img').find((each) => attribute(each, 'fetchpriority') === 'high'),
  );
  const tags = elementsOf(page, 'meta').filter((meta) => attribute(meta, 'property') === 'article:tag');
  return {
    '@id': idOf(place, 'article'),
    headline: name,
    description,
    url: addressOf(place),
    inLanguage: place.locale,
    ...(image && { image }),
    keywords: tags.map((tag) => attribute(tag, 'content') ?? ''),
    mainEntityOfPage: refer(idOf(place, 'webpage')),
    author: organizationRef(place),
    publisher: organizationRef(place),
    ...(published && { datePublished: published }),
    ...(modified && modified !== published && { dateModified: modified }),
    ...(film && { video: refer(film['@id']) }),
    ...facts,
  } satisfies Article | BlogPosting | NewsArticle;
}
