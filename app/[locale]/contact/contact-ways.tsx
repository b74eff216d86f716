import type { ReactNode } from 'react';
import { privacyPage } from '@/app/[locale]/(legal)/definition';
import { type ContactCopy, LABNEEDS_FORMS as FORMS } from '@/app/[locale]/contact/copy';
import { SampleNote } from '@/components/sections/publication/sample-note';
import { Actions } from '@/components/ui/actions';
import { Button, ExternalButton } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { source } from '@/lib/content';
import { isSample } from '@/lib/content/sample';
import { pageLocale } from '@/lib/i18n/locale';
import { QUESTIONS_DIALOG } from './form-questions';

const LINK = 'inline-flex items-center gap-1.5 min-h-11 text-ink underline-offset-[0.3em] hover:text-teal';

/** Form, mail and address as three rows. The privacy policy comes before the button that leaves for the form. */
export async function ContactWays({ label, title, form, labneeds, mail, address }: ContactCopy['ways']) {
  const locale = await pageLocale();
  const { site, samples } = source(locale);
  const { urls, mail: mailbox, company, serviceArea, switches } = site;
  const unconfirmed = [
    ...(isSample(samples, 'mail') ? [mail.title] : []),
    ...(isSample(samples, 'company.address') ? [address.title] : []),
  ];
  return (
    <section className="md:col-start-8" aria-label={label}>
      <h2 className="visually-hidden">{title}</h2>
      <ul className="border-t border-ink md:mt-14">
        <Way title={form.title}>
          <p>{form.text}</p>
          <p>
            <SiteLink to={privacyPage.path} className={LINK}>
              {form.privacy}
            </SiteLink>
          </p>
          <Actions className="mt-4">
            <ExternalButton look="primary" href={urls.contact} text={form.open} />
            <Button
              look="text"
              aria-haspopup="dialog"
              commandfor={QUESTIONS_DIALOG}
              command="show-modal"
              text={form.questions}
            />
          </Actions>
        </Way>
        {switches.labneeds === 'open' ? (
          <Way title={labneeds.title}>
            <p>{labneeds.text}</p>
            <ul>
              {FORMS.map((name) => (
                <li key={name}>
                  <ExternalLink href={urls[name]} className={LINK}>
                    {labneeds.forms[name]}
                    <Icon name="external" />
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </Way>
        ) : null}
        <Way title={mail.title}>
          <p>
            <a
              className={`${LINK} font-head text-[1.0625rem]/[1.5] font-semibold`}
              href={`mailto:${mailbox}`}
            >
              {mailbox}
            </a>
          </p>
          <p>{mail.text}</p>
        </Way>
        <Way title={address.title}>
          <address className="text-ink not-italic">{company.address[locale]}</address>
          <p>
            <ExternalLink href={urls.maps} className={LINK}>
              {address.map}
              <Icon name="external" />
            </ExternalLink>
          </p>
          <p>
            <span className="text-small text-ink-3">{address.area}</span> {serviceArea[locale]}
          </p>
        </Way>
      </ul>
      <SampleNote what={unconfirmed} className="mt-4" />
    </section>
  );
}

const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="grid items-baseline gap-x-6 gap-y-2 border-b border-line py-7 sm:grid-cols-[7rem_1fr]">
    <h3 className="text-[1.125rem]">{title}</h3>
    <div>{children}</div>
  </li>
);
