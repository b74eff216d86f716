import { getTranslations } from 'next-intl/server';
import { Island } from '@/components/island';
import type { BlogItem } from '@/islands/blog/blog-item';
import BlogExplorer from '@/islands/blog-explorer';
import { type BlogTag, tagCounts } from '@/lib/blog/tags';

type BlogListProps = { label: string; items: BlogItem[] };

/** The posts with their search, filter and pages. */
export async function BlogList({ label, items }: BlogListProps) {
  const t = await getTranslations('blog');
  const ids = items.map(({ tags }) => ({ tags: tags.map(({ id }) => id) }));
  const tags = tagCounts(ids).map(({ id }) => ({ id, name: t(`tag.${id as BlogTag}`) }));
  return (
    <section className="a-1 b-10" aria-label={label}>
      <Island
        name="blog-explorer"
        className="blog__x"
        component={BlogExplorer}
        props={{
          items,
          tags,
          labels: {
            search: { search: t('search'), placeholder: t('placeholder'), button: t('button') },
            tags: t('tags'),
            marks: (await getTranslations('publication'))('marks'),
            all: t('all'),
            more: t.raw('more'),
            result: t.raw('result'),
            none: t('none'),
            order: t('order'),
            empty: t('empty'),
            reset: t('reset'),
            pages: { nav: t('pages'), previous: t('previous'), next: t('next'), page: t.raw('page') },
          },
        }}
      />
    </section>
  );
}
