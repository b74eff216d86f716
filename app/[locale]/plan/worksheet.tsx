import { Section } from '@/components/ui/section';
import { MOST_STEPS } from '@/lib/plan/schema';
import type { PlanPageCopy } from './copy';

const ROWS = Array.from({ length: MOST_STEPS }, (_, index) => index + 1);

/** The same as the tool asks, to fill in by hand. */
export const Worksheet = ({
  label,
  title,
  text,
  columns,
  caption,
  scroll,
  fields,
}: PlanPageCopy['worksheet']) => (
  <Section label={label} title={title} titleClass="md:col-end-9" data-search-skip>
    <p className="self-end md:col-start-10">{text}</p>
    <ul className="grid gap-x-gap sm:grid-cols-2">
      {fields.map((field) => (
        <li key={field} className="border-b border-line pt-4 pb-3 text-small">
          {field}
        </li>
      ))}
    </ul>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
    <section className="scroll" tabIndex={0} aria-label={scroll}>
      <table className="ruled-table max-sm:min-w-87">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.slice(1).map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </Section>
);
