import type { BlockProps } from '@/components/blocks/block-props';
import { Section } from '@/components/ui/section';
import { SPEC } from '@/components/ui/spec-table';

type TableBlockProps = BlockProps<'table'>;

/** A table under its heading; the caption stands below it. */
export const Table = ({ label, title, caption, scroll, corner, columns, rows, frame }: TableBlockProps) => (
  <Section label={label} title={title} titleClass="md:col-end-9" {...frame}>
    <figure>
      {/* biome-ignore lint/a11y/useSemanticElements: `section` is for the blocks of a page */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className="scroll" role="region" aria-label={scroll} tabIndex={0}>
        <table className={`ruled-table ${columns.length > 2 ? 'max-md:min-w-176' : ''}`.trim()}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{corner}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={SPEC.head}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={columns[index]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="caption" aria-hidden="true">
        {caption}
      </figcaption>
    </figure>
  </Section>
);
