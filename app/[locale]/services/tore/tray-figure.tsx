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

type TrayFigureProps = ToreCopy['tray'] & { sizes: string; priority?: boolean; className?: string };

/** The tray from above with a frame and a name on every dish that the camera tells apart. */
export function TrayFigure({ image, label, dishes, sizes, priority, className = '' }: TrayFigureProps) {
  return (
    <div className={`relative ${className}`.trim()}>
      <Picture {...torePage.imageOf(image)} sizes={sizes} priority={priority} imgClassName="w-full" />
      {/* No viewBox: frames follow the picture in percent, while the letters keep their size. */}
      <svg className="absolute inset-0 size-full overflow-visible" role="img" aria-label={label}>
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

const LOOKS = {
  read: { frame: 'fill-none stroke-white stroke-[1.5]', plate: 'fill-ink', name: 'fill-white' },
  reading: { frame: 'fill-none stroke-orange stroke-3', plate: 'fill-orange', name: 'fill-ink' },
};
const lookOf = (dish: Dish) => LOOKS[dish === READING ? 'reading' : 'read'];

function Frame({ dish }: { dish: Dish }) {
  const { x, y, width, height } = TRAY_BOXES[dish];
  return (
    <rect x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} className={lookOf(dish).frame} />
  );
}

function Name({ dish, text }: { dish: Dish; text: string }) {
  const { x, y, width } = TRAY_BOXES[dish];
  const plate = labelWidth(text);
  const look = lookOf(dish);
  const atRight = LABEL_AT_RIGHT.includes(dish);
  return (
    <svg x={`${atRight ? x + width : x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
      <g transform={`translate(${atRight ? -plate : 0} ${LABEL_ABOVE.includes(dish) ? -LABEL_HEIGHT : 0})`}>
        <rect width={plate} height={LABEL_HEIGHT} className={look.plate} />
        <Label
          className={`font-body text-[0.8125rem]/[1] font-semibold ${look.name}`}
          x={plate / 2}
          y="16"
          textAnchor="middle"
          text={text}
        />
      </g>
    </svg>
  );
}
