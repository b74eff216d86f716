import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import { SearchBox } from '@/components/layout/search-box';
import { Heading } from '@/components/ui/heading';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { SiteIndex } from './site-index';

/** /search: with script the search in full, whose query is in the address; always the list of all pages. */
export async function SearchPage() {
  const copy = page('search', await pageLocale());
  return (
    <PageFrame path={ROUTES.search}>
      <div className="top">
        <div className="s gap-y-6">
          <Breadcrumb current={copy.crumb} />
          <div className="a-1 b-6">
            <Heading level={1} label={copy.crumb} text={copy.title} />
            <p className="lead mt-6">{copy.lead}</p>
          </div>
          <section className="spage a-6 b-13" aria-label={copy.search} data-search-page data-needs-script>
            <SearchBox id="search-page-q" />
          </section>
        </div>
      </div>
      <SiteIndex {...copy.index} />
    </PageFrame>
  );
}
