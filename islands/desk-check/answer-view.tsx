import { fill } from '@/lib/listing/fill';
import type { Figure } from '@/lib/plan/telling';
import { HoursBars } from './hours-bars';
import { Part } from './part';
import { ScheduleChart } from './schedule-chart';
import type { Check } from './use-desk-check';

const PARTS = 'mt-8 grid gap-y-10';
/** Beside one another where there is room: what it is, and more of it. */
const PAIR = 'grid gap-x-6 sm:grid-cols-[2fr_3fr]';
const TITLE = 'border-t border-ink pt-4 text-[1.1875rem]';
const POINTS = 'mt-3 border-b border-line text-small';
const POINT = 'border-t border-line py-3';

/** The whole answer, each number with how it came. */
export function AnswerView({ check }: { check: Check }) {
  const { telling, words, plan } = check;
  return (
    <Part id="answer" title={words.answer.title}>
      <p className="mt-2 max-w-[36em] text-small" data-needs-script="">
        {words.answer.text}
      </p>
      <noscript>
        <p className="mt-2 max-w-[36em] text-small">{fill(words.answer.example, { name: plan.title })}</p>
      </noscript>
      <p className="mt-6 max-w-[36em] font-head text-lead font-semibold text-ink">{telling.worth}</p>
      {telling.changes.map((change) => (
        <p key={change} className="mt-2 max-w-[36em]">
          {change}
        </p>
      ))}
      <div className={PARTS}>
        <Verdicts check={check} />
        <section aria-label={words.hours.title}>
          <h3 className={TITLE}>{words.hours.title}</h3>
          <HoursBars check={check} />
          <Figures figures={telling.hours} how={words.answer.how} />
        </section>
        <section aria-label={words.arm.title}>
          <h3 className={TITLE}>{words.arm.title}</h3>
          {telling.arm.lines.map((line) => (
            <p key={line} className="mt-3">
              {line}
            </p>
          ))}
          <Figures figures={telling.arm.figures} how={words.answer.how} />
        </section>
        <section aria-label={words.money.title}>
          <h3 className={TITLE}>{words.money.title}</h3>
          <Figures figures={telling.money.figures} how={words.answer.how} />
          <p className="mt-3 text-small">{telling.money.small}</p>
        </section>
        <section aria-label={words.schedule.title}>
          <h3 className={TITLE}>{words.schedule.title}</h3>
          <ScheduleChart check={check} />
        </section>
        <section aria-label={words.bring.title}>
          <h3 className={TITLE}>{words.bring.title}</h3>
          <ul className={POINTS}>
            {telling.bring.map((line) => (
              <li key={line} className={POINT}>
                {line}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Part>
  );
}

const LOOKS = {
  hand: 'text-teal',
  share: 'text-ink',
  prepare: 'text-orange-deep',
  keep: 'text-ink-3',
};

/** Each step with what becomes of it, and why. */
function Verdicts({ check: { telling, words } }: { check: Check }) {
  return (
    <section aria-label={words.verdicts.title}>
      <h3 className={TITLE}>{words.verdicts.title}</h3>
      <ol className={POINTS}>
        {telling.steps.map(({ name, operation, verdict, verdictName, reasons }) => (
          <li key={name} className={`${POINT} ${PAIR}`}>
            <p className="text-ink">
              <span className="text-ink-3">{name}</span> {operation}
            </p>
            <p>
              <b className={LOOKS[verdict]}>{verdictName}</b> {reasons}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Numbers, each of which opens to show how it came. */
const Figures = ({ figures, how }: { figures: readonly Figure[]; how: string }) => (
  <dl className="mt-4 border-b border-line">
    {figures.map(({ term, value, how: derivation }) => (
      <div key={term} className={`${POINT} ${PAIR}`}>
        <dt className="text-[0.8125rem] text-ink-3">{term}</dt>
        <dd className="grid gap-x-6 sm:grid-cols-2">
          <b className="font-head text-[1.25rem]/[1.5]">{value}</b>
          <details className="text-small">
            <summary className="-my-2.5 cursor-pointer py-2.5 text-teal">
              {how}
              <span className="visually-hidden">: {term}</span>
            </summary>
            <p>{derivation}</p>
          </details>
        </dd>
      </div>
    ))}
  </dl>
);
