import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatDate } from '@/lib/dates';
import { fill } from '@/lib/listing/fill';
import { quantityText } from '@/lib/plan/number-text';
import { VERDICTS } from '@/lib/plan/verdicts';
import { ArmPart } from './arm-part';
import { BenchPlan } from './bench-plan';
import { HoursPart } from './hours-part';
import { Swatch } from './looks';
import { MoneyPart } from './money-part';
import { ProblemSummary } from './problem-summary';
import { ScheduleChart } from './schedule-chart';
import { TakeAway } from './take-away';
import { type Check, PAPER } from './use-desk-check';

/** The decision paper: beside the procedure, over the page on a phone, and what is printed. */
export function Paper({ check }: { check: Check }) {
  const { words, plan, telling, sheet, today, locale, later } = check;
  const title = useId();
  return (
    <aside id={PAPER} popover="auto" className="dk-paper" aria-labelledby={title} data-paper="">
      <div className="dk-paper-close">
        <b aria-hidden="true">{words.sheet.title}</b>
        <button
          type="button"
          popoverTarget={PAPER}
          popoverTargetAction="hide"
          aria-label={words.answer.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="dk-sheet">
        <header className="dk-sheet-head">
          <p id={title}>
            <b>{words.sheet.title}</b> <span>{plan.title || words.sheet.unnamed}</span>
          </p>
          <p className="dk-note">{today ? formatDate(today, locale) : ''}</p>
        </header>
        <ProblemSummary check={check} />
        <Verdict check={check} />
        <HoursPart check={check} />
        <Counts check={check} />
        <ArmPart check={check} />
        <MoneyPart check={check} />
        <div className="dk-foot">
          <section aria-label={words.schedule.title}>
            <h3>{words.schedule.title}</h3>
            <ScheduleChart check={check} />
          </section>
          <section aria-label={words.bring.title}>
            <h3>{words.bring.title}</h3>
            <ul className="dk-boxes">
              {telling.bring.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <div className="dk-screen">
            <h3>{words.sheet.assumptions}</h3>
            {sheet.parts
              .find(({ id }) => id === 'assumptions')
              ?.lines.map((line) => (
                <p key={line} className="dk-note">
                  {line}
                </p>
              ))}
          </div>
          <ul className="dk-boxed">
            {sheet.sign.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
        {plan.compareWith && later ? <later.Comparison check={check} /> : null}
        <OnPaper check={check} />
      </div>
      <TakeAway check={check} />
      <div className="dk-notes" data-needs-script="">
        <p>{words.answer.text}</p>
        <p>{words.take.linkNote}</p>
        <p>{words.take.drop}</p>
      </div>
    </aside>
  );
}

const MARKS: Record<string, string> = {
  yes: 'dk-mark',
  software: 'dk-mark',
  depends: 'dk-mark dk-half',
};

function Verdict({ check: { answer, telling, words, plan, locale } }: { check: Check }) {
  const { arm } = answer;
  const margin = quantityText(plan.margin, locale);
  const exception = arm?.short ? words.arm.short : arm?.arm?.isTight ? fill(words.arm.tight, { margin }) : '';
  return (
    <div className="dk-verdict-text">
      <h2>
        <i className={MARKS[answer.worth.verdict] ?? 'dk-mark dk-not'} aria-hidden="true" />
        <span>{telling.worth}</span>
      </h2>
      {telling.changes.map((change) => (
        <p key={change}>
          <b>{change}</b>
        </p>
      ))}
      <p>{telling.money.verdict}</p>
      {exception ? <p>{exception}</p> : null}
    </div>
  );
}

/** How many steps become what; only those that are not simply handed over are listed, each with its reason. */
function Counts({ check: { telling, words } }: { check: Check }) {
  return (
    <section className="dk-section" aria-label={words.verdicts.title}>
      <h3>{words.verdicts.short}</h3>
      <div>
        <ul className="dk-counts">
          {VERDICTS.map((verdict) => {
            const n = telling.steps.filter((step) => step.verdict === verdict).length;
            return (
              <li key={verdict} className={n === 0 ? 'dk-zero' : undefined}>
                <Swatch kind={verdict} />
                {words.verdicts.brief[verdict]} <b>{n}</b>
              </li>
            );
          })}
        </ul>
        <ul className="dk-exceptions">
          {telling.steps.map(({ name, operation, verdict, verdictName, reasons }) =>
            verdict === 'hand' ? null : (
              <li key={name}>
                <Swatch kind={verdict} />
                <p>
                  {`${name} ${operation}`.trim()} <b>{verdictName}</b> {reasons}
                </p>
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}

/** What only the printed sheet holds: the steps, the bench, who made it; on a second page how each number came. */
function OnPaper({ check }: { check: Check }) {
  const { sheet, telling, words, plan } = check;
  const figures = [...telling.hours, ...telling.arm.figures, ...telling.money.figures];
  return (
    <div className="dk-print">
      <div className="dk-print-pair">
        <table>
          <thead>
            <tr>
              {sheet.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <BenchPlan check={{ ...check, isAlive: false }} />
      </div>
      <p>{sheet.from}</p>
      <div className="dk-behind">
        <p>
          <b>{words.sheet.purpose}</b> {plan.purpose || words.sheet.none}
        </p>
        <p>
          <b>{words.sheet.assumptions}</b>{' '}
          {sheet.parts.find(({ id }) => id === 'assumptions')?.lines.join(' ')}
        </p>
        <p>
          <b>{words.arm.title}</b> {telling.arm.lines.join(' ')}
        </p>
        <dl>
          {figures.map(({ term, value, how }) => (
            <div key={term}>
              <dt>{`${term} ${value}`}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
