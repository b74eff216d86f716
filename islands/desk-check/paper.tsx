import { memo, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatDate } from '@/lib/dates';
import { VERDICTS } from '@/lib/desk-check/verdicts';
import { ArmPart } from './arm-part';
import { BenchPlan } from './bench-plan';
import { type Outcome, PAPER, PAPER_TITLE } from './check';
import { HoursPart } from './hours-part';
import { H3, NOTE, Notes, Swatch } from './looks';
import { MoneyPart } from './money-part';
import { PaperPart } from './paper-part';
import { ProblemSummary } from './problem-summary';
import { ScheduleChart } from './schedule-chart';
import { TakeAway } from './take-away';

/** The decision paper: beside the procedure, over the page on a phone, and what is printed. Drawn when typing rests. */
export const Paper = memo(DrawnPaper);
function DrawnPaper({ check }: { check: Outcome }) {
  const { words, report, sheet, later, settle } = check;
  const isCompared = sheet.compared && later;
  return (
    <aside
      id={PAPER}
      popover="auto"
      className="dk-paper"
      aria-labelledby={PAPER_TITLE}
      data-paper=""
      // What is taken away is the newest, also in the moment after a key.
      onClickCapture={settle}
    >
      <div
        className="sticky top-0 z-2 flex h-14 items-center justify-between border-b border-ink bg-white pr-2 pl-gutter lg:hidden"
        data-needs-script=""
      >
        <b aria-hidden="true">{words.sheet.title}</b>
        <button
          type="button"
          className="grid size-12 place-items-center text-ink"
          popoverTarget={PAPER}
          popoverTargetAction="hide"
          aria-label={words.answer.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="dk-sheet border border-b-0 border-line bg-white px-8 pt-6 pb-2 max-lg:mx-auto max-lg:max-w-184 max-lg:border-0 max-lg:px-gutter max-lg:pt-1 max-lg:pb-4 noscript:pb-8 lg:brief:px-5">
        <div className="dk-front">
          <Head check={check} id={PAPER_TITLE} />
          <ProblemSummary check={check} />
          <Verdict check={check} />
          {report.hours.length > 0 ? <HoursPart check={check} /> : null}
          <Counts check={check} />
          <ArmPart check={check} />
          {report.money.figures.length > 0 ? <MoneyPart check={check} /> : null}
          {isCompared ? null : <StepsOnPaper check={check} />}
          <div className="dk-foot">
            {report.schedule.lines.length > 0 ? (
              <section aria-label={words.schedule.title}>
                <h3 className={H3}>{words.schedule.title}</h3>
                <ScheduleChart check={check} />
              </section>
            ) : null}
            <section aria-label={words.bring.title}>
              <h3 className={H3}>{words.bring.title}</h3>
              <ul className="mt-1.5 text-fine print:mt-0.5 print:text-[0.75rem]">
                {report.bring.map((line) => (
                  <li
                    key={line}
                    className="flex gap-2 text-ink before:mt-1 before:size-3 before:flex-none before:border-[1.25px] before:border-ink"
                  >
                    {line}
                  </li>
                ))}
              </ul>
            </section>
            <div className="print:hidden">
              <h3 className={H3}>{words.sheet.assumptions}</h3>
              <Notes lines={sheet.parts.find(({ id }) => id === 'assumptions')?.lines ?? []} />
            </div>
            <ul className="grid grid-cols-3 content-start slim:max-w-60">
              {sheet.sign.map((name) => (
                <li
                  key={name}
                  className="min-h-17 border border-line-strong text-center text-label/[1.75] text-ink-3 not-first:border-l-0 print:min-h-12"
                >
                  {name}
                </li>
              ))}
            </ul>
          </div>
          {isCompared ? <later.Comparison check={check} /> : null}
          <p className="hidden print:block">{sheet.from}</p>
        </div>
        <Behind check={check}>{isCompared ? <StepsOnPaper check={check} /> : null}</Behind>
      </div>
      <TakeAway check={check} />
      <div className={`mt-2 max-lg:hidden ${NOTE}`} data-needs-script="">
        <p>{words.answer.text}</p>
        <p>{words.take.linkNote}</p>
        <p>{words.take.drop}</p>
      </div>
    </aside>
  );
}

/** What it is, of what and when: on each page of the printed sheet. */
const Head = ({ check: { words, plan, sheet, today, locale }, id }: { check: Outcome; id?: string }) => (
  <header className="flex items-baseline justify-between gap-4 border-b border-ink pb-2 text-fine">
    <p id={id} tabIndex={id ? -1 : undefined}>
      <b className="mr-3">{words.sheet.title}</b> <span>{plan.title || words.sheet.unnamed}</span>
    </p>
    <p className={`whitespace-nowrap ${NOTE}`}>
      <span className="mr-3 hidden print:inline">{sheet.example}</span>
      {today ? formatDate(today, locale) : ''}
    </p>
  </header>
);

const MARKS: Record<string, string> = {
  yes: 'border-3 border-teal bg-teal',
  software: 'border-3 border-teal bg-teal',
  depends:
    'border-3 border-teal [background:linear-gradient(90deg,var(--color-teal)_50%,var(--color-white)_50%)]',
};

function Verdict({ check: { answer, report } }: { check: Outcome }) {
  return (
    <div className="py-4 print:py-2 *:[p]:mt-0.5 *:[p]:text-small/[1.7] print:*:[p]:text-[0.75rem]">
      <h2 className="mb-1.5 flex gap-3 text-[1.625rem]/[1.3] print:m-0 print:text-[1.125rem]">
        <span
          className={`mt-2 size-4.5 flex-none rounded-dot forced-color-adjust-none print:mt-0.75 ${MARKS[answer.worth.verdict] ?? 'border-2 border-dashed border-orange-deep bg-white'}`}
          aria-hidden="true"
        />
        <span className="[word-break:auto-phrase]">{report.worth}</span>
      </h2>
      {report.changes.map((change) => (
        <p key={change}>
          <b>{change}</b>
        </p>
      ))}
      {report.money.verdict ? <p>{report.money.verdict}</p> : null}
      {report.arm.exception ? <p>{report.arm.exception}</p> : null}
    </div>
  );
}

/** How many steps become what; only those that are not simply handed over are listed, each with its reason. */
function Counts({ check: { report, words } }: { check: Outcome }) {
  const others = report.steps.filter(({ verdict }) => verdict && verdict !== 'hand');
  return (
    <PaperPart title={words.verdicts.title} name={words.verdicts.short}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small/[1.6] print:text-[0.75rem]">
        {VERDICTS.map((verdict) => {
          const n = report.steps.filter((step) => step.verdict === verdict).length;
          return (
            <li
              key={verdict}
              className={`inline-flex items-center gap-2 ${n === 0 ? '[&>svg]:opacity-40' : 'text-ink'}`}
            >
              <Swatch kind={verdict} />
              {words.verdicts.brief[verdict]} <b>{n}</b>
            </li>
          );
        })}
      </ul>
      {others.length > 0 ? (
        <ul className="dk-others text-fine print:text-[0.75rem]">
          {others.map(({ name, operation, verdict, verdictName, reasons }) => (
            <li key={name} className="mt-1 flex gap-2 print:mt-0.5 [&>svg]:mt-1">
              <Swatch kind={verdict} />
              <p>
                {`${name} ${operation}`.trim()} <b>{verdictName}</b> {reasons}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </PaperPart>
  );
}

/** The steps and the bench, on the printed sheet alone. */
function StepsOnPaper({ check }: { check: Outcome }) {
  const { sheet } = check;
  return (
    <div className="dk-steps hidden">
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
      <div className="dk-bench">
        <BenchPlan check={{ ...check, isAwake: false }} />
      </div>
    </div>
  );
}

/** The back of the printed sheet: how each number came. */
function Behind({ check, children }: { check: Outcome; children: ReactNode }) {
  const { sheet, report, words, plan, locale } = check;
  const between = locale === 'ja' ? '' : ' ';
  const figures = [...report.hours, ...report.arm.figures, ...report.money.figures];
  return (
    <div className="dk-behind hidden">
      <Head check={check} />
      {children}
      <p>
        <b>{words.sheet.purpose}</b> {plan.purpose || words.sheet.none}
      </p>
      <p>
        <b>{words.sheet.assumptions}</b>{' '}
        {sheet.parts.find(({ id }) => id === 'assumptions')?.lines.join(between)}
      </p>
      <p>
        <b>{words.arm.title}</b> {report.arm.lines.join(between)}
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
  );
}
