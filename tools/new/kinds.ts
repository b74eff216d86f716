/** What `npm run new` can make, and what it has to know for each. */
import type { CollectionName } from '../../lib/content/collections.ts';

type Kind = {
  collection: CollectionName & ('news' | 'blog' | 'cases' | 'examples' | 'block-pages');
  name: { ja: string; en: string };
  /** A field whose value is one of a few keys, and where `messages` has their names; tags are in content/tags.json. */
  choice?: { field: string; names: string } | { field: 'tags' };
  /** Fields that begin as the title, by the part that has them; `title` itself where there are none. */
  titled?: Readonly<Record<string, readonly string[]>>;
  /** How the date is written: a day, one that is asked of nobody, or the month in which something was done; false: none. */
  date: 'day' | 'optional' | 'month' | false;
};
export type KindName = 'news' | 'post' | 'case' | 'example' | 'page';

export const KINDS: Record<KindName, Kind> = {
  news: {
    collection: 'news',
    name: { ja: 'お知らせ', en: 'news article' },
    choice: { field: 'category', names: 'news.category' },
    date: 'day',
  },
  post: {
    collection: 'blog',
    name: { ja: 'ブログ記事', en: 'blog post' },
    choice: { field: 'tags' },
    date: 'day',
  },
  case: {
    collection: 'cases',
    name: { ja: '導入事例', en: 'case' },
    choice: { field: 'industry', names: 'industry' },
    date: 'month',
  },
  example: {
    collection: 'examples',
    name: { ja: '自動化例', en: 'automation example' },
    choice: { field: 'field', names: 'examples.field' },
    date: false,
  },
  page: {
    collection: 'block-pages',
    name: { ja: 'ブロックで作るページ', en: 'page made of blocks' },
    titled: { head: ['title', 'crumb', 'label'], top: ['title'] },
    date: 'optional',
  },
};
