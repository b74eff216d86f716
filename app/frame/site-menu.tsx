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

/** Opens and closes the menu. */
export const MENU_BUTTON =
  'grid size-[min(2.75rem,13.75vw)] place-items-center -mr-2 text-[1.25rem] text-(--frame-ink,var(--color-ink)) min-[64rem]:hidden';

const ROW =
  'flex w-full items-center gap-3 border-b border-line font-head font-semibold text-ink no-underline ' +
  'palt aria-[current]:[box-shadow:inset_3px_0_var(--color-teal)]';
const ROWS = {
  page: `${ROW} min-h-14 text-[1.25rem] aria-[current]:-ml-4 aria-[current]:w-[calc(100%+1rem)] aria-[current]:pl-4`,
  service: `${ROW} min-h-12 pl-5 text-[1rem]`,
};

/** The full-screen menu of small windows: everything of the header, and home, company, contact, donation. */
export async function SiteMenu({ path }: { path: string }) {
  const t = await getTranslations();
  const link = (to: string, text: string, row: keyof typeof ROWS = 'page') => (
    <NavLink to={to} path={path} className={ROWS[row]}>
      {text}
    </NavLink>
  );
  return (
    <div
      id="site-menu"
      className="inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-auto border-0 bg-paper px-gutter pt-0 pb-8"
      popover="auto"
    >
      <div className="flex h-18 items-center justify-between">
        <HomeLink path={path} />
        <button
          type="button"
          className={MENU_BUTTON}
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
          <li>{link(customAutomationPage.path, t('services.customAutomation.name'), 'service')}</li>
          <li>{link(labcraftPage.path, t('services.labcraft.name'), 'service')}</li>
          <li>
            <NavLink to={torePage.path} path={path} className={ROWS.service}>
              {t('services.tore.name')}
              <Badge status="trial" />
            </NavLink>
          </li>
          <li>
            <SoonButton className={ROWS.service}>
              {t('services.professorAi.name')}
              <Badge status="soon" />
            </SoonButton>
          </li>
          <li>{link(servicesPage.path, t('services.all'), 'service')}</li>
          <li>{link(casesPage.path, t('header.cases'))}</li>
          <li>{link(newsPage.path, t('header.news'))}</li>
          <li>{link(aboutPage.path, t('menu.about'))}</li>
          <li>{link(contactPage.path, t('menu.contact'))}</li>
          <li>{link(donationPage.path, t('menu.donation'))}</li>
          <li>
            <SearchLink path={path} named className={ROWS.page} />
          </li>
        </ul>
      </nav>
      <div className="mt-8 grid gap-4">
        <ExternalButton look="primary" href={site().urls.consultation} text={t('menu.consult')} />
        <LanguageToggle path={path} className="inline-flex" />
      </div>
    </div>
  );
}
