import { getTranslations } from 'next-intl/server';
import { searchPage } from '@/app/[locale]/search/definition';
import { buttonLook } from '@/components/ui/button-look';
import { SiteLink } from '@/components/ui/site-link';
import { Template } from '@/components/ui/template';

/** A remark of the search: how many there are, what the rows below are. */
export const REMARK = 'text-[0.875rem]/[1.6] text-ink-3 tnum';

const ROW =
  'group relative border-line border-t py-3.5 transition-[padding] duration-(--duration-move) ease-arm ' +
  'hover:pl-3 focus-within:pl-3';
const TITLE = 'stretched font-semibold text-ink no-underline group-hover:text-teal';
/** The section that a result leads to, behind a dash. */
const SECTION =
  'font-normal text-ink-2 before:mx-2 before:inline-flex before:h-px before:w-4 before:bg-line-strong before:align-[0.3em]';
const MARK = 'bg-teal-mist text-inherit [box-shadow:0_2px_var(--color-teal-bright)]';

/**
 * What results are made of, one of each, for `client/enhance/search` to clone and to fill. Links and buttons have words
 * here as well: none may be without, and the heading face gets the letters that a page sets in it.
 */
export async function SearchSamples() {
  const t = await getTranslations('search');
  return (
    <Template data-search-samples>
      <ol data-search-sample="rows" />
      <li data-search-sample="row" className={ROW} />
      <p data-search-sample="name" className="flex flex-col leading-[1.6] sm:flex-row sm:items-baseline" />
      <span data-search-sample="kind" className="text-[0.75rem] text-ink-3 sm:shrink-0 sm:basis-28" />
      <SiteLink data-search-sample="title" to={searchPage.path} className={TITLE}>
        {t('all')}
      </SiteLink>
      <span data-search-sample="section" className={SECTION} />
      <p data-search-sample="passage" className="text-[0.875rem]/[1.7] sm:pl-28" />
      <mark data-search-sample="mark" className={MARK} />
      <p data-search-sample="heading" className={`${REMARK} pt-1 pb-3`} />
      <p
        data-search-sample="none"
        className="mb-6 border border-dashed border-line-strong bg-white p-6 text-[0.9375rem]"
      />
      <p data-search-sample="ways" className="flex flex-wrap gap-3 pt-5 pb-2" />
      <button data-search-sample="button" type="button" className={buttonLook({ small: true })}>
        {t('texts.older')}
      </button>
      <SiteLink data-search-sample="link" to={searchPage.path} className={buttonLook({ small: true })}>
        {t('all')}
      </SiteLink>
    </Template>
  );
}
