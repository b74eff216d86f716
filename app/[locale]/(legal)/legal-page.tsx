import { getTranslations } from 'next-intl/server';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { PageFrame } from '@/app/frame/page-frame';
import { Heading } from '@/components/ui/heading';
import { formatDate } from '@/lib/dates';
import { pageLocale } from '@/lib/i18n/locale';
import { ArticleIndex } from './article-index';
import { articlesOf } from './articles';
import type { LegalPage as Definition } from './define-legal-page';
import { LegalArticle } from './legal-article';
import { Operator } from './operator';

/** A legal text: numbers hang in the margin, the list of articles stays in view (spec section 2, /privacy, /terms). */
export async function LegalPage({ page }: { page: Definition }) {
  const t = await getTranslations('legal');
  const locale = await pageLocale();
  const { data, body } = page.text(locale);
  const articles = articlesOf(body);
  return (
    <PageFrame path={page.path}>
      <div className="top legal">
        <div className="s">
          <PageBreadcrumb page={page} />
          <Heading level={1} text={data.heading} className="mt-6" />
          <p className="a-1 b-3 legal__d">
            {t('enacted')} <time dateTime={data.enacted}>{formatDate(data.enacted, locale)}</time>
          </p>
          <p className="a-3 b-10 legal__p">{data.lead}</p>
          <div className="legal__g">
            <ArticleIndex articles={articles} />
            <div className="legal__t">
              {articles.map((article) => (
                <LegalArticle key={article.id} {...article} />
              ))}
              <Operator />
            </div>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
