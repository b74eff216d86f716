import { getTranslations } from 'next-intl/server';
import { FeedLink } from '@/components/sections/feed-link';
import { OlderNote } from '@/components/sections/listing/older-note';
import { Button } from '@/components/ui/button';
import { embedded, isCompact } from '@/lib/listing/growth';
import { pageOf } from '@/lib/listing/paginate';
import { NEWS_PAGE_SIZE } from '@/lib/news/search';
import { IndexFailed } from './index-failed';
import type { NewsArticle } from './news-articles';
import { NewsCard } from './news-card';
import { NewsPager } from './news-pager';

type NewsResultsProps = { label: string; note: string; articles: readonly NewsArticle[] };

/** The result line, the cards (those after the first page hidden), the empty state and the pages. */
export async function NewsResults({ label, note, articles }: NewsResultsProps) {
  const t = await getTranslations('newsExplorer');
  const late = await getTranslations('listIndex');
  const names = { marks: await getTranslations('publication'), tags: await getTranslations('article') };
  const long = isCompact(articles.length);
  const { items, from, to, count } = pageOf(articles, 1, NEWS_PAGE_SIZE);
  return (
    <section className="a-1 b-9" aria-label={label}>
      <div className="count">
        <p
          role="status"
          tabIndex={-1}
          data-needs-script
          data-result={t.raw('result')}
          data-loading={long ? late('loading') : undefined}
          data-failed={long ? late('failed') : undefined}
        >
          {t('result', { total: articles.length, from, to })}
        </p>
        <p>{t('order')}</p>
      </div>
      {long && <IndexFailed />}
      <ul
        data-list
        data-marks={long ? names.marks('marks') : undefined}
        data-tags={long ? names.tags('tags') : undefined}
      >
        {embedded(articles, NEWS_PAGE_SIZE).map((article, index) => (
          <NewsCard key={article.id} {...article} first={index === 0} hidden={!items.includes(article)} />
        ))}
      </ul>
      <div role="status">
        <div className="empty" data-empty hidden>
          <p>{t('empty')}</p>
          <Button data-reset text={t('reset')} />
        </div>
      </div>
      <NewsPager count={count} />
      <OlderNote total={articles.length} />
      <p className="small muted mt-6">{note}</p>
      <FeedLink list="news" />
    </section>
  );
}
