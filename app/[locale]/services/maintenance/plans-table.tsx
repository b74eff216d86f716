import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { Badge } from '@/components/ui/badge';

type PlansTableProps = Pick<
  MaintenanceCopy['plans'],
  'scroll' | 'caption' | 'corner' | 'month' | 'before' | 'after' | 'names' | 'rows' | 'none'
>;

/** Scrolls sideways in small windows; then it can be reached and moved by keyboard. */
export function PlansTable({ scroll, caption, corner, month, names, rows, none, ...words }: PlansTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: `section` is for the blocks of a page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div className="scroll relative" role="region" aria-label={scroll} tabIndex={0}>
      <table className="data-table spec plan careplan">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{corner}</span>
            </th>
            {names.map(({ name, recommended }) => (
              <th key={name} scope="col" className={recommended ? 'rec' : undefined}>
                {name} {recommended ? <Badge status="recommended" /> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{month}</th>
            {names.map(({ name, price }) => (
              <td key={name} className="careplan__p">
                {words.before ? <small>{words.before} </small> : null}
                {price}
                {words.after ? <small>{words.after}</small> : null}
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {names.map(({ name }, plan) => (
                <td key={name} className="w">
                  {row.values[plan] ?? <Blank none={none} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Blank = ({ none }: { none: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{none}</span>
  </>
);
