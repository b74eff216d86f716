import { privacyPage } from '@/app/[locale]/(legal)/definition';
import type { ContactCopy } from '@/app/[locale]/contact/copy';
import { Button, ExternalButton } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { QUESTIONS_DIALOG } from './form-questions';

/** Form, mail and address as three rows. The privacy policy comes before the button that leaves for the form. */
export async function ContactWays({ label, title, form, mail, address }: ContactCopy['ways']) {
  const locale = await pageLocale();
  const { urls, mail: mailbox, company, serviceArea } = site();
  return (
    <section className="md:col-start-8" aria-label={label}>
      <h2 className="visually-hidden">{title}</h2>
      <ul className="ways">
        <li>
          <h3>{form.title}</h3>
          <div>
            <p>{form.text}</p>
            <p>
              <SiteLink to={privacyPage.path}>{form.privacy}</SiteLink>
            </p>
            <div className="actions">
              <ExternalButton look="primary" href={urls.contact} text={form.open} />
              <Button
                look="text"
                aria-haspopup="dialog"
                commandfor={QUESTIONS_DIALOG}
                command="show-modal"
                text={form.questions}
              />
            </div>
          </div>
        </li>
        <li>
          <h3>{mail.title}</h3>
          <div>
            <p>
              <a className="ways__m" href={`mailto:${mailbox}`}>
                {mailbox}
              </a>
            </p>
            <p>{mail.text}</p>
          </div>
        </li>
        <li>
          <h3>{address.title}</h3>
          <div>
            <address>{company.address[locale]}</address>
            <p>
              <ExternalLink href={urls.maps}>
                {address.map}
                <Icon name="external" />
              </ExternalLink>
            </p>
            <p>
              <span className="text-small text-ink-3">{address.area}</span> {serviceArea[locale]}
            </p>
          </div>
        </li>
      </ul>
    </section>
  );
}
