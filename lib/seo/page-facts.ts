/** What a definition says of its page to machines, and what it may read to say it. */
import type { ContentSource } from '../content/source.ts';
import type { DatedDocument } from '../documents/documents.ts';
import type { GraphNode, Place } from './graph/place.ts';

export type PageContext = ContentSource & { place: Place };

/** What an article is besides what its page shows: title, description, picture, day, film, tags of posts and news. */
export type ArticleFacts =
  | { '@type': 'BlogPosting'; timeRequired: string }
  | { '@type': 'NewsArticle'; articleSection: string }
  | {
      '@type': 'Article';
      articleSection: string;
      keywords: readonly string[];
      /** The month of a project, YYYY-MM; no day of publication is known. */
      temporalCoverage: string;
      creativeWorkStatus?: string;
    };

export type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** What a page is about, beside what it shows: breadcrumb, questions, films. */
export type GraphFacts = {
  /** `WebPage` when left out. */
  kind?: PageKind;
  /** Where it is not the title of the page. */
  name?: string;
  nodes?: readonly GraphNode[];
  /** The `@id` of the node that the page is about; an article is it without being named. */
  main?: string;
  article?: ArticleFacts;
  /** The documents that say the same. */
  documents?: readonly DatedDocument[];
};
