import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { contactPage } from '@/app/[locale]/contact/definition';
import { ButtonLink } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Heading } from '@/components/ui/heading';
import { list } from '@/lib/content';

type AwardsAndPartnersProps = { awards: HomeJa['awards']; partners: HomeJa['partners'] };

/** What others said of the work, beside an invitation to work together. */
export function AwardsAndPartners({ awards, partners }: AwardsAndPartnersProps) {
  const rows = list('awards', 'ja');
  return (
    <div className="sec sec--t0">
      <div className="s r">
        {rows.length > 0 ? (
          <section className="a-1 b-8" aria-label={awards.label}>
            <Heading level={2} label={awards.label} text={awards.title} className="text-h3" />
            <table className="tbl mt-4">
              <caption className="vh">{awards.caption}</caption>
              <tbody>
                {rows.map(({ id, data }) => (
                  <tr key={id}>
                    <th scope="row" className="mono">
                      {data.year}
                    </th>
                    <td>
                      {data.link ? <ExternalLink href={data.link}>{data.name}</ExternalLink> : data.name}
                    </td>
                    <td className="muted">{data.organisation}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ) : null}
        <section className={rows.length > 0 ? 'a-9 b-13' : 'a-1 b-8'} aria-label={partners.label}>
          <Heading level={2} label={partners.label} text={partners.title} className="text-h3" />
          <p className="small mt-4 mb-5">{partners.text}</p>
          <ButtonLink to={contactPage.path} text={partners.action} />
        </section>
      </div>
    </div>
  );
}
