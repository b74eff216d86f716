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
import { Sheet } from '@/components/ui/sheet';
import { NavLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { otherLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';

const COLUMNS = [
  {
    id: 'services',
    place: 'sm:col-end-6 md:col-start-7 md:max-[80rem]:col-start-6 md:col-end-9',
    links: ['customAutomation', 'services', 'cases', 'plan', 'whitepaper'],
  },
  {
    id: 'company',
    place: 'sm:col-start-6 sm:col-end-10 md:col-start-9 md:col-end-11',
    links: ['about', 'team', 'news', 'blog', 'electronicNotice', 'donation'],
  },
  { id: 'desk', place: 'sm:col-start-10 md:col-start-11', links: ['contact', 'resources', 'glossary'] },
] as const;

const FOOTER =
  'bg-night text-[0.875rem] text-on-dark-2 [--focus:var(--color-teal-aqua)] [--frame-accent:var(--color-teal-bright)] ' +
  '[--frame-ink:var(--color-white)]';
const UNDERLINED = 'hover:underline hover:underline-offset-[0.3em]';
const LINK = `inline-flex items-center gap-1.5 min-h-11 text-white no-underline ${UNDERLINED}`;
const HEADING = 'mb-2 font-medium text-[0.8125rem] text-on-dark-2 tracking-[0.02em]';

type FooterProps = { /** Of the page it ends. */ path: string };

/** The footer of every page but the English home (spec section 2, footer). */
export async function Footer({ path }: FooterProps) {
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
    <footer className={FOOTER}>
      <Sheet className="gap-y-10 py-16">
        <div className="md:col-end-6">
          <HomeLink path={path} className={UNDERLINED} />
          <p className="mt-4 break-keep">
            <Phrases text={t('site.tagline')} />
          </p>
          <p className="mt-4 text-[0.8125rem] break-keep">
            {t('footer.served', { area: serviceArea[locale] })}
          </p>
        </div>
        {COLUMNS.map(({ id, place, links }) => (
          <nav key={id} className={`print:hidden ${place}`} aria-labelledby={`footer-${id}`}>
            <h2 className={HEADING} id={`footer-${id}`}>
              {t(`footer.${id}`)}
            </h2>
            <ul>
              {links.map((link) => (
                <li key={link}>
                  <NavLink path={path} className={LINK} to={PAGES[link].path}>
                    {text(link)}
                  </NavLink>
                </li>
              ))}
              {id === 'desk' &&
                external.map((link) => (
                  <li key={link.href}>
                    <ExternalLink className={LINK} href={link.href}>
                      {link.text}
                      <Icon name="external" />
                    </ExternalLink>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </Sheet>
      <Sheet className="border-t border-night-line py-4">
        <Copyright className="md:col-end-8 md:self-center" />
        <p className="flex flex-wrap gap-x-6 md:col-start-8 md:justify-end print:hidden">
          <NavLink path={path} className={LINK} to={privacyPage.path}>
            {t('footer.privacy')}
          </NavLink>
          <NavLink path={path} className={LINK} to={termsPage.path}>
            {t('footer.terms')}
          </NavLink>
          <NavLink path={path} className={LINK} to={accessibilityPage.path}>
            {t('footer.accessibility')}
          </NavLink>
        </p>
      </Sheet>
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
export async function SimpleFooter({ path }: FooterProps) {
  const t = await getTranslations();
  const other = otherLocale(await pageLocale());
  return (
    <footer className={FOOTER}>
      <Sheet className="items-center gap-y-4 py-12">
        <div className="md:col-end-6">
          <HomeLink path={path} className={UNDERLINED} />
        </div>
        <nav className="md:col-start-6 print:hidden" aria-label={t('footer.links')}>
          <ul className="flex flex-wrap gap-x-6 md:justify-end">
            {LINKS.map(([id, page]) => (
              <li key={id}>
                <NavLink path={path} className={LINK} to={page.path}>
                  {t(`footer.${id}`)}
                </NavLink>
              </li>
            ))}
            <li>
              <a className={LINK} href={localizedPath(other, '/')} lang={other} hrefLang={other}>
                {t(`language.${other}`)}
              </a>
            </li>
          </ul>
        </nav>
        <Copyright />
      </Sheet>
    </footer>
  );
}
