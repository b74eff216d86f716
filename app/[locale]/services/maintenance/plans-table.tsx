import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { Badge } from '@/components/ui/badge';

type PlansTableProps = Pick<
  MaintenanceCopy['plans'],
  'scroll' | 'caption' | 'corner' | 'month' | 'before' | 'after' | 'names' | 'rows' | 'none'
>;

/** Beside the price: the first word before it, or the only one after it. */
const SMALL_PRINT = 'tracking-normal first:mr-1 first:ml-0';

/** Scrolls sideways in small windows; then it can be reached and moved by keyboard. */
export function PlansTable({ scroll, caption, corner, month, names, rows, none, ...words }: PlansTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: `section` is for the blocks of a page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div className="scroll relative" role="region" aria-label={scroll} tabIndex={0}>
      <table className="data-table spec plan max-md:min-w-176">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="align-baseline">
              <span className="visually-hidden">{corner}</span>
            </th>
            {names.map(({ name, recommended }) => (
              <th
                key={name}
                scope="col"
                className={recommended ? 'rec align-baseline *:ml-2' : 'align-baseline'}
              >
                {name} {recommended ? <Badge status="recommended" /> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className="align-baseline">
              {month}
            </th>
            {names.map(({ name, price }) => (
              <td
                key={name}
                className="align-baseline text-[clamp(1.5rem,1rem+1.6vw,2.25rem)] tracking-figure"
              >
                {words.before ? <small className={SMALL_PRINT}>{words.before} </small> : null}
                {price}
                {words.after ? <small className={SMALL_PRINT}>{words.after}</small> : null}
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="align-baseline">
                {row.name}
              </th>
              {names.map(({ name }, plan) => (
                <td key={name} className="w align-baseline [word-break:auto-phrase]">
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
