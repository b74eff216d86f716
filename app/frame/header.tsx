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
import { SiteMenu } from './site-menu';

export type HeaderProps = {
  /** Language-neutral path of the page. */
  path: string;
  /** Clear at the top of the page and white after 10 px, over a night hero in light ink; or always white. */
  surface?: 'clear' | 'night' | 'white';
};

/** The header of every page (spec section 2, shared header). */
export async function Header({ path, surface = 'clear' }: HeaderProps) {
  const t = await getTranslations('header');
  return (
    <header className={surface === 'clear' ? 'hd' : `hd hd--${surface}`} data-header>
      <SkipLink />
      <div className="hd__in">
        <HomeLink />
        <nav className="hd__nav" aria-label={t('nav')}>
          <button type="button" className="hd__a" popoverTarget="services-menu" aria-controls="services-menu">
            {t('services')}
            <Icon name="down" />
          </button>
          <ServicesMenu path={path} />
          <NavLink to={casesPage.path} path={path} className="hd__a">
            {t('cases')}
          </NavLink>
          <NavLink to={newsPage.path} path={path} className="hd__a">
            {t('news')}
          </NavLink>
        </nav>
        <div className="hd__end">
          <SearchLink />
          <LanguageToggle path={path} />
          <ExternalButton
            look="primary"
            small
            className="max-[29.99rem]:hidden"
            href={site().urls.consultation}
            text={t('consult')}
          />
          <button
            type="button"
            className="hd__menu"
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
  );
}

/** The first link of a page, inside its header so that it belongs to a landmark. */
async function SkipLink() {
  const t = await getTranslations('site');
  return (
    <a className="skip" href="#main">
      {t('skip')}
    </a>
  );
}
