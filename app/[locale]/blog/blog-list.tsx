import { getTranslations } from 'next-intl/server';
import { FeedLink } from '@/components/sections/feed-link';
import { FacetChips } from '@/components/sections/listing/facets';
import { ListSearch } from '@/components/sections/listing/list-search';
import { NoMatch } from '@/components/sections/listing/no-match';
import { OlderNote } from '@/components/sections/listing/older-note';
import { Pager } from '@/components/sections/listing/pager';
import { CountLine } from '@/components/sections/listing/result-line';
import { LIST_PAGE_SIZE, listedOf } from '@/lib/listing/sizes';
import { tagCounts } from '@/lib/listing/tags';
import { BlogCard } from './blog-card';
import type { BlogItem } from './posts';

type BlogListProps = { label: string; note: string; items: readonly BlogItem[] };

/** The posts with their search, filter and pages. */
export async function BlogList({ label, note, items }: BlogListProps) {
  const t = await getTranslations('blog');
  const listed = listedOf(items);
  const tags = tagCounts(listed).map(({ id, name }) => ({ value: id, text: name }));
  return (
    <section className="md:col-end-11" aria-label={label}>
      <div className="grid grid-cols-1 lg:pr-10" data-explorer data-page-size={LIST_PAGE_SIZE}>
        <ListSearch label={t('search')} typing />
        <FacetChips facet="tag" label={t('tags')} choices={tags} className="mt-5 mb-10" />
        <CountLine total={listed.length} className="border-b border-line" />
        <ul data-list>
          {listed.map((item, index) => (
            <BlogCard key={item.slug} {...item} hidden={index >= LIST_PAGE_SIZE} />
          ))}
        </ul>
        <NoMatch text={t('empty')} className="mt-8" />
        <Pager total={listed.length} />
      </div>
      <OlderNote total={items.length} />
      <p className="mt-6 text-small text-ink-3">{note}</p>
      <FeedLink list="blog" />
    </section>
  );
}
