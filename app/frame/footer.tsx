import { getTranslations } from 'next-intl/server';
import { privacyPage, termsPage } from '@/app/[locale]/(legal)/definition';
import { aboutPage } from '@/app/[locale]/about/definition';
import { accessibilityPage } from '@/app/[locale]/accessibility/definition';
import { contactPage } from '@/app/[locale]/contact/definition';
import { PAGES } from '@/app/pages';
import { Copyright } from '@/components/layout/copyright';
import { HomeLink } from '@/components/layout/home-link';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { otherLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';

const COLUMNS = [
  {
    id: 'services',
    place: 'md:col-start-7 md:col-end-9',
    links: ['customAutomation', 'services', 'cases', 'whitepaper'],
  },
  {
    id: 'company',
    place: 'md:col-start-9 md:col-end-11',
    links: ['about', 'team', 'news', 'blog', 'electronicNotice'],
  },
  { id: 'desk', place: 'md:col-start-11', links: ['contact', 'glossary'] },
] as const;

/** The footer of every page but the English home (spec section 2, footer). */
export async function Footer() {
  const t = await getTranslations();
  const locale = await pageLocale();
  const { urls, serviceArea } = site();
  const text = (id: (typeof COLUMNS)[number]['links'][number]) =>
    t(id === 'services' ? 'footer.allServices' : `footer.${id}`);
  const external = [
    { href: urls.studentGroup, text: t('footer.studentGroup') },
    { href: urls.social, text: t('footer.social') },
  ];
  return (
    <footer className="ft">
      <div className="sheet ft__g">
        <div className="ft__brand md:col-end-6">
          <HomeLink />
          <p>
            <Phrases text={t('site.tagline')} />
          </p>
          <p className="ft__area">
            {t('footer.area')}: {serviceArea[locale]}
          </p>
        </div>
        {COLUMNS.map(({ id, place, links }) => (
          <nav key={id} className={place} aria-labelledby={`footer-${id}`}>
            <h2 id={`footer-${id}`}>{t(`footer.${id}`)}</h2>
            <ul>
              {links.map((link) => (
                <li key={link}>
                  <SiteLink to={PAGES[link].path}>{text(link)}</SiteLink>
                </li>
              ))}
              {id === 'desk' &&
                external.map((link) => (
                  <li key={link.href}>
                    <ExternalLink href={link.href}>
                      {link.text}
                      <Icon name="external" />
                    </ExternalLink>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="sheet ft__base">
        <Copyright />
        <p>
          <SiteLink to={privacyPage.path}>{t('footer.privacy')}</SiteLink>
          <SiteLink to={termsPage.path}>{t('footer.terms')}</SiteLink>
          <SiteLink to={accessibilityPage.path}>{t('footer.accessibility')}</SiteLink>
        </p>
      </div>
    </footer>
  );
}

const LINKS = [
  ['about', aboutPage],
  ['contact', contactPage],
  ['privacy', privacyPage],
  ['terms', termsPage],
  ['accessibility', accessibilityPage],
] as const;

/** The English home's own, short footer (spec section 2). */
export async function SimpleFooter() {
  const t = await getTranslations();
  const other = otherLocale(await pageLocale());
  return (
    <footer className="ft ft--simple">
      <div className="sheet">
        <div className="md:col-end-6">
          <HomeLink />
        </div>
        <nav className="md:col-start-6" aria-label={t('footer.links')}>
          <ul className="ft__links">
            {LINKS.map(([id, { path }]) => (
              <li key={id}>
                <SiteLink to={path}>{t(`footer.${id}`)}</SiteLink>
              </li>
            ))}
            <li>
              <a href={localizedPath(other, '/')} lang={other} hrefLang={other}>
                {t(`language.${other}`)}
              </a>
            </li>
          </ul>
        </nav>
        <Copyright />
      </div>
    </footer>
  );
}
