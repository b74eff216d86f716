import { getTranslations } from 'next-intl/server';
import type { SearchPageCopy } from '@/app/[locale]/search/copy';
import { PageBreadcrumb } from '@/app/frame/page-top';
import { SearchBox } from '@/app/frame/search-box';
import { route } from '@/app/page-route';
import { Heading } from '@/components/ui/heading';
import { KINDS } from '@/lib/search/index-format';
import { searchPage } from './definition';

/** /search: with script the search in full, whose query is in the address; always the list of all pages. */
const { generateMetadata, Page } = route(searchPage, (copy) => (
  <>
    <div className="pt-24">
      <div className="sheet gap-y-6">
        <PageBreadcrumb page={searchPage} />
        <div className="md:col-end-7">
          <Heading level={1} label={copy.head.crumb} text={copy.title} />
          <p className="lead mt-6">{copy.lead}</p>
        </div>
        <section className="spage md:col-start-7" aria-label={copy.search} data-search-page data-needs-script>
          <SearchBox id="search-page-q" />
        </section>
      </div>
    </div>
    <SiteIndex {...copy.index} />
  </>
));

export { generateMetadata, Page as default };

/** Every page of the site by kind; the export fills the lists from the search index (`build/export/search-index`). */
async function SiteIndex({ label, title }: SearchPageCopy['index']) {
  const t = await getTranslations('search.kind');
  return (
    <section className="py-section sidx" aria-label={label}>
      <div className="sheet gap-y-block">
        <Heading level={2} label={label} text={title} />
        {KINDS.map((kind) => (
          <section key={kind} className="sidx__g" aria-labelledby={`kind-${kind}`} data-kind={kind}>
            <Heading level={3} text={t(kind)} id={`kind-${kind}`} />
            <ul />
          </section>
        ))}
      </div>
    </section>
  );
}
