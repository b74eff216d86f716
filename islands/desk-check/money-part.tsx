import type { MaintenanceId } from '@/lib/desk-check/company-facts';
import { LONGEST_MONTHS } from '@/lib/desk-check/money';
import { quantityText } from '@/lib/desk-check/number-text';
import { fill } from '@/lib/listing/fill';
import type { Outcome } from './check';
import { FieldLink } from './fields';
import { Opening, Opens, withWholeUnits } from './figures';
import { Bar, NOTE, percent } from './looks';
import { PaperPart } from './paper-part';

/** The published frame; with an hourly cost what is saved, and with each plan when that has paid, on a scale of ten years. */
export function MoneyPart({ check }: { check: Outcome }) {
  const { answer, plan, report, words, locale } = check;
  const own = words.money;
  const { payback = [] } = answer.money;
  const isSaved = payback.length > 0;
  const [price, maintenance, saved, ...months] = report.money.figures;
  return (
    <PaperPart title={own.title}>
      <div className="grid grid-cols-[1fr_1fr] items-start gap-x-7 gap-y-1">
        <Opening figure={price} check={check} />
        <div className={isSaved ? undefined : 'col-span-full'}>
          <Opening figure={isSaved ? saved : maintenance} check={check} />
        </div>
      </div>
      {isSaved ? (
        <>
          <table className="dk-table [word-break:auto-phrase]">
            <caption className="visually-hidden">{own.back}</caption>
            <thead>
              <tr>
                <th scope="col">{own.plan}</th>
                <th scope="col">{own.monthly}</th>
                <th scope="col">{own.back}</th>
                <td aria-hidden="true">
                  <svg
                    className="overflow-visible fill-ink-3 text-[0.75rem]"
                    width="100%"
                    height="16"
                    aria-hidden="true"
                  >
                    {own.scale.map((text, index) => (
                      <text key={text} x={percent(index, 2)} y="12" textAnchor={ANCHORS[index]}>
                        {text}
                      </text>
                    ))}
                  </svg>
                </td>
              </tr>
            </thead>
            <tbody>
              {payback.map(({ plan: with_, months: { low, high = Number.POSITIVE_INFINITY } }, index) => (
                <tr key={with_ ?? ''}>
                  <th className="break-keep" scope="row">
                    {with_ ? own.plans[with_] : own.noPlan}
                  </th>
                  <td className="break-keep">
                    {with_ ? fill(own.from, { yen: quantityText(monthlyOf(answer, with_), locale) }) : '–'}
                  </td>
                  <td>{withWholeUnits(months[index]?.value ?? '')}</td>
                  <td aria-hidden="true">
                    {low === undefined || low > LONGEST_MONTHS ? null : (
                      <svg className="overflow-visible" width="100%" height="9" aria-hidden="true">
                        <rect className="fill-line-strong" y="8" width="100%" height="1" />
                        {[0, 0.5, 0.995].map((at) => (
                          <rect
                            key={at}
                            className="fill-line-strong"
                            x={percent(at, 1)}
                            width="1"
                            height="9"
                          />
                        ))}
                        <Bar
                          className="fill-teal"
                          from={low}
                          to={Math.max(low + 1, Math.min(high, LONGEST_MONTHS))}
                          of={LONGEST_MONTHS}
                          height="8"
                        />
                      </svg>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Opens
            term={own.back}
            sums={months.map(({ term, sum }) => fill(words.sheet.costLine, { term, value: sum }))}
            check={check}
            isBare
          >
            {words.answer.how}
          </Opens>
        </>
      ) : plan.yenPerHour !== undefined ? null : (
        <p className={`print:hidden ${NOTE}`} data-needs-script="">
          <FieldLink
            className="inline-flex min-h-11 items-center text-fine text-teal underline-offset-3"
            path="yenPerHour"
            goTo={check.goTo}
          >
            {own.enter}
          </FieldLink>
        </p>
      )}
      <p className={`print:hidden ${NOTE}`}>{report.money.small}</p>
    </PaperPart>
  );
}

const monthlyOf = ({ frame }: Outcome['answer'], plan: MaintenanceId) =>
  frame.maintenance.find(({ id }) => id === plan)?.monthly ?? 0;

const ANCHORS = ['start', 'middle', 'end'] as const;
