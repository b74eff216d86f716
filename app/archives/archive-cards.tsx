import { getTranslations } from 'next-intl/server';
import { NewsCard } from '@/app/[locale]/news/news-card';
import { BlogCard } from '@/islands/blog/blog-card';
import { pageLocale } from '@/lib/i18n/locale';
import { type ArchiveAddress, archivedOn } from '@/lib/listing/archive-pages';
import { SECTION_ITEMS } from './archives';

/** The cards of a page of an archive, as the list of its section shows them. */
export const ArchiveCards = (address: ArchiveAddress) =>
  address.section === 'blog' ? <BlogCards {...address} /> : <NewsCards {...address} />;

async function BlogCards(address: ArchiveAddress) {
  const t = await getTranslations('blog');
  const publication = await getTranslations('publication');
  const { items } = archivedOn(await SECTION_ITEMS.blog(await pageLocale()), address);
  return (
    <ul className="bps">
      {items.map((item, index) => (
        <BlogCard
          key={item.slug}
          item={item}
          first={index === 0}
          hidden={false}
          labels={{ tags: t('tags'), more: t.raw('more'), marks: publication('marks') }}
        />
      ))}
    </ul>
  );
}

async function NewsCards(address: ArchiveAddress) {
  const { items } = archivedOn(await SECTION_ITEMS.news(await pageLocale()), address);
  return (
    <ul>
      {items.map((article, index) => (
        <NewsCard key={article.id} {...article} first={index === 0} />
      ))}
    </ul>
  );
}
