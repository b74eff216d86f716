import { getTranslations } from 'next-intl/server';
import type { SearchPageCopy } from '@/app/[locale]/search/copy';
import { PageBreadcrumb } from '@/app/frame/page-top';
import { SearchBox } from '@/app/frame/search-box';
import { route } from '@/app/page-route';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Sheet } from '@/components/ui/sheet';
import { SiteLink } from '@/components/ui/site-link';
import { Template } from '@/components/ui/template';
import { KINDS } from '@/lib/search/index-format';
import { searchPage } from './definition';

/** /search: with script the search in full, whose query is in the address; always the list of all pages. */
const { generateMetadata, Page } = route(searchPage, (copy) => (
  <>
    <div className="pt-24">
      <Sheet className="gap-y-6">
        <PageBreadcrumb page={searchPage} />
        <div className="md:col-end-7">
          <Heading level={1} label={copy.head.crumb} text={copy.title} />
          <Lead className="mt-6">{copy.lead}</Lead>
        </div>
        <section className="md:col-start-7" aria-label={copy.search} data-search-page data-needs-script>
          <SearchBox id="search-page-q" />
        </section>
      </Sheet>
    </div>
    <SiteIndex {...copy.index} />
  </>
));

export { generateMetadata, Page as default };

const KIND = 'grid gap-x-gap gap-y-4 border-ink border-t pt-5 md:grid-cols-[3fr_9fr]';
const LINK =
  'inline-flex min-h-11 items-center decoration-line-strong underline-offset-[0.3em] hover:text-teal hover:decoration-current';

/** Every page of the site by kind; the export fills the lists from the search index (`build/export/search-index`). */
async function SiteIndex({ label, title }: SearchPageCopy['index']) {
  const t = await getTranslations('search');
  return (
    <section className="py-section" aria-label={label}>
      <Sheet className="gap-y-part">
        <Heading level={2} label={label} text={title} />
        {KINDS.map((kind) => (
          <section key={kind} className={KIND} aria-labelledby={`kind-${kind}`} data-kind={kind}>
            <Heading
              level={3}
              text={t(`kind.${kind}`)}
              id={`kind-${kind}`}
              className="md:sticky md:top-24 md:self-start"
            />
            <ul className="sm:columns-2 sm:gap-x-gap" />
          </section>
        ))}
      </Sheet>
      <PageSample name={t('all')} />
    </section>
  );
}

/** A page of the list, for the export to copy and to fill: it, its name, its description, its places. */
const PageSample = ({ name }: { name: string }) => (
  <Template data-page-sample>
    <li className="mb-4 border-b border-line pb-4 sm:break-inside-avoid">
      <h4 className="text-[1.0625rem]/[1.6] tracking-normal [word-break:auto-phrase]">
        <SiteLink to={searchPage.path} className={LINK}>
          {name}
        </SiteLink>
      </h4>
      <p className="max-w-[44em] text-small" />
      <ul className="mt-1 flex flex-wrap gap-x-6 text-[0.875rem]" />
    </li>
  </Template>
);
