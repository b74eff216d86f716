import type { Outcome } from './check';
import { Arrow } from './looks';

const CELL = 'border-t border-line py-1 pr-3 text-left align-top';

/** Two variants side by side; what differs is marked by an arrow, by weight and in words. */
export function Comparison({ check: { sheet, words } }: { check: Outcome }) {
  const own = words.compare;
  return (
    <section aria-label={own.title} className="dk-compared mt-6">
      <h3>{own.title}</h3>
      <table className="w-full text-fine">
        <thead>
          <tr>
            <td className={CELL} />
            <th scope="col" className={CELL}>
              {own.before}
            </th>
            <th scope="col" className={CELL}>
              {own.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.compared?.map(({ label, before, after, isChanged }) => (
            <tr key={label} className={isChanged ? 'font-semibold' : undefined}>
              <th scope="row" className={CELL}>
                {label}
              </th>
              <td className={CELL}>{before}</td>
              <td className={CELL}>
                {isChanged ? (
                  <span className="mr-2 inline-flex">
                    <Arrow />
                    <span className="visually-hidden">{`${own.mark} `}</span>
                  </span>
                ) : null}
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
