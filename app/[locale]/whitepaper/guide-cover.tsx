import type { WhitepaperCopy } from '@/app/[locale]/whitepaper/copy';
import { ArmElevation } from '@/components/drawings/arm-elevation';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';
import { figure, site } from '@/lib/content';
import { armPose } from '@/lib/drawings/arm-pose';
import { at, type Point } from '@/lib/drawings/geometry';
import { pageLocale } from '@/lib/i18n/locale';

/** One millimetre of the A4 sheet is five of the arm. */
const SCALE = 5;
const BASE = { x: 42, y: 226 };

const WORD = 'font-medium text-[7.4px] fill-ink';

type GuideCoverProps = WhitepaperCopy['cover'] & { parts: readonly string[] };

/** The cover of the guide: an A4 sheet with a frame, the medium arm to scale and a title block. */
export async function GuideCover({ label, title, block, parts }: GuideCoverProps) {
  const reach = figure('arm.medium.reach');
  const arm = { x: BASE.x * SCALE, y: BASE.y * SCALE, reach, angles: [14, 92] as const };
  const [x, y] = armPose(arm).shoulder;
  return (
    <svg
      className="drawing h-auto w-full max-md:mt-12 max-md:max-w-128 sm:max-md:col-start-8 md:col-start-9"
      viewBox="0 0 210 297"
      overflow="visible"
      role="img"
      aria-label={label}
    >
      <rect className={draw.body} x="0.5" y="0.5" width="209" height="296" />
      <rect className={draw.line} x="10" y="10" width="190" height="277" />
      {title.map((line, index) => (
        <Label
          key={line}
          className="fill-ink font-head text-[16px] font-semibold tracking-head"
          x="16"
          y={35 + index * 19}
          text={line}
        />
      ))}
      <CoverArc center={[x / SCALE, y / SCALE]} radius={reach / SCALE} label={`R${reach}`} />
      <g transform={`scale(${1 / SCALE})`}>
        <ArmElevation {...arm} />
      </g>
      <path className={draw.line} d={`M10 ${BASE.y}H200`} />
      {parts.map((part, index) => (
        <text key={part} className={WORD} x="16" y={252 + index * 15}>
          {index + 1}
          <tspan dx="4">{part}</tspan>
        </text>
      ))}
      <TitleBlock
        rows={[
          [block.form, block.text],
          [block.scale, `1:${SCALE}`],
          [block.publisher, site().company.name[await pageLocale()]],
        ]}
      />
    </svg>
  );
}

const RADIANS = Math.PI / 180;

type CoverArcProps = { center: Point; radius: number; label: string };

/** The range of the arm as a dashed arc, with one radius dimensioned. */
function CoverArc({ center: [x, y], radius, label }: CoverArcProps) {
  const on = (degrees: number, r = radius) =>
    at(x + r * Math.cos(degrees * RADIANS), y - r * Math.sin(degrees * RADIANS));
  const [labelX, labelY] = on(24, radius * 0.8).split(' ');
  return (
    <>
      <path className={draw.reach} d={`M${at(x, y)}L${on(88)}A${radius} ${radius} 0 0 1 ${on(-10)}Z`} />
      <g className={draw.dimension}>
        <path d={`M${at(x, y)}L${on(24)}`} />
        <Label
          className="fill-teal stroke-none font-mono text-[7.4px]"
          x={labelX}
          y={Number(labelY) - 4}
          textAnchor="end"
          text={label}
        />
      </g>
    </>
  );
}

const [LEFT, RIGHT, BOTTOM] = [58, 200, 287];
const ROW = 15;
// Wide enough for the longest term with the letter spacing of WCAG 1.4.12.
const COLUMN = 36;

/** The table at the lower right of a drawing sheet. */
function TitleBlock({ rows }: { rows: readonly (readonly [term: string, value: string])[] }) {
  const top = BOTTOM - rows.length * ROW;
  return (
    <>
      <path className={draw.line} d={`M${RIGHT} ${top}H${LEFT}V${BOTTOM}`} />
      <path className={draw.faint} d={`M${LEFT + COLUMN} ${top}V${BOTTOM}`} />
      {rows.map(([term, value], index) => {
        const y = top + index * ROW;
        return (
          <g key={term}>
            {index > 0 && <path className={draw.faint} d={`M${LEFT} ${y}H${RIGHT}`} />}
            <Label className="fill-ink-3 text-[7.4px] font-medium" x={LEFT + 4} y={y + 10} text={term} />
            <Label className={WORD} x={LEFT + COLUMN + 4} y={y + 10} text={value} />
          </g>
        );
      })}
    </>
  );
}
