import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { Badge } from '@/components/ui/badge';
import { SPEC } from '@/components/ui/spec-table';

type PlansTableProps = Pick<
  MaintenanceCopy['plans'],
  'scroll' | 'caption' | 'corner' | 'month' | 'before' | 'after' | 'names' | 'rows' | 'none'
>;

const CORNER = `w-[16%] ${SPEC.line} align-baseline whitespace-normal max-sm:w-[13%] max-sm:pr-2`;
const PRICE =
  'font-head font-medium tnum text-[clamp(1.5rem,1rem+1.6vw,2.25rem)]/[1.5] tracking-figure align-baseline max-sm:pr-2';
/** Beside the price: the first word before it, or the only one after it. */
const SMALL_PRINT = `${SPEC.unit} tracking-normal first:mr-1 first:ml-0`;
/** The plan that we recommend. */
const MARKED = 'border-t-4 border-t-teal';

/** Scrolls sideways in small windows; then it can be reached and moved by keyboard. */
export function PlansTable({ scroll, caption, corner, month, names, rows, none, ...words }: PlansTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: `section` is for the blocks of a page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div className="scroll relative" role="region" aria-label={scroll} tabIndex={0}>
      <table className={`ruled-table ${SPEC.table} max-md:min-w-176`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={CORNER}>
              <span className="visually-hidden">{corner}</span>
            </th>
            {names.map(({ name, recommended }) => (
              <th
                key={name}
                scope="col"
                className={`${SPEC.head} align-baseline whitespace-normal ${recommended ? MARKED : SPEC.line}`}
              >
                {name} {recommended ? <Badge status="recommended" className="ml-2" /> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={`${SPEC.row} align-baseline`}>
              {month}
            </th>
            {names.map(({ name, price }) => (
              <td key={name} className={PRICE}>
                {words.before ? <small className={SMALL_PRINT}>{words.before} </small> : null}
                {price}
                {words.after ? <small className={SMALL_PRINT}>{words.after}</small> : null}
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className={`${SPEC.row} align-baseline [word-break:auto-phrase]`}>
                {row.name}
              </th>
              {names.map(({ name }, plan) => (
                <td key={name} className={`${SPEC.words} align-baseline`}>
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
