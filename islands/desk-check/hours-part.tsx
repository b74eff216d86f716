import { fill } from '@/lib/listing/fill';
import { hoursText, just, numberText, rangeText } from '@/lib/plan/number-text';
import { Opening, Opens } from './figures';
import { Arrow, percent } from './looks';
import type { Check } from './use-desk-check';

/** Hands-on hours a week, from and to; what that frees, and what may be waited for elsewhere. */
export function HoursPart({ check }: { check: Check }) {
  const { answer, telling, words, locale } = check;
  const { today, after } = answer.hours.week;
  const [now, then, week, year, waiting] = telling.hours;
  const own = words.hours;
  return (
    <section className="dk-section" aria-label={own.title}>
      <h3>{own.title}</h3>
      <div>
        <div className="dk-pair">
          <Opens
            term={own.both}
            how={[now, then].map((figure) => `${figure?.term} ${figure?.how}`)}
            className="dk-big"
          >
            <span className="visually-hidden">{`${own.today} `}</span>
            <s>{numberText(today, locale)}</s>
            <Arrow />
            <span className="visually-hidden">{`${own.after} `}</span>
            <b className={after.low === after.high ? undefined : 'dk-range'}>{rangeText(after, locale)}</b>
            <i>{own.unit}</i>
          </Opens>
          <Bars check={check} />
        </div>
        <div className="dk-trio">
          {[week, year, waiting].map((figure) => (
            <Opening key={figure?.term} figure={figure} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Two bars of one scale: grey is hands, teal is freed, hatched lies between. White cuts are the steps. */
function Bars({ check }: { check: Check }) {
  const { plan, answer, words } = check;
  const { hours } = answer;
  const { today, after, freed } = hours.week;
  const most = Math.max(today, after.high);
  const label = fill(words.hours.drawing, {
    today: hoursText(just(today), check),
    after: hoursText(after, check),
  });
  const cuts = plan.steps.map((_, index) =>
    plan.steps.slice(0, index + 1).reduce((sum, { handsOn = 0 }) => sum + handsOn, 0),
  );
  const text = fill(words.hours.freed, { hours: hoursText(freed, check) });
  const isIn = freed.low > most * 0.42;
  return (
    <svg className="dk-hours" width="100%" height={isIn ? 48 : 70} role="img" aria-label={label}>
      <g>
        <text y="15">{words.hours.today}</text>
        <text y="40">{words.hours.afterShort}</text>
      </g>
      <svg className="dk-bars" height="70" overflow="visible" aria-hidden="true">
        <rect className="fill-line-strong" width={percent(today, most)} height="20" />
        {cuts.slice(0, -1).map((minutes, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cut is the end of a step
            key={index}
            className="fill-white"
            x={percent(minutes * today, hours.today * most)}
            width="1"
            height="20"
          />
        ))}
        <rect className="fill-line-strong" y="25" width={percent(after.low, most)} height="20" />
        <rect
          className="dk-may"
          y="25"
          x={percent(after.low, most)}
          width={percent(Math.min(after.high, today) - after.low, most)}
          height="20"
        />
        <rect
          className="fill-teal"
          y="25"
          x={percent(after.high, most)}
          width={percent(Math.max(0, today - after.high), most)}
          height="20"
        />
        <text
          className={isIn ? 'dk-in' : 'dk-under'}
          x={isIn ? percent(after.high, most) : '100%'}
          dx={isIn ? 8 : 0}
          y={isIn ? 40 : 63}
        >
          {text}
        </text>
      </svg>
    </svg>
  );
}
