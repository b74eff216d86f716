import { getTranslations } from 'next-intl/server';
import { type Article, articlesOf } from '@/app/[locale]/(legal)/articles';
import { contactPage } from '@/app/[locale]/contact/definition';
import { PageBreadcrumb } from '@/app/frame/page-top';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';
import { SiteLink } from '@/components/ui/site-link';
import { type Entry, site } from '@/lib/content';
import { renderMarkdown } from '@/lib/content/markdown';
import { formatDate } from '@/lib/dates';
import { pageLocale } from '@/lib/i18n/locale';
import type { Page } from '@/lib/pages/define-page';

/** A legal text: numbers hang in the margin, the list of articles stays in view (spec section 2, /privacy, /terms). */
export async function LegalText({ page, data, body, locale }: Entry<'legal'> & { page: Page }) {
  const t = await getTranslations('legal');
  const articles = articlesOf(body);
  return (
    <div className="pt-24 legal">
      <div className="sheet">
        <PageBreadcrumb page={page} />
        <Heading level={1} text={data.heading} className="mt-6" />
        <p className="md:col-end-4 legal__d">
          {t('enacted')} <time dateTime={data.enacted}>{formatDate(data.enacted, locale)}</time>
        </p>
        <p className="md:col-start-4 md:col-end-11 legal__p">{data.lead}</p>
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
  );
}

/** Links to the articles; beside them on a wide window, above them on a small one. */
async function ArticleIndex({ articles }: { articles: readonly Article[] }) {
  const t = await getTranslations('legal');
  return (
    <nav className="legal__n" aria-labelledby="article-index">
      <h2 id="article-index">{t('contents')}</h2>
      <ol>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One article. Its text comes from Markdown at build time, without raw HTML (see lib/content/markdown.ts). */
async function LegalArticle({ number, id, title, body }: Article) {
  const t = await getTranslations('legal');
  const html = renderMarkdown(body, await pageLocale());
  return (
    <section className="legal__a" id={id} aria-label={title}>
      <h2>
        <span>{t('article', { number })}</span> <span>{<Phrases text={title} />}</span>
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and rendered on the server only */}
      <div className="legal__b" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

/** Who stands behind the text and how to reach them; the texts refer to it as the end of the page. */
async function Operator() {
  const t = await getTranslations('legal');
  const locale = await pageLocale();
  const { company, mail } = site();
  return (
    <section className="legal__o" aria-label={t('operator')}>
      <h2>{t('operator')}</h2>
      <dl>
        <dt>{t('name')}</dt>
        <dd>{company.name[locale]}</dd>
        {company.representative ? (
          <>
            <dt>{t('representative')}</dt>
            <dd>{company.representative[locale]}</dd>
          </>
        ) : null}
        <dt>{t('address')}</dt>
        <dd>{company.address[locale]}</dd>
        <dt>{t('contact')}</dt>
        <dd>
          <a href={`mailto:${mail}`}>{mail}</a>
          <SiteLink to={contactPage.path}>{t('contactPage')}</SiteLink>
        </dd>
      </dl>
    </section>
  );
}
