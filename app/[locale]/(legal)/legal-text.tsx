import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { type Article, renderArticles } from '@/app/[locale]/(legal)/articles';
import { sampleTerms } from '@/app/[locale]/about/profile-rows';
import { contactPage } from '@/app/[locale]/contact/definition';
import { PageBreadcrumb } from '@/app/frame/page-top';
import { PageDocument } from '@/components/sections/document-link';
import { SampleNote } from '@/components/sections/publication/sample-note';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';
import { Sheet } from '@/components/ui/sheet';
import { SiteLink } from '@/components/ui/site-link';
import { type Entry, source } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import { pageLocale } from '@/lib/i18n/locale';
import type { Page } from '@/lib/pages/define-page';
import { operatorRows } from './operator-rows';

/** A legal text: numbers hang in the margin, the list of articles stays in view (spec section 2, /privacy, /terms). */
export async function LegalText({ page, data, body, locale }: Entry<'legal'> & { page: Page }) {
  const t = await getTranslations('legal');
  const { articles, notes } = renderArticles(body, locale);
  return (
    <div className="pt-24 pb-section">
      <Sheet>
        <PageBreadcrumb page={page} />
        <Heading level={1} text={data.heading} className="mt-6" />
        <p className="mt-8 text-[0.875rem] text-ink-3 md:col-end-4">
          {t('enacted')}{' '}
          <time className="block text-ink" dateTime={data.enacted}>
            {formatDate(data.enacted, locale)}
          </time>
        </p>
        <div className="mt-6 max-w-[42em] md:col-start-4 md:col-end-11 md:mt-8">
          <p>{data.lead}</p>
          <PageDocument page={page.path} frame="mt-4" />
        </div>
        <div className="mt-part md:grid md:grid-cols-subgrid">
          <ArticleIndex articles={articles} />
          <div className="md:col-[1/10] md:row-[1/2] md:grid md:grid-cols-subgrid md:content-start">
            {articles.map((article) => (
              <LegalArticle key={article.id} {...article} />
            ))}
            {notes ? (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and rendered on the server only
              <div className={`prose ${PART_TEXT}`} dangerouslySetInnerHTML={{ __html: notes }} />
            ) : null}
            <Operator />
          </div>
        </div>
      </Sheet>
    </div>
  );
}

const INDEX =
  'max-md:mb-8 md:sticky md:top-24 md:col-[10/13] md:row-[1/2] md:max-h-[calc(100dvh-7rem)] md:self-start md:overflow-y-auto';
const INDEX_LINK =
  'flex min-h-11 items-center gap-3 border-line border-b py-1.5 text-[0.875rem]/[1.6] text-ink no-underline ' +
  'before:min-w-5 before:font-mono before:text-[0.8125rem]/[normal] before:text-ink-3 before:content-[counter(article)] ' +
  'before:[counter-increment:article] hover:text-teal md:min-h-9';

/** Links to the articles; beside them on a wide window, above them on a small one. */
async function ArticleIndex({ articles }: { articles: readonly Article[] }) {
  const t = await getTranslations('legal');
  return (
    <nav className={INDEX} aria-labelledby="article-index">
      <h2 id="article-index" className="border-b border-ink pb-3 text-base/[1.5] tracking-normal">
        {t('contents')}
      </h2>
      <ol className="[counter-reset:article] sm:max-md:columns-2 sm:max-md:gap-x-gap">
        {articles.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={INDEX_LINK}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const PART = 'scroll-mt-20 border-t pt-8 pb-10 md:col-span-full md:grid md:grid-cols-subgrid';
const PART_TITLE = 'text-[clamp(1.25rem,1.1rem+0.7vw,1.625rem)]/[1.45] tracking-[-0.01em]';
const PART_TEXT = 'legal-prose mt-4 max-w-[44em] md:col-[3/-1]';

/** One article. Its text comes from Markdown at build time, without raw HTML (see lib/content/markdown.ts). */
async function LegalArticle({ number, id, title, html }: Article) {
  const t = await getTranslations('legal');
  return (
    <section className={`${PART} group border-line`} id={id} aria-label={title}>
      <h2 className={`${PART_TITLE} md:col-span-full md:grid md:grid-cols-subgrid md:items-baseline`}>
        <span className="block text-base/[2] font-medium text-ink-3 group-target:text-orange-deep md:col-span-2">
          {t('article', { number })}
        </span>{' '}
        <span className="md:col-[3/-1]">
          <Phrases text={title} />
        </span>
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and rendered on the server only */}
      <div className={PART_TEXT} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

const TERM = 'text-[0.875rem]/[2.15] text-ink-3';
const VALUE = 'flex flex-wrap gap-x-6 text-ink';
const LINK = 'text-teal underline-offset-[0.25em]';

/** Who stands behind the text and how to reach them; the texts refer to it as the end of the page. */
async function Operator() {
  const t = await getTranslations('legal');
  const locale = await pageLocale();
  const { samples, ...content } = source(locale);
  const rows = operatorRows(content);
  return (
    <section className={`${PART} border-ink`} aria-label={t('operator')}>
      <h2 className={`${PART_TITLE} md:col-span-2 md:text-base/[2]`}>{t('operator')}</h2>
      <dl className="mt-4 grid grid-cols-[minmax(5rem,auto)_1fr] gap-x-6 gap-y-2 md:col-[3/-1] md:mt-0">
        {rows.map(([field, term, value]) => (
          <Fragment key={field}>
            <dt className={TERM}>{term}</dt>
            <dd className={VALUE}>
              {field === 'mail' ? (
                <>
                  <a href={`mailto:${value}`} className={LINK}>
                    {value}
                  </a>
                  <SiteLink to={contactPage.path} className={LINK}>
                    {t('contactPage')}
                  </SiteLink>
                </>
              ) : (
                value
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
      <SampleNote what={sampleTerms(samples, rows)} className="mt-4 md:col-[3/-1]" />
    </section>
  );
}
