import { getTranslations } from 'next-intl/server';
import { privacyPage, termsPage } from '@/app/[locale]/(legal)/definition';
import { aboutPage } from '@/app/[locale]/about/definition';
import { accessibilityPage } from '@/app/[locale]/accessibility/definition';
import { contactPage } from '@/app/[locale]/contact/definition';
import { Copyright } from '@/components/layout/copyright';
import { HomeLink } from '@/components/layout/home-link';
import { SiteLink } from '@/components/ui/site-link';
import { pageLocale } from '@/lib/i18n/locale';
import { otherLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';

/** The English home's own, short footer (spec section 2). */
export async function SimpleFooter() {
  const t = await getTranslations();
  const other = otherLocale(await pageLocale());
  return (
    <footer className="ft ft--simple">
      <div className="s">
        <div className="a-1 b-5">
          <HomeLink />
        </div>
        <nav className="a-5 b-13" aria-label={t('footer.links')}>
          <ul className="ft__links">
            <li>
              <SiteLink to={aboutPage.path}>{t('footer.about')}</SiteLink>
            </li>
            <li>
              <SiteLink to={contactPage.path}>{t('footer.contact')}</SiteLink>
            </li>
            <li>
              <SiteLink to={privacyPage.path}>{t('footer.privacy')}</SiteLink>
            </li>
            <li>
              <SiteLink to={termsPage.path}>{t('footer.terms')}</SiteLink>
            </li>
            <li>
              <SiteLink to={accessibilityPage.path}>{t('footer.accessibility')}</SiteLink>
            </li>
            <li>
              <a href={localizedPath(other, '/')} lang={other} hrefLang={other}>
                {t(`language.${other}`)}
              </a>
            </li>
          </ul>
        </nav>
        <Copyright className="a-1 b-13" />
      </div>
    </footer>
  );
}
