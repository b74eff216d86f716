import { getTranslations } from 'next-intl/server';
import { PageBreadcrumb } from '@/app/frame/page-top';
import { FacetChips } from '@/components/sections/listing/facets';
import { ListSearch } from '@/components/sections/listing/list-search';
import { Heading } from '@/components/ui/heading';
import { Sheet } from '@/components/ui/sheet';
import { newsPage } from './definition';
import { categoryChoices, type NewsArticle } from './news-articles';

type NewsHeadProps = { title: string; articles: readonly NewsArticle[] };

/** The title, and the two ways to narrow the list down. */
export async function NewsHead({ title, articles }: NewsHeadProps) {
  const t = await getTranslations('news');
  const notice = { title: t('toast'), found: t.raw('found'), foundAll: t('foundAll') };
  return (
    <>
      <Sheet>
        <PageBreadcrumb page={newsPage} />
      </Sheet>
      <Sheet className="items-end gap-y-6 pt-6 pb-12">
        <Heading level={1} text={title} className="md:col-end-8" />
        <ListSearch label={t('search')} typing notice={notice} className="md:col-start-9" />
        <FacetChips
          facet="category"
          label={t('filter')}
          choices={await categoryChoices(articles)}
          count={articles.length}
        />
      </Sheet>
    </>
  );
}
