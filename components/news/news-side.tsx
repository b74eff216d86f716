import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/site-link';
import { NEWS_CATEGORIES } from '@/lib/content/collections';
import type { NewsCopy } from '@/lib/content/pages/news';
import { formatDate } from '@/lib/dates';
import { pageLocale } from '@/lib/i18n/locale';
import { archiveByMonth } from '@/lib/news/archive';
import { countByCategory } from '@/lib/news/search';
import { ROUTES } from '@/lib/routes';
import type { NewsArticle } from './news-articles';
import { SideBox } from './side-box';

type NewsSideProps = { copy: NewsCopy; articles: readonly NewsArticle[] };

/** Other ways into the articles: what is read most, the categories, the months. */
export async function NewsSide({ copy, articles }: NewsSideProps) {
  const t = await getTranslations('news');
  const locale = await pageLocale();
  const titleOf = (id: string) => articles.find((article) => article.id === id)?.title;
  return (
    <div className="side a-10 b-13">
      <SideBox id="popular" title={copy.popular.title}>
        <ol>
          {copy.popular.ids.map((id) => (
            <li key={id}>
              <SiteLink to={`${ROUTES.news}#${id}`}>{titleOf(id)}</SiteLink>
            </li>
          ))}
        </ol>
      </SideBox>
      <SideBox id="categories" title={copy.categories}>
        <ul>
          {countByCategory(articles, NEWS_CATEGORIES).map(({ category, count }) => (
            <li key={category}>
              <SiteLink to={`${ROUTES.news}?category=${category}`}>
                {t(`category.${category}`)} <span className="mono">{count}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </SideBox>
      <SideBox id="archive" title={copy.archive}>
        <ul>
          {archiveByMonth(articles).map(({ month, items }) => (
            <li key={month}>
              <SiteLink to={`${ROUTES.news}#${items[0]?.id}`}>
                <time dateTime={month}>{formatDate(month, locale)}</time>{' '}
                <span className="mono">{items.length}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </SideBox>
    </div>
  );
}
