import { hoursText, just } from '@/lib/desk-check/number-text';
import { fill } from '@/lib/listing/fill';
import type { Outcome } from './check';
import { Headline, Opening, Opens, Value } from './figures';
import { Arrow, Bar, MAY, percent } from './looks';
import { PaperPart } from './paper-part';

/** Hands-on hours a week, from and to; what that frees, and what may be waited for elsewhere. */
export function HoursPart({ check }: { check: Outcome }) {
  const { answer, report, words } = check;
  const { today, after } = answer.hours.week;
  const [now, then, week, year, waiting, machine] = report.hours;
  const own = words.hours;
  return (
    <PaperPart title={own.title}>
      <div className="grid grid-cols-[1fr_1fr] items-start gap-x-7 gap-y-1 slim:grid-cols-1">
        <Opens
          term={own.both}
          sums={[now, then].map((figure) => `${figure?.term} ${figure?.sum}`)}
          check={check}
          look="flex items-baseline gap-2.5 whitespace-nowrap"
        >
          <span className="text-[2rem] font-medium tracking-[-0.03em] text-ink-3 print:text-[1.25rem]">
            <Headline name={own.today} hours={just(today)} voice={check} />
          </span>
          <Arrow />
          <Value
            text={<Headline name={own.after} hours={after} voice={check} />}
            look={`font-medium leading-[1.1] tracking-[-0.04em] underline-offset-[0.12em] print:text-[2rem] ${after.low === after.high ? 'text-[3.25rem]' : 'text-[2rem]'}`}
          />
          <span className="text-[1rem] font-semibold text-ink-2">{own.unit}</span>
        </Opens>
        <Bars check={check} />
      </div>
      <div className="mt-2 grid grid-cols-[auto_auto_auto] gap-x-5 gap-y-1 print:mt-1 slim:grid-cols-2">
        {[week, year, waiting].map((figure) => (
          <Opening key={figure?.term} figure={figure} check={check} />
        ))}
        {machine ? (
          // On paper its sum is on the back, where there is room for it.
          <div className="col-span-full print:hidden">
            <Opening figure={machine} check={check} />
          </div>
        ) : null}
      </div>
    </PaperPart>
  );
}

/** Two bars of one scale: grey is hands, teal is freed, hatched lies between. White cuts are the steps. */
function Bars({ check }: { check: Outcome }) {
  const { plan, answer, words } = check;
  const { hours } = answer;
  const { today, after, freed } = hours.week;
  const most = Math.max(today, after.high);
  const label = fill(words.hours.drawing, {
    today: hoursText(just(today), check),
    after: hoursText(after, check),
  });
  let end = 0;
  const text = fill(words.hours.freed, { hours: hoursText(freed, check) });
  const isIn = freed.low > most * 0.42;
  return (
    <div
      className="mt-7 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-[0.75rem]/[20px] text-ink-3 print:mt-1 slim:mt-1"
      role="img"
      aria-label={label}
    >
      <p aria-hidden="true">
        {words.hours.today}
        <span className="mt-[5px] block">{words.hours.afterShort}</span>
      </p>
      <svg className="overflow-visible" width="100%" height={isIn ? 48 : 70} aria-hidden="true">
        {plan.steps.map(({ handsOn = 0 }, index) => {
          const from = end;
          end += handsOn;
          return (
            <Bar
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              key={index}
              data-of-step={index}
              className="fill-line-strong stroke-white"
              from={from * today}
              to={end * today}
              of={hours.today * most}
              height="20"
            />
          );
        })}
        <Bar className="fill-line-strong" y="25" to={after.low} of={most} height="20" />
        <Bar className={MAY} y="25" from={after.low} to={Math.min(after.high, today)} of={most} height="20" />
        <Bar className="fill-teal" y="25" from={after.high} to={today} of={most} height="20" />
        <text
          className={isIn ? 'fill-white font-semibold' : 'fill-teal'}
          textAnchor={isIn ? 'start' : 'end'}
          x={isIn ? percent(after.high, most) : '100%'}
          dx={isIn ? 8 : 0}
          y={isIn ? 40 : 63}
        >
          {text}
        </text>
      </svg>
    </div>
  );
}
