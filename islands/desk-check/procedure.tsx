import { equalsSign, just, numberText } from '@/lib/desk-check/number-text';
import { phrase } from '@/lib/desk-check/phrase';
import { MOST_STEPS } from '@/lib/desk-check/schema';
import { fill } from '@/lib/listing/fill';
import type { Check, Outcome } from './check';
import { BELOW_LABEL, NumberField, TextField } from './fields';
import { NOTICE, NoticeLine } from './notice-line';
import { Fields, Part } from './part';
import { Steps } from './steps';

/** The procedure: what it is for, how often, and its steps. */
export function Procedure({ check, shown }: { check: Check; shown: Outcome }) {
  const { draft, plan, words, locale, notice } = check;
  const own = words.procedure;
  const yearly = plan.runsPerWeek * plan.weeksPerYear;
  const note = fill(own.count, { n: draft.steps.length, most: MOST_STEPS });
  return (
    <Part id="procedure" title={own.title} note={note}>
      <div
        role="status"
        id={NOTICE}
        tabIndex={-1}
        className={notice && notice.place === undefined ? undefined : 'visually-hidden'}
      >
        {notice?.place === undefined ? (
          <NoticeLine check={check} />
        ) : (
          <span key={notice.nth}>{notice.text}</span>
        )}
      </div>
      <Fields
        legend={own.title}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2.5 pt-4 pb-3 slim:grid-cols-1"
        data-needs-script=""
      >
        <TextField
          check={check}
          path="title"
          label={own.name}
          maxLength={80}
          placeholder={words.sheet.unnamed}
          look="title"
        />
        <div className="grid grid-cols-[7rem_7rem_auto] items-start gap-3 slim:grid-cols-[1fr_1fr_auto]">
          {(['runsPerWeek', 'weeksPerYear'] as const).map((key) => (
            <NumberField
              key={key}
              check={check}
              path={key}
              label={key === 'runsPerWeek' ? own.runs : own.weeks}
              look="count"
            />
          ))}
          <p
            className={`${yearly > 0 ? '' : 'invisible'} ${BELOW_LABEL} tnum text-[0.9375rem]/[3rem] whitespace-nowrap text-ink`}
          >
            {phrase(own.yearly, {
              is: equalsSign(just(yearly), 1, check),
              n: numberText(yearly, locale),
            })}
          </p>
        </div>
        <TextField
          check={check}
          path="purpose"
          label={own.purpose}
          maxLength={200}
          look="line"
          className="col-span-full"
        />
      </Fields>
      {/* The Markdown of the page has the steps from the paper, and no forms. */}
      <form
        // Or the browser brings old choices back after a reload, which would be taken for entered since.
        autoComplete="off"
      >
        {/* Disabled, it keeps Enter from sending what nobody receives. */}
        <button type="submit" disabled hidden>
          {words.run.title}
        </button>
        <Steps check={check} shown={shown} />
      </form>
    </Part>
  );
}
