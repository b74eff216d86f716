import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';

type ArmTableProps = CustomAutomation['arms']['table'] & { names: readonly string[] };

/** Payload, reach and repeatability side by side. */
export function ArmTable({ scroll, caption, corner, rows, names }: ArmTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={scroll}>
      <table className="tbl spec">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{corner}</span>
            </th>
            {names.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, unit, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value) => (
                <td key={value} className={unit ? undefined : 'w'}>
                  {value}
                  {unit ? <small> {unit}</small> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
