import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';
import { Wells } from '@/components/drawings/wells';

const ROWS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Concentrations that repeat every few wells, as a dilution series does. */
const concentration = (row: number, column: number) => 0.2 + ((row * 3 + column * 5) % 11) / 14;

/** Plan of a plate: eight columns of samples, four of controls. */
export function PlatePlan({ label, samples, controls }: HomeJa['strengths']['design']['drawing']) {
  return (
    <svg
      className="drawing h-auto w-full [--drawing-text:7.5px] sm:max-md:[--drawing-text:11px]"
      viewBox="-10 0 250 170"
      role="img"
      aria-label={label}
    >
      <g transform="translate(22 10)">
        <Wells
          scale={1.5}
          fill={(row, column) =>
            column < 8 ? Math.round(concentration(row, column) * 100) / 100 : undefined
          }
        />
        <g className={draw.words}>
          {ROWS.map((row, index) => (
            <Label key={row} x="-6" y={20 + index * 13.5} textAnchor="middle" text={row} />
          ))}
        </g>
        <g className={draw.dimension}>
          <path d="M16.5 138H121.2M16.5 133v10M121.2 133v10M124 138H175M124 133v10M175 133v10" />
        </g>
        <g className={draw.words}>
          <Label x="69" y="151" textAnchor="middle" text={samples} />
          <Label x="149.5" y="151" textAnchor="middle" text={controls} />
        </g>
      </g>
    </svg>
  );
}
