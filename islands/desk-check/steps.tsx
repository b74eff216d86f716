import { useMemo, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { quantityText } from '@/lib/desk-check/number-text';
import { phrase } from '@/lib/desk-check/phrase';
import { EMPTY_STEP } from '@/lib/desk-check/read';
import { runOf } from '@/lib/desk-check/run';
import { HURDLES, MOST_STEPS } from '@/lib/desk-check/schema';
import { VERDICTS } from '@/lib/desk-check/verdicts';
import { fill } from '@/lib/listing/fill';
import type { Check, Outcome } from './check';
import { fieldId, Tick } from './fields';
import { Glyph, NOTE, Swatch } from './looks';
import { NoticeLine, UNDO } from './notice-line';
import { PasteButton } from './paste-button';
import { RunStrip } from './run-strip';
import { stepButton } from './step-fields';
import { StepRow } from './step-row';
import { useFocusNext } from './use-focus-next';

const ADD = 'add-step';

/** Moves what stands at a place of a list to the next place in a direction. */
function moved<T>(items: readonly T[], from: number, by: number): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(from + by, 0, items[from] as T);
}

/** The run to scale, and its steps, of which one is open at a time. */
export function Steps({ check, shown }: { check: Check; shown: Outcome }) {
  const { draft, words, locale, notice, change, replace } = check;
  const own = words.procedure;
  const { steps } = draft;
  const [open, setOpen] = useState<number>();
  // A row that leaves says nothing of it.
  if (open !== undefined && open >= steps.length) setOpen(undefined);
  const focusNext = useFocusNext();
  const run = useMemo(() => runOf(shown.plan, shown.answer.verdicts), [shown]);
  const minutes = (n: number) => quantityText(n, locale);
  const move = (index: number, by: 1 | -1) => {
    const ways = by > 0 ? (['down', 'up'] as const) : (['up', 'down'] as const);
    focusNext(...ways.map((way) => stepButton(index + by, way)));
    setOpen(index + by);
    change((before) => ({ ...before, steps: moved(before.steps, index, by) }));
  };
  const remove = (index: number) => {
    focusNext(UNDO);
    // The row that takes its place stays closed.
    const row = document.getElementById(stepButton(index, 'remove'))?.closest('details');
    if (row) row.open = false;
    replace(
      (before) => ({ ...before, steps: before.steps.toSpliced(index, 1) }),
      fill(words.undo.step, { n: index + 1 }),
      index,
    );
  };
  const add = () => {
    focusNext(fieldId(`steps.${steps.length}.operation`));
    setOpen(steps.length);
    change((before) => ({
      ...before,
      steps: [
        ...before.steps,
        { ...EMPTY_STEP, station: before.steps.at(-1)?.station ?? EMPTY_STEP.station },
      ],
    }));
  };
  const noticeAt = (index: number) =>
    Math.min(notice?.place as number, steps.length) === index ? (
      <li key="notice">
        <NoticeLine check={check} />
      </li>
    ) : null;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-5">
        <h3 className="text-small/[1.6] tracking-[0]">{words.run.title}</h3>
        <p className="mr-auto flex gap-4 text-[0.8125rem] text-ink-3">
          <span>{phrase(words.run.sum, { total: minutes(run.total) })}</span>
          <span>{phrase(words.run.hands, { n: minutes(run.hands) })}</span>
          <span>{phrase(words.run.waits, { n: minutes(run.waits) })}</span>
        </p>
        <span data-needs-script="">
          <Tick check={check} path="measured" label={own.measured} />
        </span>
      </div>
      <RunStrip shown={shown} run={run} open={open} />
      <p
        className="dk-row mt-2 border-b border-line text-label/[1.75] text-ink-3 slim:hidden"
        aria-hidden="true"
      >
        <span />
        <span>{own.operation}</span>
        <span className="text-right">{words.sheet.columns[1]}</span>
        <span className="text-right">{words.sheet.columns[2]}</span>
        <span className="pl-2 brief:hidden">{own.vessel}</span>
        <span className="text-right brief:hidden">{words.sheet.columns[5]}</span>
        <span />
        <span>{words.sheet.columns[6]}</span>
      </p>
      {steps.length === 0 ? <p className={NOTE}>{own.none}</p> : null}
      <ol className="border-line slim:border-t">
        {steps.map((step, index) => [
          noticeAt(index),
          // Steps that come with a whole plan are drawn when typing rests; one has the focus of who starts empty.
          index < Math.max(shown.plan.steps.length, 1) || index === open ? (
            <StepRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place; two may say the same
              key={index}
              check={check}
              shown={shown}
              run={run}
              index={index}
              step={step}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
              onOpen={(isOpen) => setOpen((now) => (isOpen ? index : now === index ? undefined : now))}
            />
          ) : null,
        ])}
        {noticeAt(steps.length)}
      </ol>
      <button
        type="button"
        id={ADD}
        className="flex min-h-13 w-full items-center gap-3 border-b border-dashed border-line-strong text-[0.9375rem] text-ink hover:text-teal disabled:cursor-not-allowed disabled:text-ink-3"
        data-needs-script=""
        disabled={steps.length >= MOST_STEPS}
        onClick={add}
      >
        <Icon name="plus" />
        <b className="text-inherit">{own.add}</b>
        <span className="ml-auto text-[0.8125rem] text-ink-3" aria-hidden="true">
          {phrase(own.left, { n: MOST_STEPS - steps.length })}
        </span>
      </button>
      <PasteButton check={check} />
      <p className="mt-3.5 flex flex-wrap gap-x-4.5 gap-y-1 text-label/[1.6] text-ink-3" aria-hidden="true">
        {VERDICTS.map((verdict) => (
          <span key={verdict} className="inline-flex items-center gap-1.5">
            <Swatch kind={verdict} />
            {words.verdicts[verdict]}
          </span>
        ))}
        {(['judgement', ...HURDLES] as const).map((key) => (
          <span key={key} className="inline-flex items-center gap-1.5">
            <Glyph name={key === 'judgement' ? 'person' : key} />
            {own[key]}
          </span>
        ))}
      </p>
    </>
  );
}
