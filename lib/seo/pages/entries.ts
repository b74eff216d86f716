/** Pages of collections: one row for all entries of each. */
import { readingMinutes } from '../../blog/reading-time.ts';
import { tellsOfNobody } from '../../content/hidden-samples.ts';
import { imageKey } from '../../content/image-key.ts';
import type { Entry } from '../../content/load.ts';
import { fill } from '../../listing/fill.ts';
import { ROUTES } from '../../routes.ts';
import { plainText } from '../../text/lines.ts';
import { blogPosting, caseArticle, newsArticle } from '../graph/article.ts';
import { videoObject } from '../graph/video.ts';
import { type PageContext, type PageFacts, pictureAddress } from './page-facts.ts';

/** A case: an article with a film. */
export function casePage(context: PageContext, entry: Entry<'cases'>): PageFacts {
  const { data, folder } = entry;
  const { place, words } = context;
  const copy = context.page('case');
  const title = plainText(data.title);
  const poster = pictureAddress(context, imageKey(folder, data.image.src));
  const film = videoObject(place, {
    id: data.videoId,
    uploaded: data.videoDate,
    name: fill(copy.video.title, { title }),
    description: data.description,
    poster,
  });
  const article = caseArticle(place, {
    headline: title,
    description: data.description,
    image: poster,
    keywords: context.tags(data.tags).map(({ name }) => name),
    month: data.date,
    industry: words.industry[data.industry],
    video: film['@id'],
    sample: tellsOfNobody(entry) ? words.publication.sample : undefined,
  });
  return {
    meta: { title, description: data.description },
    crumbs: { parents: [{ to: ROUTES.cases, text: copy.section }], current: title },
    nodes: [article, film],
    main: article['@id'],
  };
}

/** A page in place of a text that is not translated yet: it is no article of its own. */
const standIn = ({ meta, crumbs }: PageFacts): PageFacts => ({ meta, ...(crumbs && { crumbs }) });

export function blogPostPage(context: PageContext, entry: Entry<'blog'>): PageFacts {
  const { data, folder, body } = entry;
  const article = blogPosting(context.place, {
    headline: data.title,
    description: data.summary,
    image: data.image && pictureAddress(context, imageKey(folder, data.image.src)),
    keywords: context.tags(data.tags).map(({ name }) => name),
    date: data.date,
    minutes: readingMinutes(body, context.locale),
  });
  const facts: PageFacts = {
    meta: { title: data.title, description: data.summary },
    crumbs: { parents: [{ to: ROUTES.blog, text: context.page('blog').crumb }], current: data.title },
    nodes: [article],
    main: article['@id'],
  };
  return entry.original ? standIn(facts) : facts;
}

export function newsArticlePage(context: PageContext, entry: Entry<'news'>): PageFacts {
  const { data, folder } = entry;
  const article = newsArticle(context.place, {
    headline: data.title,
    description: data.excerpt,
    image: data.image && pictureAddress(context, imageKey(folder, data.image)),
    keywords: context.tags(data.tags).map(({ name }) => name),
    date: data.date,
    category: context.words.news.category[data.category],
  });
  const facts: PageFacts = {
    meta: { title: data.title, description: data.excerpt },
    crumbs: { parents: [{ to: ROUTES.news, text: context.page('news').title }], current: data.title },
    nodes: [article],
    main: article['@id'],
  };
  return entry.original ? standIn(facts) : facts;
}

/** An example of LabNeeds says what could be built; no type of schema.org claims that without more. */
export const examplePage = (context: PageContext, { data }: Entry<'examples'>): PageFacts => ({
  meta: { title: data.title, description: data.description },
  crumbs: {
    parents: [{ to: ROUTES.labneeds, text: context.page('labneeds').crumb }],
    current: data.title,
  },
});
