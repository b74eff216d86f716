import { NewsHead } from '@/app/[locale]/news/news-head';
import { Sheet } from '@/components/ui/sheet';
import { pageLocale } from '@/lib/i18n/locale';
import { LIST_PAGE_SIZE, listedOf } from '@/lib/listing/sizes';
import { newsPage } from './definition';
import { newsArticles } from './news-articles';
import { NewsResults } from './news-results';
import { NewsSide } from './news-side';

/** The news list (spec section 2, /news). */
export async function NewsPage() {
  const locale = await pageLocale();
  const copy = newsPage.copy(locale);
  const articles = await newsArticles(locale);
  return (
    <div className="pt-24 pb-section" data-explorer data-page-size={LIST_PAGE_SIZE}>
      <NewsHead title={copy.title} articles={listedOf(articles)} />
      <Sheet className="items-start gap-y-16">
        <NewsResults label={copy.list} note={copy.note} articles={articles} />
        <NewsSide copy={copy} articles={articles} />
      </Sheet>
    </div>
  );
}
