/**
 * What the list pages weigh as their collections grow: rendered with natural texts and a picture for every entry, in
 * Japanese, whose texts are the heaviest.
 */
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { BlogList } from '@/components/blog/blog-list';
import { BlogSide } from '@/components/blog/blog-side';
import type { NewsArticle } from '@/components/news/news-articles';
import { NewsResults } from '@/components/news/news-results';
import { NewsSide } from '@/components/news/news-side';
import { type BlogItem, blogItem } from '@/lib/blog/item';
import { page } from '@/lib/content';
import { NEWS_CATEGORIES } from '@/lib/content/collections';
import { loadContent } from '@/lib/content/load';
import type { ImageManifest } from '@/lib/images/manifest';
import { EMBEDDED_MAX } from '@/lib/listing/growth';
import { BUDGETS } from '../../scripts/finish-export/budgets';
import { randomFrom, sentencesOf, writerOf } from '../../scripts/growth/texts';

jest.mock('@/lib/i18n/locale', () => ({ pageLocale: async () => 'ja' }));
jest.mock('next-intl/server', () => {
  const { createTranslator } = jest.requireActual('next-intl');
  const messages = jest.requireActual('@/messages/ja.json');
  return {
    getTranslations: async (namespace: string) => createTranslator({ locale: 'ja', messages, namespace }),
  };
});
const mockImages: Record<string, ImageManifest[string]> = {};
jest.mock('@/lib/generated', () => ({ readGenerated: () => mockImages }));

/** Head, header, search, footer: what the page has besides its list and what is beside it. */
const FRAME = 5.5 * 1024;

const sentences = sentencesOf(loadContent(), 'ja');
const TAGS = ['planning', 'labware', 'printing', 'protocol', 'robot-arms', 'first-steps'];
const tagNames = Object.fromEntries(TAGS.map((tag) => [tag, `タグ${tag}`]));
const WIDTHS = [480, 768, 960, 1200, 1600];

/** A picture of its own, whose name nothing else compresses. */
function picture(index: number): { key: string; name: string } {
  const hash = Math.floor(randomFrom(index)() * 2 ** 40)
    .toString(16)
    .padStart(10, '0');
  const [key, name] = [`blog/p${index}/cover.webp`, `/assets/img/cover-${hash}`];
  const files = (ending: string) => WIDTHS.map((w) => ({ w, src: `${name}-${w}.${ending}` }));
  mockImages[key] = {
    ...{ width: 1600, height: 1000, color: '#eeeeee', className: 'ph-eeeeee' },
    variants: { avif: files('avif'), webp: files('webp') },
    fallback: { w: 960, src: `${name}-960.jpg` },
  };
  return { key, name };
}

const dateOf = (index: number) => new Date(Date.UTC(2025, 9, 1 - index)).toISOString().slice(0, 10);
const tagsOf = (index: number) => [TAGS[index % 6], TAGS[(index * 5 + 1) % 6]] as [string, string];

function post(_: unknown, index: number): BlogItem {
  const write = writerOf(sentences, 'ja', index);
  const title = write.title();
  const { name } = picture(index);
  return blogItem(
    {
      ...{ slug: `post-${index}`, date: dateOf(index), minutes: 3, summary: write.text(2) },
      phrases: [title.slice(0, 9), title.slice(9, 18), title.slice(18)],
      tags: tagsOf(index),
      picture: {
        name,
        widths: WIDTHS,
        src: `${name}-960.jpg`,
        width: 1600,
        height: 1000,
        className: 'ph-eeeeee',
      },
    },
    { locale: 'ja', minutes: '読了目安 {minutes}分', tags: tagNames },
  );
}

function article(_: unknown, index: number): NewsArticle {
  const write = writerOf(sentences, 'ja', index);
  const category = NEWS_CATEGORIES[index % NEWS_CATEGORIES.length] ?? 'event';
  return {
    ...{ id: `news-${index}`, title: write.title(), excerpt: write.text(2), date: dateOf(index) },
    ...{
      category,
      categoryText: category,
      dateText: dateOf(index),
      picture: picture(index).key,
      cardPicture: picture(index).key,
    },
    tags: tagsOf(index).map((id) => ({ id, name: `タグ${id}` })),
    marks: [],
  };
}

async function sent(node: ReactNode): Promise<number> {
  const { prelude } = await prerenderToNodeStream(node);
  const html = await textOf(prelude);
  return (await promisify(brotliCompress)(html)).length;
}

const PAGES = {
  blog: (count: number) => {
    const items = Array.from({ length: count }, post);
    return (
      <main>
        <BlogList label="記事一覧" note="" items={items} />
        <BlogSide copy={page('blog', 'ja')} items={items} />
      </main>
    );
  },
  news: (count: number) => {
    const articles = Array.from({ length: count }, article);
    return (
      <main>
        <NewsResults label="記事一覧" note="" articles={articles} />
        <NewsSide copy={page('news', 'ja')} articles={articles} />
      </main>
    );
  },
};

describe.each(['blog', 'news'] as const)('the list of the %s', (name) => {
  it.each([6, EMBEDDED_MAX, EMBEDDED_MAX + 1, 1000, 5000])(
    'with %i entries is below the budget of its page',
    async (count) => {
      const bytes = await sent(PAGES[name](count));
      expect(bytes).toBeGreaterThan(1000);
      expect(bytes + FRAME).toBeLessThan(BUDGETS.html);
    },
    60_000,
  );

  it('above the limit grows by its months alone', async () => {
    const [some, many] = [await sent(PAGES[name](EMBEDDED_MAX + 1)), await sent(PAGES[name](5000))];
    // 160 months more, at a dozen bytes each.
    expect(many - some).toBeLessThan(160 * 16);
  }, 60_000);
});
