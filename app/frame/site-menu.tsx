import { getTranslations } from 'next-intl/server';
import { homePage } from '@/app/[locale]/(home)/definition';
import { aboutPage } from '@/app/[locale]/about/definition';
import { casesPage } from '@/app/[locale]/cases/definition';
import { contactPage } from '@/app/[locale]/contact/definition';
import { donationPage } from '@/app/[locale]/donation/definition';
import { newsPage } from '@/app/[locale]/news/definition';
import { customAutomationPage } from '@/app/[locale]/services/custom-automation/definition';
import { servicesPage } from '@/app/[locale]/services/definition';
import { labcraftPage } from '@/app/[locale]/services/labcraft/definition';
import { torePage } from '@/app/[locale]/services/tore/definition';
import { SearchLink } from '@/app/frame/search-link';
import { HomeLink } from '@/components/layout/home-link';
import { LanguageToggle } from '@/components/layout/language-toggle';
import { Badge } from '@/components/ui/badge';
import { ExternalButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { NavLink } from '@/components/ui/site-link';
import { SoonButton } from '@/components/ui/soon-button';
import { site } from '@/lib/content';

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
          <li>{link(homePage.path, t('menu.home'))}</li>
          <li className="sub">{link(customAutomationPage.path, t('services.customAutomation.name'))}</li>
          <li className="sub">{link(labcraftPage.path, t('services.labcraft.name'))}</li>
          <li className="sub">
            <NavLink to={torePage.path} path={path}>
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
          <li className="sub">{link(servicesPage.path, t('services.all'))}</li>
          <li>{link(casesPage.path, t('header.cases'))}</li>
          <li>{link(newsPage.path, t('header.news'))}</li>
          <li>{link(aboutPage.path, t('menu.about'))}</li>
          <li>{link(contactPage.path, t('menu.contact'))}</li>
          <li>{link(donationPage.path, t('menu.donation'))}</li>
          <li>
            <SearchLink named />
          </li>
        </ul>
      </nav>
      <div className="mnav__end">
        <ExternalButton look="primary" href={site().urls.consultation} text={t('menu.consult')} />
        <LanguageToggle path={path} />
      </div>
    </div>
  );
}
