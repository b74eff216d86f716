import type { ReactNode } from 'react';
import type { Sheet } from '@/lib/plan/sheet';

const CELL = 'border border-line px-1.5 py-0.5 text-left align-top';

/** The decision paper: one side of A4, seen on paper only. */
export const Paper = ({ sheet, drawing }: { sheet: Sheet; drawing: ReactNode }) => {
  const { title, made, parts, columns, rows, sign, from } = sheet;
  return (
    <div data-paper="" className="hidden text-[11px]/[1.5] text-ink print:block">
      <div className="flex items-baseline justify-between gap-6 border-b-[1.5px] border-ink pb-2">
        <p className="font-head text-[1.1875rem]/[1.3] font-semibold">{title}</p>
        <p className="whitespace-nowrap">{made}</p>
      </div>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {parts.map(({ id, title: name, lines }) => (
          <div
            key={id}
            className={`border-b border-line py-1.5 ${id === 'now' || id === 'purpose' ? 'sm:col-span-full' : ''}`}
          >
            <dt className="font-semibold">{name}</dt>
            <dd>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {id === 'now' && rows.length > 0 ? (
                <table className="mt-1 w-full border-collapse">
                  <thead>
                    <tr>
                      {columns.map((column) => (
                        <th key={column} scope="col" className={`${CELL} font-semibold`}>
                          {column}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((cells) => (
                      <tr key={cells[0]}>
                        {cells.map((cell, place) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity
                          <td key={place} className={CELL}>
                            {cell}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              ) : null}
              {id === 'effect' ? drawing : null}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex items-end justify-between gap-6 pt-3">
        <p>{from}</p>
        <ul className="flex">
          {sign.map((name) => (
            <li key={name} className="size-20 border border-ink px-1.5 text-center">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
