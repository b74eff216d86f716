import { CategoryChips } from '@/app/[locale]/news/category-chips';
import type { NewsArticle } from '@/app/[locale]/news/news-articles';
import { NewsSearch } from '@/app/[locale]/news/news-search';
import { PageBreadcrumb } from '@/app/frame/page-top';
import { Heading } from '@/components/ui/heading';
import { newsPage } from './definition';

type NewsHeadProps = { title: string; articles: readonly NewsArticle[] };

/** The title, and the two ways to narrow the list down. */
export function NewsHead({ title, articles }: NewsHeadProps) {
  return (
    <>
      <div className="s">
        <PageBreadcrumb page={newsPage} />
      </div>
      <div className="s news__h">
        <Heading level={1} text={title} className="a-1 b-7" />
        <NewsSearch />
        <CategoryChips articles={articles} />
      </div>
    </>
  );
}
