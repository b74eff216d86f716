import { CategoryChips } from '@/app/[locale]/news/category-chips';
import type { NewsArticle } from '@/app/[locale]/news/news-articles';
import { NewsSearch } from '@/app/[locale]/news/news-search';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Heading } from '@/components/ui/heading';

type NewsHeadProps = { title: string; articles: readonly NewsArticle[] };

/** The title, and the two ways to narrow the list down. */
export function NewsHead({ title, articles }: NewsHeadProps) {
  return (
    <>
      <div className="s">
        <Breadcrumb current={title} />
      </div>
      <div className="s news__h">
        <Heading level={1} text={title} className="a-1 b-7" />
        <NewsSearch />
        <CategoryChips articles={articles} />
      </div>
    </>
  );
}
