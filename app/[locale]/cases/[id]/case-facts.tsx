import { getTranslations } from 'next-intl/server';
import { factsOf } from './facts';
import type { CaseProps } from './props';

/** The overview as a table. */
export async function CaseFacts({ entry, copy }: CaseProps) {
  const t = await getTranslations('industry');
  return (
    <table className="tbl">
      <tbody>
        {factsOf(entry, copy.facts, t(entry.data.industry)).map(([term, value]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
