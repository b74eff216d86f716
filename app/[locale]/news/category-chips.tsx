import { getTranslations } from 'next-intl/server';
import { NEWS_CATEGORIES } from '@/lib/content/collections';
import { countByCategory } from '@/lib/news/search';
import type { NewsArticle } from './news-articles';

type CategoryChipsProps = { articles: readonly NewsArticle[] };

/** One button per category, all first. The numbers are in the box beside the list too, so CSS shows them here. */
export async function CategoryChips({ articles }: CategoryChipsProps) {
  const t = await getTranslations('news');
  const counts = countByCategory(articles, NEWS_CATEGORIES);
  return (
    <fieldset className="chips" data-needs-script>
      <legend className="vh">{t('filter')}</legend>
      <button
        type="button"
        className="chip"
        data-category=""
        data-count={articles.length}
        aria-pressed="true"
      >
        {t('all')}
      </button>
      {counts.map(({ category, count }) => (
        <button
          key={category}
          type="button"
          className="chip"
          data-category={category}
          data-count={count}
          aria-pressed="false"
        >
          {t(`category.${category}`)}
        </button>
      ))}
    </fieldset>
  );
}
