import { getTranslations } from 'next-intl/server';
import { contactPage } from '@/app/[locale]/contact/definition';
import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';

/** Who stands behind the text and how to reach them; the texts refer to it as the end of the page. */
export async function Operator() {
  const t = await getTranslations('legal');
  const locale = await pageLocale();
  const { company, mail } = site();
  return (
    <section className="legal__o" aria-label={t('operator')}>
      <h2>{t('operator')}</h2>
      <dl>
        <dt>{t('name')}</dt>
        <dd>{company.name[locale]}</dd>
        {company.representative ? (
          <>
            <dt>{t('representative')}</dt>
            <dd>{company.representative[locale]}</dd>
          </>
        ) : null}
        <dt>{t('address')}</dt>
        <dd>{company.address[locale]}</dd>
        <dt>{t('contact')}</dt>
        <dd>
          <a href={`mailto:${mail}`}>{mail}</a>
          <SiteLink to={contactPage.path}>{t('contactPage')}</SiteLink>
        </dd>
      </dl>
    </section>
  );
}
