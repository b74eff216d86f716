import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';

const OUTLINE = 'M0 0h74v60l-16 24v104h-42v-86l-16-30z';
const LAYERS = Array.from({ length: 29 }, (_, layer) => `M-4 ${(layer + 1) * 6.5}h82`).join('');

/** A printed gripper finger with its dimension lines, and the loop from design to test beside it. */
export function FingerDrawing({
  label,
  steps,
  width,
  length,
  layers,
  cycle,
}: HomeJa['strengths']['parts']['drawing']) {
  return (
    <svg
      className="drawing h-auto w-full sm:max-md:overflow-visible"
      viewBox="0 0 480 300"
      role="img"
      aria-label={label}
    >
      <g transform="translate(130 62)">
        <path className="fill-orange" d={OUTLINE} />
        <clipPath id="finger-outline">
          <path d={OUTLINE} />
        </clipPath>
        <g className={draw.layers} clipPath="url(#finger-outline)">
          <path d={LAYERS} />
        </g>
        <path className={draw.printedEdge} d={OUTLINE} />
        <circle className={draw.body} cx="22" cy="20" r="6" />
        <circle className={draw.body} cx="52" cy="20" r="6" />
      </g>
      <g className={draw.dimension}>
        <path d="M130 42H204M130 36v16M204 36v16M238 62V250M210 62h36M194 250h52M152 190 118 222H104" />
        <path className={draw.arrowhead} d="M130 42l9-3v6zM204 42l-9-3v6zM238 62l-3 9h6zM238 250l-3-9h6z" />
      </g>
      <g className={draw.words}>
        <Label x="167" y="28" textAnchor="middle" text={width} />
        <Label x="250" y="161" text={length} />
        <Label x="98" y="227" textAnchor="end" text={layers} />
      </g>
      <g>
        <path className={draw.faint} d="M332 76h78M332 136h78M332 196h78M332 250h78" />
        {steps.map((step, index) => (
          <Label
            key={step}
            className="fill-ink text-[18px] font-semibold"
            x="332"
            y={116 + index * 58}
            text={step}
          />
        ))}
      </g>
      <g className={draw.dimension}>
        <path d="M430 76V250M424 76h12M424 250h12" />
        <path className={draw.arrowhead} d="M430 76l-3 9h6zM430 250l-3-9h6z" />
      </g>
      <g className={draw.words}>
        <Label className={draw.keyword} x="371" y="56" textAnchor="middle" text={cycle} />
      </g>
    </svg>
  );
}
