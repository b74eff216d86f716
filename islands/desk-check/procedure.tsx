import { fill } from '@/lib/listing/fill';
import { numberText } from '@/lib/plan/number-text';
import { phrase } from '@/lib/plan/phrase';
import { type Draft, MOST_STEPS } from '@/lib/plan/schema';
import { NumberField, TextField } from './fields';
import { NoticeLine } from './notice-line';
import { Fields, Part } from './part';
import { Steps } from './steps';
import type { Check } from './use-desk-check';

/** The procedure: what it is for, how often, and its steps. */
export function Procedure({ check }: { check: Check }) {
  const { draft, plan, words, problems, locale, notice, change } = check;
  const own = words.procedure;
  const set = (changed: Partial<Draft>) => change((before) => ({ ...before, ...changed }));
  const field = { problems, words };
  const note = fill(own.count, { n: draft.steps.length, most: MOST_STEPS });
  return (
    <Part id="procedure" title={own.title} note={note}>
      <div role="status" className={notice && notice.place === undefined ? undefined : 'visually-hidden'}>
        {notice?.place === undefined ? <NoticeLine check={check} /> : notice.text}
      </div>
      <Fields legend={own.title} className="dk-ident" data-needs-script="">
        <TextField
          {...field}
          path="title"
          label={own.name}
          maxLength={80}
          placeholder={words.sheet.unnamed}
          value={draft.title}
          onText={(title) => set({ title })}
          className="dk-written dk-title"
        />
        <div className="dk-often">
          {(['runsPerWeek', 'weeksPerYear'] as const).map((key) => (
            <NumberField
              key={key}
              {...field}
              path={key}
              label={key === 'runsPerWeek' ? own.runs : own.weeks}
              value={draft[key]}
              onText={(text) => set({ [key]: text })}
            />
          ))}
          <p>{phrase(own.yearly, { n: numberText(plan.runsPerWeek * plan.weeksPerYear, locale) })}</p>
        </div>
        <TextField
          {...field}
          path="purpose"
          label={own.purpose}
          maxLength={200}
          value={draft.purpose}
          onText={(purpose) => set({ purpose })}
          className="dk-written dk-purpose"
        />
      </Fields>
      {/* The Markdown of the page has the steps from the paper, and no forms. */}
      <form>
        {/* Disabled, it keeps Enter from sending what nobody receives. */}
        <button type="submit" disabled hidden>
          {words.run.title}
        </button>
        <Steps check={check} />
      </form>
    </Part>
  );
}
