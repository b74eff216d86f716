import type { LabcraftFeatures } from '@/app/[locale]/services/labcraft/copy';
import { Wells } from '@/components/drawings/wells';
import { Icon } from '@/components/ui/icon';
import { holdUnits } from '@/lib/text/units';

type RunRecordProps = Pick<LabcraftFeatures['record'], 'drawing' | 'caption' | 'rows'>;

/** The finished plate, and the list of what was done to it. */
export function RunRecord({ drawing, caption, rows }: RunRecordProps) {
  return (
    <div className="stg__rec">
      <svg className="dr" viewBox="-2 -2 132 90" role="img" aria-label={drawing}>
        <Wells fill={(_row, column) => (column < 8 ? 1 : undefined)} />
      </svg>
      <table className="tbl">
        <caption className="lc__h">{caption}</caption>
        <tbody>
          {rows.map(({ place, action, state }) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>{holdUnits(action)}</td>
              <td className="stg__ok">
                <Icon name="check" />
                {state}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
