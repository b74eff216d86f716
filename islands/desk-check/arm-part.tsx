import { fill } from '@/lib/listing/fill';
import { kilogramText, numberText } from '@/lib/plan/number-text';
import { Opening } from './figures';
import { percent } from './looks';
import type { Check } from './use-desk-check';

type GaugeProps = { used: number; of: number; look: string };

/** What is used of a limit, and what is left; beyond the limit it is red. */
const Gauge = ({ used, of, look }: GaugeProps) => {
  const most = Math.max(used, of);
  return (
    <svg className="dk-gauge" width="100%" height="15" aria-hidden="true">
      <rect className="dk-wait" width={percent(of, most)} height="10" />
      <rect className="fill-teal" width={percent(Math.min(used, of), most)} height="10" />
      <rect
        className={look}
        x={percent(Math.min(used, of), most)}
        width={percent(Math.abs(of - used), most)}
        height="10"
      />
      {[0, 0.25, 0.5, 0.75, 0.998].map((at) => (
        <rect key={at} className="fill-line-strong" x={percent(at, 1)} y="11" width="1" height="4" />
      ))}
    </svg>
  );
};

/** The arm: what it has to reach and to carry, against what the smallest that fits, or else the largest, does. */
export function ArmPart({ check }: { check: Check }) {
  const { answer, telling, words, facts, locale } = check;
  const own = words.arm;
  const { arm } = answer;
  const [load, distance] = telling.arm.figures;
  const against = arm?.arm ?? facts.arms.at(-1);
  const number = (value: number) => numberText(value, locale);
  const kilograms = (value: number) => kilogramText(value, locale);
  const gauges = arm &&
    against && [
      {
        figure: distance,
        limit: fill(own.ofReach, { mm: number(against.reach) }),
        used: arm.distance,
        of: against.reach,
        isTight: arm.arm?.isTight ?? false,
        left: fill(arm.distance > against.reach ? words.bench.lacks : words.bench.left, {
          mm: number(Math.abs(against.reach - arm.distance)),
        }),
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
    <section className="dk-section" aria-label={own.title}>
      <h3>
        {own.title}
        {against && arm ? <b>{own.names[against.id]}</b> : null}
      </h3>
      <div>
        {gauges ? (
          <div className="dk-pair">
            {gauges.map(({ figure, limit, used, of, isTight, left }) => (
              <Opening key={figure?.term} figure={figure}>
                <i>{limit}</i>
                <Gauge used={used} of={of} look={used > of ? 'dk-over' : isTight ? 'dk-tight' : 'dk-none'} />
                <span className={used > of ? 'dk-left dk-red' : isTight ? 'dk-left dk-hot' : 'dk-left'}>
                  {left}
                  {isTight ? <em>{own.tightMark}</em> : null}
                </span>
              </Opening>
            ))}
          </div>
        ) : null}
        {telling.arm.lines.map((line) => (
          <p key={line} className="dk-note">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}
