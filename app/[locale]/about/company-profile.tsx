import type { ReactNode } from 'react';
import type { AboutCopy } from '@/app/[locale]/about/copy';
import { SampleNote } from '@/components/sections/publication/sample-note';
import { Section } from '@/components/ui/section';
import { source } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { profileRows, sampleTerms } from './profile-rows';

/** What is known about the company, and nothing else. */
export async function CompanyProfile(profile: AboutCopy['profile']) {
  const locale = await pageLocale();
  const { site, samples } = source(locale);
  const { label, title, caption, history } = profile;
  const rows = profileRows(site, profile, locale);
  return (
    <Section label={label} title={title} titleClass="self-start md:sticky md:top-24 md:col-end-6">
      <table className="ruled-table md:col-start-6">
        <caption className="visually-hidden">{caption}</caption>
        <tbody>
          {rows.map(([field, term, value]) => (
            <Row key={term} term={term}>
              {field === 'mail' ? <a href={`mailto:${value}`}>{value}</a> : value}
            </Row>
          ))}
          <Row term={history.term}>
            <ul>
              {history.items.map((item) => (
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
