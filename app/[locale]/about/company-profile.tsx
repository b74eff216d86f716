import type { ReactNode } from 'react';
import type { AboutCopy } from '@/app/[locale]/about/copy';
import { SampleNote } from '@/components/sections/publication/sample-note';
import { Section } from '@/components/ui/section';
import { source } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { registerRows, sampleTerms } from './profile-rows';

/** What is known about the company, and nothing else. */
export async function CompanyProfile(rows: AboutCopy['profile']) {
  const locale = await pageLocale();
  const { site, samples } = source(locale);
  const { company, mail, serviceArea } = site;
  const { label, title, caption } = rows;
  return (
    <Section label={label} title={title} titleClass="self-start md:sticky md:top-24 md:col-end-6">
      <table className="ruled-table md:col-start-6">
        <caption className="visually-hidden">{caption}</caption>
        <tbody>
          <Row term={rows.name.term}>{company.name[locale]}</Row>
          <Row term={rows.founded.term}>{rows.founded.value}</Row>
          <Row term={rows.capital.term}>{rows.capital.value}</Row>
          <Row term={rows.address.term}>{company.address[locale]}</Row>
          <Row term={rows.mail.term}>
            <a href={`mailto:${mail}`}>{mail}</a>
          </Row>
          {registerRows(site, rows, locale).map(([term, value]) => (
            <Row key={term} term={term}>
              {value}
            </Row>
          ))}
          <Row term={rows.area.term}>{serviceArea[locale]}</Row>
          <Row term={rows.business.term}>{rows.business.value}</Row>
          <Row term={rows.history.term}>
            <ul>
              {rows.history.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Row>
        </tbody>
      </table>
      <SampleNote what={sampleTerms(samples, rows)} className="md:col-start-6" />
    </Section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className="w-[30%]">
        {term}
      </th>
      <td>{children}</td>
    </tr>
  );
}
