import { getTranslations } from 'next-intl/server';
import { casesPage } from '@/app/[locale]/cases/definition';
import { newsPage } from '@/app/[locale]/news/definition';
import { SearchLink } from '@/app/frame/search-link';
import { HomeLink } from '@/components/layout/home-link';
import { LanguageToggle } from '@/components/layout/language-toggle';
import { ExternalButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { NavLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { ServicesMenu } from './services-menu';
import { MENU_BUTTON, SiteMenu } from './site-menu';

export type HeaderProps = {
  /** Language-neutral path of the page. */
  path: string;
  /** Clear at the top of the page and white after 10 px, over a night hero in light ink; or always white. */
  surface?: 'clear' | 'night' | 'white';
};

/** What stands in the header takes its colours from here: those of the clear header, or of one over a night hero. */
const INKS = {
  clear: '',
  white: '',
  night:
    'group-not-data-scrolled/header:[--frame-ink:var(--color-white)] ' +
    'group-not-data-scrolled/header:[--frame-quiet:var(--color-on-dark-2)] ' +
    'group-not-data-scrolled/header:[--frame-accent:var(--color-teal-aqua)] ' +
    'group-not-data-scrolled/header:[--focus:var(--color-teal-aqua)]',
};

/** White with a shadow is the header that stands over the page. Without script, one over a night hero keeps the night. */
const GROUNDS = {
  clear: 'data-scrolled:bg-white data-scrolled:[box-shadow:var(--shadow-header)]',
  white: 'bg-white [box-shadow:var(--shadow-header)]',
  night:
    'data-scrolled:bg-white data-scrolled:[box-shadow:var(--shadow-header)] [:root:not([data-script])_&]:bg-night',
};

const LINK =
  'inline-flex items-center gap-1 min-h-11 px-3.5 text-[0.9375rem] font-medium no-underline ' +
  'text-(--frame-ink,var(--color-ink)) hover:text-(--frame-accent,var(--color-teal)) ' +
  'aria-[current]:text-(--frame-accent,var(--color-teal)) aria-[current]:[box-shadow:inset_0_-2px_var(--color-teal)]';

/** The header of every page (spec section 2, shared header). */
export async function Header({ path, surface = 'clear' }: HeaderProps) {
  const t = await getTranslations('header');
  return (
    <>
      <ScrollMark />
      <header
        className={`group/header sticky top-0 z-(--z-header) -mb-18 h-18 motion-safe:[view-transition-name:header] print:hidden ${GROUNDS[surface]}`}
        data-header={surface}
      >
        <SkipLink />
        <div
          className={`m-auto flex h-full max-w-[calc(var(--container-sheet)+2*var(--spacing-gutter))] items-center gap-[min(1rem,5vw)] px-gutter ${INKS[surface]}`}
        >
          <HomeLink path={path} />
          <nav className="ml-auto hidden min-[64rem]:flex" aria-label={t('nav')}>
            <button
              type="button"
              className={`${LINK} [anchor-name:--services]`}
              popoverTarget="services-menu"
              aria-controls="services-menu"
            >
              {t('services')}
              <Icon name="down" className="size-[1em]" />
            </button>
            <ServicesMenu path={path} />
            <NavLink to={casesPage.path} path={path} className={LINK}>
              {t('cases')}
            </NavLink>
            <NavLink to={newsPage.path} path={path} className={LINK}>
              {t('news')}
            </NavLink>
          </nav>
          <div className="ml-auto flex items-center gap-[min(1rem,5vw)] min-[64rem]:ml-0 min-[64rem]:gap-3">
            <SearchLink path={path} />
            <LanguageToggle path={path} className="hidden min-[64rem]:inline-flex" />
            <ExternalButton
              look="primary"
              small
              className="max-[29.99rem]:hidden"
              href={site().urls.consultation}
              text={t('consult')}
            />
            <button
              type="button"
              className={MENU_BUTTON}
              popoverTarget="site-menu"
              aria-controls="site-menu"
              aria-label={t('menu')}
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
        <SiteMenu path={path} />
      </header>
    </>
  );
}

/** While the first 10 px of the page are in sight, the header is clear (client/enhance/header.ts). */
const ScrollMark = () => <span className="absolute top-0 h-2.5 w-px" aria-hidden="true" data-top />;

/** The first link of a page, inside its header so that it belongs to a landmark. */
async function SkipLink() {
  const t = await getTranslations('site');
  return (
    <a className="absolute -top-20 left-4 z-99 bg-ink px-5 py-3 text-white focus:top-4" href="#main">
      {t('skip')}
    </a>
  );
}
