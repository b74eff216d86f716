import type { Entry } from '../../lib/content/load.ts';
import { fill } from '../../lib/listing/fill.ts';
import type { Section } from '../../lib/listing/paths.ts';
import { defineEntries, type EntryPages, pictureOf } from '../../lib/pages/define-entries.ts';
import type { Page } from '../../lib/pages/define-page.ts';
import { cardFromTitle } from '../../lib/seo/card.ts';
import type { ArticleFacts } from '../../lib/seo/page-facts.ts';

type Articles<N extends Section> = {
  collection: N;
  list: Page;
  type: 'news' | 'post';
  /** What an article says of itself in one or two sentences. */
  lead(entry: Entry<N>): string;
  /** What it is for machines. */
  article(entry: Entry<N>): ArticleFacts;
};

/** The pages of dated articles. The title of a page is the article's and the site's name (spec section 2). */
export const defineArticles = <N extends Section>({
  collection,
  list,
  type,
  lead,
  article,
}: Articles<N>): EntryPages<N> =>
  defineEntries<N>({
    collection,
    list,
    type,
    dates: ({ data }) => [data.updated ?? data.date],
    name: ({ data }) => data.title,
    head(entry, { words, site }) {
      const { date, updated, title } = entry.data;
      return {
        title: fill(words.article.pageTitle, { title, site: site.company.name[entry.locale] }),
        description: lead(entry),
        article: { published: date, updated },
      };
    },
    card: (entry, site) => ({
      ...cardFromTitle(entry.data.title, site.company.name[entry.locale]),
      section: list.head(entry.locale).crumb,
      date: entry.data.date,
      ...pictureOf(entry),
    }),
    // A page in place of a text that is not translated yet is no article of its own.
    graph: (_, entry) => (entry.original ? {} : { article: article(entry) }),
  });
