import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { FigureCaption } from '@/components/ui/figure-caption';
import { figure } from '@/lib/content';
import { Tank } from './tank';

/** Shares of a full tank: no two neighbours stand alike, and one is nearly full. */
const LEVELS = [0.42, 0.71, 0.18, 0.56, 0.33, 0.83, 0.27, 0.64, 0.97, 0.49, 0.12, 0.76];
const NEARLY_FULL = 0.9;

/** All tanks on one shelf, each drawn to a level of its own. */
export function TankRow({ label, caption }: WasteLiquidCopy['tanks']) {
  const count = figure('waste.tanks');
  return (
    <figure className="tanks">
      <div className="tanks__r" role="img" aria-label={label}>
        {Array.from({ length: count }, (_, index) => {
          const level = LEVELS[index % LEVELS.length] ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tank is its place on the shelf
            <div key={index} className="tanks__t">
              <Tank level={level} full={level > NEARLY_FULL} />
              <span className="mono">{index + 1}</span>
            </div>
          );
        })}
      </div>
      <FigureCaption {...caption} />
    </figure>
  );
}
