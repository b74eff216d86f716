import { getTranslations } from 'next-intl/server';
import { FeedLink } from '@/components/sections/feed-link';
import { NoMatch } from '@/components/sections/listing/no-match';
import { OlderNote } from '@/components/sections/listing/older-note';
import { Pager } from '@/components/sections/listing/pager';
import { CountLine } from '@/components/sections/listing/result-line';
import { LIST_PAGE_SIZE, listedOf } from '@/lib/listing/sizes';
import type { NewsArticle } from './news-articles';
import { NewsCard } from './news-card';

type NewsResultsProps = { label: string; note: string; articles: readonly NewsArticle[] };

/** The result line, the cards (those after the first page hidden), the empty state and the pages. */
export async function NewsResults({ label, note, articles }: NewsResultsProps) {
  const t = await getTranslations('news');
  const listed = listedOf(articles);
  return (
    <section className="md:col-end-10" aria-label={label}>
      <CountLine total={listed.length} below="nothing" />
      <ul data-list>
        {listed.map((article, index) => (
          <NewsCard key={article.id} {...article} first={index === 0} hidden={index >= LIST_PAGE_SIZE} />
        ))}
      </ul>
      <NoMatch text={t('empty')} />
      <Pager total={listed.length} />
      <OlderNote total={articles.length} />
      <p className="mt-6 text-small text-ink-3">{note}</p>
      <FeedLink list="news" />
    </section>
  );
}
