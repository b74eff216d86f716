import '@/app/styles/pages/search.css';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { SearchBox } from '@/app/frame/search-box';
import { route } from '@/app/page-route';
import { Heading } from '@/components/ui/heading';
import { searchPage } from './definition';
import { SiteIndex } from './site-index';

/** /search: with script the search in full, whose query is in the address; always the list of all pages. */
const { generateMetadata, Page } = route(searchPage, (copy) => (
  <>
    <div className="top">
      <div className="s gap-y-6">
        <PageBreadcrumb page={searchPage} />
        <div className="a-1 b-6">
          <Heading level={1} label={copy.head.crumb} text={copy.title} />
          <p className="lead mt-6">{copy.lead}</p>
        </div>
        <section className="spage a-6 b-13" aria-label={copy.search} data-search-page data-needs-script>
          <SearchBox id="search-page-q" />
        </section>
      </div>
    </div>
    <SiteIndex {...copy.index} />
  </>
));

export { generateMetadata, Page as default };
