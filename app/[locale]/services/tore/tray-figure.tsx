import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { torePage } from '@/app/[locale]/services/tore/definition';
import { Label } from '@/components/drawings/label';
import { Picture } from '@/components/ui/picture';
import {
  DISHES,
  type Dish,
  LABEL_ABOVE,
  LABEL_AT_RIGHT,
  LABEL_HEIGHT,
  labelWidth,
  READING,
  TRAY_BOXES,
} from './tray-boxes';

type TrayFigureProps = ToreCopy['tray'] & { sizes: string; priority?: boolean };

/** The tray from above with a frame and a name on every dish that the camera tells apart. */
export function TrayFigure({ image, label, dishes, sizes, priority }: TrayFigureProps) {
  return (
    <div className="tray">
      <Picture {...torePage.imageOf(image)} sizes={sizes} priority={priority} />
      {/* No viewBox: frames follow the picture in percent, while the letters keep their size. */}
      <svg className="tray__f" role="img" aria-label={label}>
        {DISHES.map((dish) => (
          <Frame key={dish} dish={dish} />
        ))}
        {DISHES.map((dish) => (
          <Name key={dish} dish={dish} text={dishes[dish]} />
        ))}
      </svg>
    </div>
  );
}

const lookOf = (dish: Dish) => (dish === READING ? 'is-now' : undefined);

function Frame({ dish }: { dish: Dish }) {
  const { x, y, width, height } = TRAY_BOXES[dish];
  return <rect x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} className={lookOf(dish)} />;
}

function Name({ dish, text }: { dish: Dish; text: string }) {
  const { x, y, width } = TRAY_BOXES[dish];
  const plate = labelWidth(text);
  const atRight = LABEL_AT_RIGHT.includes(dish);
  return (
    <svg
      x={`${atRight ? x + width : x}%`}
      y={`${y}%`}
      overflow="visible"
      className={lookOf(dish)}
      aria-hidden="true"
    >
      <g transform={`translate(${atRight ? -plate : 0} ${LABEL_ABOVE.includes(dish) ? -LABEL_HEIGHT : 0})`}>
        <rect width={plate} height={LABEL_HEIGHT} className="tray__n" />
        <Label x={plate / 2} y="16" textAnchor="middle" text={text} />
      </g>
    </svg>
  );
}
