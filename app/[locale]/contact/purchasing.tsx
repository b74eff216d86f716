import type { ContactCopy } from '@/app/[locale]/contact/copy';
import { resourcesPage } from '@/app/[locale]/resources/definition';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

/** What a purchasing office asks, in one place; a row whose fact is not known yet is not there. */
export const Purchasing = ({ label, title, text, caption, rows, documents }: ContactCopy['purchasing']) => (
  <Section label={label} title={title} titleClass="md:col-end-8" id="purchasing">
    <div className="md:col-end-6">
      <p>{text}</p>
      <Actions className="mt-6">
        <ButtonLink look="text" to={`${resourcesPage.path}#documents`} text={documents} />
      </Actions>
    </div>
    <table className="ruled-table md:col-start-6">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ term, value }) => (
          <tr key={term}>
            <th scope="row" className="w-[30%]">
              {term}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);
