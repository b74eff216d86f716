import { ArmElevation } from '@/components/drawings/arm-elevation';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';

const BENCH = 800;

/** Where each part number stands, and the point its leader ends on. */
const BALLOONS = [
  { x: 700, y: 650, to: [606, 742] },
  { x: 720, y: 470, to: [556, 640] },
  { x: 880, y: 400, to: [880, 526] },
  { x: 108, y: 560, to: [140, 690] },
  { x: 450, y: 900, to: [352, 795] },
] as const;

const NUMBER = 'fill-teal font-head font-semibold text-[37px]';

/** The bench with arm, samples, screen and fixture; the numbers are those of the roles. */
export function AssemblyDrawing({ label }: { label: string }) {
  return (
    <svg className="drawing h-auto w-full" viewBox="0 60 1080 900" role="img" aria-label={label}>
      <path className={draw.body} d={`M0 ${BENCH}H1080V${BENCH + 34}H0Z`} />
      <Fixture />
      <Screen />
      <SampleRack />
      <ArmElevation x={300} y={BENCH} reach={850} angles={[8, 144]} />
      <g>
        {BALLOONS.map(({ x, y, to }, index) => (
          <g key={`${x} ${y}`}>
            <path className="fill-none stroke-ink-3" d={`M${x} ${y}L${to[0]} ${to[1]}`} />
            <circle className="fill-ink" cx={to[0]} cy={to[1]} r="6" />
            <circle className="fill-white stroke-ink" cx={x} cy={y} r="36" />
            <Label className={NUMBER} x={x} y={y + 13} textAnchor="middle" text={index + 1} />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Five tubes in a rack, right under the fingers. */
const SampleRack = () => (
  <>
    {[0, 1, 2, 3, 4].map((tube) => (
      <g key={tube}>
        <path className={draw.body} d={`M${452 + tube * 36} 712h20v70a10 10 0 0 1-20 0z`} />
        <path
          className={draw.filledWell}
          d={`M${452 + tube * 36} ${738 + (tube % 3) * 8}h20V782a10 10 0 0 1-20 0z`}
        />
      </g>
    ))}
    <path className={draw.body} d={`M440 750H628V${BENCH}H440Z`} />
  </>
);

/** The screen that shows a block program, on its foot, with a cable along the bench. */
const Screen = () => (
  <>
    <path className={draw.line} d={`M366 ${BENCH - 6}H410M640 ${BENCH - 6}H850`} />
    <path className={draw.body} d={`M862 700H898V${BENCH - 10}H862ZM820 ${BENCH - 10}H940V${BENCH}H820Z`} />
    <path className={draw.body} d="M750 500H1010V706H750Z" />
    <path className={draw.planned} d="M774 528H930V556H774Z" />
    <path className={draw.faint} d="M790 576H960V600H790ZM790 616H906V640H790ZM774 658H850V680H774Z" />
  </>
);

/** A printed fixture waiting for its test: orange, with its layers. */
const Fixture = () => (
  <>
    <path className="fill-orange" d={`M70 ${BENCH}V764H98V690H182V764H204V${BENCH}Z`} />
    <path className="stroke-white/45" d="M98 708H182M98 726H182M98 744H182M70 782H204" />
    <path className={draw.printedEdge} d={`M70 ${BENCH}V764H98V690H182V764H204V${BENCH}Z`} />
  </>
);
