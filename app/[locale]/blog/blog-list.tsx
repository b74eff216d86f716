import { getTranslations } from 'next-intl/server';
import { Island } from '@/components/island';
import { FeedLink } from '@/components/sections/feed-link';
import { OlderNote } from '@/components/sections/listing/older-note';
import BlogExplorer from '@/islands/blog-explorer';
import { BLOG_PAGE_SIZE } from '@/lib/blog/filter';
import type { BlogItem } from '@/lib/blog/item';
import { pageLocale } from '@/lib/i18n/locale';
import { localizedPath } from '@/lib/i18n/paths';
import { embedded, isCompact } from '@/lib/listing/growth';
import { indexPath } from '@/lib/listing/paths';
import { tagCounts } from '@/lib/listing/tags';

type BlogListProps = { label: string; note: string; items: readonly BlogItem[] };

/** The posts with their search, filter and pages; of many posts only the first, and where the others are. */
export async function BlogList({ label, note, items }: BlogListProps) {
  const t = await getTranslations('blog');
  const late = await getTranslations('listIndex');
  const publication = await getTranslations('publication');
  const locale = await pageLocale();
  const tags = tagCounts(items).map(({ id, name }) => ({ id, name }));
  const index = {
    source: localizedPath(locale, indexPath('blog')),
    total: items.length,
    words: {
      locale,
      minutes: t.raw('minutes') as string,
      tags: Object.fromEntries(tags.map(({ id, name }) => [id, name])),
    },
  };
  return (
    <section className="a-1 b-10" aria-label={label}>
      <Island
        name="blog-explorer"
        className="blog__x"
        component={BlogExplorer}
        props={{
          items: [...embedded(items, BLOG_PAGE_SIZE)],
          index: isCompact(items.length) ? index : null,
          tags,
          labels: {
            search: { search: t('search'), placeholder: t('placeholder'), button: t('button') },
            tags: t('tags'),
            marks: publication('marks'),
            all: t('all'),
            more: t.raw('more'),
            result: t.raw('result'),
            none: t('none'),
            order: t('order'),
            empty: t('empty'),
            reset: t('reset'),
            pages: { nav: t('pages'), previous: t('previous'), next: t('next'), page: t.raw('page') },
            index: {
              loading: late('loading'),
              failed: late('failed'),
              failedText: late('failedText'),
              retry: late('retry'),
              archive: late('archive'),
            },
          },
        }}
      />
      <OlderNote total={items.length} />
      <p className="small muted mt-6">{note}</p>
      <FeedLink list="blog" />
    </section>
  );
}
