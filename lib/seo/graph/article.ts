import type { Article, BlogPosting, NewsArticle } from 'schema-dts';
import { addressOf, idOf, organizationRef, type Place, refer } from './place.ts';

type Text = {
  headline: string;
  description: string;
  /** Absolute address of the picture. */
  image?: string | undefined;
  keywords: readonly string[];
};

/** What an article with a day states; `date` is `YYYY-MM-DD`. */
export type ArticleFacts = Text & { date: string };

const common = (place: Place, { headline, description, image, keywords }: Text) => ({
  '@id': idOf(place, 'article'),
  headline,
  description,
  url: addressOf(place),
  inLanguage: place.locale,
  ...(image ? { image } : {}),
  keywords: [...keywords],
  mainEntityOfPage: refer(idOf(place, 'webpage')),
  author: organizationRef(place),
  publisher: organizationRef(place),
});

/** A case study. Its month (`YYYY-MM`) is when the project took place; no day of publication is known. */
export const caseArticle = (
  place: Place,
  {
    month,
    industry,
    video,
    sample,
    ...text
  }: Text & { month: string; industry: string; video: string; sample?: string | undefined },
) =>
  ({
    '@type': 'Article',
    ...common(place, text),
    articleSection: industry,
    temporalCoverage: month,
    ...(sample ? { creativeWorkStatus: sample } : {}),
    video: refer(video),
  }) satisfies Article;

/** A blog post. `minutes` is the reading time that the page shows. */
export const blogPosting = (place: Place, { date, minutes, ...text }: ArticleFacts & { minutes: number }) =>
  ({
    '@type': 'BlogPosting',
    ...common(place, text),
    datePublished: date,
    timeRequired: `PT${minutes}M`,
  }) satisfies BlogPosting;

/** A news article. */
export const newsArticle = (place: Place, { date, category, ...text }: ArticleFacts & { category: string }) =>
  ({
    '@type': 'NewsArticle',
    ...common(place, text),
    articleSection: category,
    datePublished: date,
  }) satisfies NewsArticle;
