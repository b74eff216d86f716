import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { contactPage } from '@/app/[locale]/contact/definition';
import { ButtonLink } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Heading } from '@/components/ui/heading';
import { Sheet } from '@/components/ui/sheet';
import { list } from '@/lib/content';

type AwardsAndPartnersProps = { awards: HomeJa['awards']; partners: HomeJa['partners'] };

/** What others said of the work, beside an invitation to work together. */
export function AwardsAndPartners({ awards, partners }: AwardsAndPartnersProps) {
  const rows = list('awards', 'ja');
  return (
    <div className="py-section pt-0">
      <Sheet className="gap-y-part">
        {rows.length > 0 ? (
          <section className="md:col-end-9" aria-label={awards.label}>
            <Heading level={2} label={awards.label} text={awards.title} className="text-h3" />
            <table className="ruled-table mt-4">
              <caption className="visually-hidden">{awards.caption}</caption>
              <tbody>
                {rows.map(({ id, data }) => (
                  <tr key={id}>
                    <th scope="row" className="mono">
                      {data.year}
                    </th>
                    <td>
                      {data.link ? <ExternalLink href={data.link}>{data.name}</ExternalLink> : data.name}
                    </td>
                    <td className="text-ink-3 max-sm:text-[0.8125rem] max-sm:whitespace-nowrap">
                      {data.organisation}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ) : null}
        <section className={rows.length > 0 ? 'md:col-start-10' : 'md:col-end-9'} aria-label={partners.label}>
          <Heading level={2} label={partners.label} text={partners.title} className="text-h3" />
          <p className="mt-4 mb-5 text-small">{partners.text}</p>
          <ButtonLink to={contactPage.path} text={partners.action} />
        </section>
      </Sheet>
    </div>
  );
}
