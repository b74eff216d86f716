import type { ConsultingCopy } from '@/app/[locale]/services/automation-consulting/copy';

type EffectsTableProps = ConsultingCopy['effects']['table'] & { before: string; after: string };

/** What changes, in words: every aspect before and after. */
export function EffectsTable({ caption, corner, rows, before, after }: EffectsTableProps) {
  return (
    <table className="tbl constbl a-4 b-13">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{corner}</span>
          </th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td className="constbl__b">{row.before}</td>
            <td>{row.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
