import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';
import { Wells } from '@/components/drawings/wells';

type Arm = { id: 'small' | 'medium' | 'large'; reach: number };

type ReachPlanProps = Omit<CustomAutomation['arms']['reach'], 'title' | 'text' | 'pick' | 'caption'> & {
  arms: readonly Arm[];
};

/** Axis of the arm, on a bench of 1800 × 750 millimetres that starts at (50, 120). */
const AXIS = { x: 950, y: 210 };
const RULER = Array.from({ length: 19 }, (_, tick) => `M${50 + tick * 100} 84v${tick % 5 ? -14 : -28}`).join(
  '',
);

const filled = (_row: number, column: number) => (column < 8 ? 0.7 : undefined);

/** The range of the arm that is picked, by the radio buttons of the group around the drawing. */
const CHOSEN: Record<Arm['id'], string> = {
  small:
    'group-has-[[value=small]:checked]:fill-teal-bright group-has-[[value=small]:checked]:stroke-teal group-has-[[value=small]:checked]:stroke-[2.5]',
  medium:
    'group-has-[[value=medium]:checked]:fill-teal-bright group-has-[[value=medium]:checked]:stroke-teal group-has-[[value=medium]:checked]:stroke-[2.5]',
  large:
    'group-has-[[value=large]:checked]:fill-teal-bright group-has-[[value=large]:checked]:stroke-teal group-has-[[value=large]:checked]:stroke-[2.5]',
};

/** Words on lines and ranges stand on white. */
const HALO = 'stroke-white stroke-[3px] [paint-order:stroke] [stroke-linejoin:round]';
const NUMBER = `fill-ink font-mono ${HALO}`;

/** What each arm reaches on a bench, seen from above, in millimetres. The largest range lies lowest. */
export function ReachPlan({ label, bench, plate, tips, arms, ...instruments }: ReachPlanProps) {
  const largestFirst = [...arms].sort((a, b) => b.reach - a.reach);
  return (
    <svg
      className="drawing h-auto w-full font-body text-[46px] font-medium max-sm:text-[74px] max-[24rem]:text-[92px] lg:text-[37px]"
      viewBox="0 -30 1900 1110"
      overflow="visible"
      role="img"
      aria-label={label}
    >
      <clipPath id="reach-front">
        <path d="M0 120H1900V1080H0Z" />
      </clipPath>
      <rect className="fill-sunk stroke-ink" x="50" y="120" width="1800" height="750" />
      {largestFirst.map(({ id, reach }) => (
        <circle
          key={id}
          className={`fill-none stroke-line-strong stroke-[1.5] [fill-opacity:0.16] ${CHOSEN[id]}`}
          cx={AXIS.x}
          cy={AXIS.y}
          r={reach}
          clipPath="url(#reach-front)"
        />
      ))}
      <g transform="translate(886 305)">
        <Wells fill={filled} />
      </g>
      <Instrument x={1290} y={300} width={127.8} height={85.5} name={plate} />
      <Instrument x={1150} y={590} width={127.8} height={85.5} name={tips} />
      <Instrument x={400} y={290} width={240} height={190} name={instruments.incubator} />
      <Instrument x={330} y={620} width={200} height={160} name={instruments.balance} />
      <Instrument x={1430} y={480} width={300} height={280} name={instruments.centrifuge} />
      <ArmFromAbove />
      <Ruler />
      {arms.map(({ id, reach }) => (
        <g key={id}>
          <circle className="fill-ink" cx={AXIS.x} cy={AXIS.y + reach} r="7" />
          <Label className={NUMBER} x={AXIS.x} y={AXIS.y + reach - 20} textAnchor="middle" text={reach} />
        </g>
      ))}
      <Label
        className={`fill-ink-2 max-sm:hidden ${HALO}`}
        x="1850"
        y="892"
        textAnchor="end"
        dominantBaseline="hanging"
        text={bench}
      />
    </svg>
  );
}

type InstrumentProps = { x: number; y: number; width: number; height: number; name: string };

/** Its name stands inside where there is room, else below. */
function Instrument({ x, y, width, height, name }: InstrumentProps) {
  const roomy = width >= 200;
  return (
    <>
      <rect className="fill-white stroke-ink-3 stroke-1" x={x} y={y} width={width} height={height} />
      <Label
        className="fill-ink-2 max-sm:hidden"
        x={x + width / 2}
        y={roomy ? y + height / 2 : y + height + 10}
        textAnchor="middle"
        dominantBaseline={roomy ? 'central' : 'hanging'}
        text={name}
      />
    </>
  );
}

function ArmFromAbove() {
  return (
    <>
      <circle className={draw.cap} cx={AXIS.x} cy={AXIS.y} r="66" />
      <circle className="fill-white stroke-teal-bright stroke-[2.5]" cx={AXIS.x} cy={AXIS.y} r="48" />
    </>
  );
}

/** A tick each 100 millimetres, a number each 500. */
function Ruler() {
  return (
    <>
      <g className={draw.dimension}>
        <path d={`M50 84H1850${RULER}`} />
      </g>
      {[0, 500, 1000, 1500].map((mark) => (
        <Label
          key={mark}
          className={NUMBER}
          x={50 + mark}
          y="42"
          textAnchor={mark ? 'middle' : 'start'}
          text={mark}
        />
      ))}
      <Label className={NUMBER} x="1850" y="42" textAnchor="end" text="mm" />
    </>
  );
}
