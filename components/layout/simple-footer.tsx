import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/site-link';
import { pageLocale } from '@/lib/i18n/locale';
import { otherLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { ROUTES } from '@/lib/routes';
import { Copyright } from './copyright';
import { HomeLink } from './home-link';

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
              <SiteLink to={ROUTES.about}>{t('footer.about')}</SiteLink>
            </li>
            <li>
              <SiteLink to={ROUTES.contact}>{t('footer.contact')}</SiteLink>
            </li>
            <li>
              <SiteLink to={ROUTES.privacy}>{t('footer.privacy')}</SiteLink>
            </li>
            <li>
              <SiteLink to={ROUTES.terms}>{t('footer.terms')}</SiteLink>
            </li>
            <li>
              <SiteLink to={ROUTES.accessibility}>{t('footer.accessibility')}</SiteLink>
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
