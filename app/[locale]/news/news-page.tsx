import { NewsHead } from '@/app/[locale]/news/news-head';
import { pageLocale } from '@/lib/i18n/locale';
import { localizedPath } from '@/lib/i18n/paths';
import { isCompact } from '@/lib/listing/growth';
import { indexPath } from '@/lib/listing/paths';
import { newsPage } from './definition';
import { newsArticles } from './news-articles';
import { NewsResults } from './news-results';
import { NewsSide } from './news-side';

/** The news list (spec section 2, /news): `client/enhance/explorer` makes it searchable. */
export async function NewsPage() {
  const locale = await pageLocale();
  const copy = newsPage.copy(locale);
  const articles = await newsArticles(locale);
  const long = isCompact(articles.length);
  return (
    <div
      className="top news"
      data-explorer
      data-index={long ? localizedPath(locale, indexPath('news')) : undefined}
      data-total={long ? articles.length : undefined}
    >
      <NewsHead title={copy.title} articles={articles} />
      <div className="s r news__b">
        <NewsResults label={copy.list} note={copy.note} articles={articles} />
        <NewsSide copy={copy} articles={articles} />
      </div>
    </div>
  );
}
