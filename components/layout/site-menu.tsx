import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { ExternalButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SoonButton } from '@/components/ui/soon-button';
import { site } from '@/lib/content';
import { ROUTES } from '@/lib/routes';
import { HomeLink } from './home-link';
import { LanguageToggle } from './language-toggle';
import { NavLink } from './nav-link';
import { SearchLink } from './search-link';

/** The full-screen menu of small windows: everything of the header, and home, company, contact, donation. */
export async function SiteMenu({ path }: { path: string }) {
  const t = await getTranslations();
  const link = (to: string, text: string) => (
    <NavLink to={to} path={path}>
      {text}
    </NavLink>
  );
  return (
    <div id="site-menu" className="mnav" popover="auto" data-lock-scroll>
      <div className="mnav__top">
        <HomeLink />
        <button
          type="button"
          className="hd__menu"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={t('button.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('menu.label')}>
        <ul>
          <li>{link(ROUTES.home, t('menu.home'))}</li>
          <li className="sub">{link(ROUTES.customAutomation, t('services.customAutomation.name'))}</li>
          <li className="sub">{link(ROUTES.labcraft, t('services.labcraft.name'))}</li>
          <li className="sub">
            <NavLink to={ROUTES.tore} path={path}>
              {t('services.tore.name')}
              <Badge status="trial" />
            </NavLink>
          </li>
          <li className="sub">
            <SoonButton>
              {t('services.professorAi.name')}
              <Badge status="soon" />
            </SoonButton>
          </li>
          <li className="sub">{link(ROUTES.services, t('services.all'))}</li>
          <li>{link(ROUTES.cases, t('header.cases'))}</li>
          <li>{link(ROUTES.news, t('header.news'))}</li>
          <li>{link(ROUTES.about, t('menu.about'))}</li>
          <li>{link(ROUTES.contact, t('menu.contact'))}</li>
          <li>{link(ROUTES.donation, t('menu.donation'))}</li>
          <li>
            <SearchLink named />
          </li>
        </ul>
      </nav>
      <div className="mnav__end">
        <ExternalButton look="p" href={site().urls.consultation}>
          {t('menu.consult')}
        </ExternalButton>
        <LanguageToggle path={path} />
      </div>
    </div>
  );
}
