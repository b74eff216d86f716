import { hoursText, just } from '@/lib/desk-check/number-text';
import { fill } from '@/lib/listing/fill';
import type { Outcome } from './check';
import { Headline, Opening, Opens, Value } from './figures';
import { Arrow, Bar, MAY, NOTE } from './looks';
import { PaperPart } from './paper-part';

/** Hands-on hours a week, from and to; what that frees, and what may be waited for elsewhere. */
export function HoursPart({ check }: { check: Outcome }) {
  const { answer, report, words } = check;
  const { today, after } = answer.hours.week;
  const [now, then, week, year, waiting, machine] = report.hours;
  const own = words.hours;
  return (
    <PaperPart title={own.title}>
      {/* The bars have a line of their own where they would starve beside the headline, which does not break. */}
      <div className="flex flex-wrap items-start gap-x-7 gap-y-1">
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
  return (
    <div
      className={`mt-1 grid flex-[1_15rem] grid-cols-[auto_minmax(0,1fr)] gap-x-2 ${NOTE}`}
      role="img"
      aria-label={label}
    >
      <p aria-hidden="true">
        {words.hours.today}
        <span className="mt-1 block">{words.hours.afterShort}</span>
      </p>
      <svg className="overflow-visible" width="100%" height="70" aria-hidden="true">
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
        {/* Below, where it has room: how wide the bar is on a screen nobody knows here. */}
        <text className="fill-teal" textAnchor="end" x="100%" y="63">
          {text}
        </text>
      </svg>
    </div>
  );
}
