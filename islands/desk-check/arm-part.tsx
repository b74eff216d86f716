import { reachText } from '@/lib/desk-check/arm-text';
import { kilogramText, numberText } from '@/lib/desk-check/number-text';
import { fill } from '@/lib/listing/fill';
import type { Outcome } from './check';
import { Opening } from './figures';
import { Bar, Notes, percent } from './looks';
import { PaperPart } from './paper-part';

type GaugeProps = { used: number; of: number; look: string };

/** What is used of a limit, and what is left; beyond the limit it is red. */
const Gauge = ({ used, of, look }: GaugeProps) => {
  const most = Math.max(used, of);
  return (
    <svg className="mt-1 block overflow-visible" width="100%" height="15" aria-hidden="true">
      <Bar className="fill-white stroke-line-strong" to={of} of={most} height="10" />
      <Bar className="fill-teal" to={Math.min(used, of)} of={most} height="10" />
      <Bar className={look} from={Math.min(used, of)} to={most} of={most} height="10" />
      {[0, 0.25, 0.5, 0.75, 0.998].map((at) => (
        <rect key={at} className="fill-line-strong" x={percent(at, 1)} y="11" width="1" height="4" />
      ))}
    </svg>
  );
};

/** The arm: what it has to reach and to carry, against what the smallest that fits, or else the largest, does. */
export function ArmPart({ check }: { check: Outcome }) {
  const { answer, report, words, facts, locale } = check;
  const own = words.arm;
  const { arm } = answer;
  const [load, distance] = report.arm.figures;
  const against = arm?.arm ?? (arm?.short && facts.arms.at(-1));
  const kilograms = (value: number) => kilogramText(value, locale);
  const gauges = arm &&
    against && [
      {
        figure: distance,
        limit: fill(own.ofReach, { mm: numberText(against.reach, locale) }),
        used: arm.distance,
        of: against.reach,
        isTight: arm.arm?.isTight ?? false,
        left: reachText(against.reach - arm.distance, check),
      },
      {
        figure: load,
        limit: fill(own.ofPayload, { kg: kilograms(against.payload) }),
        used: arm.load,
        of: against.payload,
        isTight: false,
        left: fill(arm.load > against.payload ? own.over : own.left, {
          kg: kilograms(Math.abs(against.payload - arm.load)),
        }),
      },
    ];
  return (
    <PaperPart title={own.title} answer={arm?.arm ? own.names[arm.arm.id] : undefined}>
      {gauges ? (
        <div className="grid grid-cols-[1fr_1fr] items-start gap-x-7 gap-y-1">
          {gauges.map(({ figure, limit, used, of, isTight, left }) => (
            <Opening key={figure?.term} figure={figure} check={check}>
              <span className="ml-1 inline-block text-ink-2">{limit}</span>
              <Gauge used={used} of={of} look={used > of ? OVER.fill : isTight ? TIGHT.fill : 'fill-none'} />
              <span
                className={`block font-body text-fine ${used > of ? OVER.text : isTight ? TIGHT.text : 'text-ink-2'}`}
              >
                {left}
                {isTight ? <span className="ml-2 border px-1.5">{own.tightMark}</span> : null}
              </span>
            </Opening>
          ))}
        </div>
      ) : null}
      {/* What warns stands below the verdict. */}
      <Notes
        lines={report.arm.lines.filter((line) => line !== report.arm.exception)}
        look={gauges ? 'print:hidden' : 'print:text-[0.75rem]'}
      />
    </PaperPart>
  );
}

const OVER = { fill: 'fill-[url(#dk-short)] stroke-red', text: 'font-semibold text-red' };
const TIGHT = { fill: 'fill-[url(#dk-tight)] stroke-orange-deep', text: 'font-semibold text-orange-deep' };
