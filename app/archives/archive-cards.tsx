import { BlogCard } from '@/app/[locale]/blog/blog-card';
import { blogItems } from '@/app/[locale]/blog/posts';
import { newsArticles } from '@/app/[locale]/news/news-articles';
import { NewsCard } from '@/app/[locale]/news/news-card';
import { pageLocale } from '@/lib/i18n/locale';
import { type ArchiveAddress, archivedOn } from '@/lib/listing/archive-pages';

/** The cards of a page of an archive, as the list of its section shows them. */
export async function ArchiveCards(address: ArchiveAddress) {
  const locale = await pageLocale();
  if (address.section === 'blog') {
    const posts = archivedOn(await blogItems(locale), address).items;
    return (
      <ul className="border-t border-line">
        {posts.map((post, index) => (
          <BlogCard key={post.slug} {...post} first={index === 0} />
        ))}
      </ul>
    );
  }
  const articles = archivedOn(await newsArticles(locale), address).items;
  return (
    <ul>
      {articles.map((article, index) => (
        <NewsCard key={article.id} {...article} first={index === 0} />
      ))}
    </ul>
  );
}
