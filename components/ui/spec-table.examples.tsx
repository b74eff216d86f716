import type { Examples } from '../examples/specimens';
import { SPEC } from './spec-table';

export const examples: Examples = ({ table: { corner, columns, rows } }) => ({
  layout: 'stack',
  looks: {
    SPEC: (
      <table className={`ruled-table ${SPEC.table}`}>
        <thead>
          <tr>
            <th scope="col" className={`${SPEC.corner} ${SPEC.line}`}>
              {corner}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={`${SPEC.head} ${SPEC.line}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, unit }) => (
            <tr key={name}>
              <th scope="row" className={SPEC.row}>
                {name}
              </th>
              {values.map((value) => (
                <td key={value} className={SPEC.value}>
                  {value}
                  <small className={SPEC.unit}>{unit}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
});
