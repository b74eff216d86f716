import { fill } from '@/lib/listing/fill';
import { EMPTY_STEP } from '@/lib/plan/read';
import { type Draft, MOST_STEPS, type Step } from '@/lib/plan/schema';
import { NumberField, TextField, Tick } from './fields';
import { Fields, Part, ToolButton } from './part';
import { StepRow, stepButton } from './step-row';
import type { Check } from './use-desk-check';
import { useFocusNext } from './use-focus-next';

/** The procedure: what it is for, how often, and its steps. */
export function StepsEditor({ check }: { check: Check }) {
  const { draft, words, problems, change } = check;
  const own = words.procedure;
  const set = (changed: Partial<Draft>) => change((before) => ({ ...before, ...changed }));
  const field = { problems, words };
  return (
    <Part id="procedure" title={own.title} text={own.text} data-needs-script="">
      <Fields legend={own.title} className="mt-6 flex flex-wrap gap-4">
        <TextField
          {...field}
          path="title"
          label={own.name}
          maxLength={80}
          value={draft.title}
          onText={(title) => set({ title })}
          className="grow basis-64"
        />
        <TextField
          {...field}
          path="purpose"
          label={own.purpose}
          maxLength={200}
          value={draft.purpose}
          onText={(purpose) => set({ purpose })}
          className="grow-2 basis-64"
        />
        <NumberField
          {...field}
          path="runsPerWeek"
          label={own.runs}
          value={draft.runsPerWeek}
          onText={(runsPerWeek) => set({ runsPerWeek })}
          className="w-32"
        />
        <NumberField
          {...field}
          path="weeksPerYear"
          label={own.weeks}
          value={draft.weeksPerYear}
          onText={(weeksPerYear) => set({ weeksPerYear })}
          className="w-32"
        />
        <span className="self-end">
          <Tick
            path="measured"
            label={own.measured}
            checked={draft.measured}
            onTick={(measured) => set({ measured })}
          />
        </span>
      </Fields>
      <Steps check={check} />
    </Part>
  );
}

const ADD = 'add-step';

/** Moves what stands at a place of a list to the next place in a direction. */
function moved<T>(items: readonly T[], from: number, by: number): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(from + by, 0, items[from] as T);
}

function Steps({ check }: { check: Check }) {
  const { draft, words, change, replace } = check;
  const { steps } = draft;
  const setStep = (index: number, changed: Partial<Draft<Step>>) =>
    change((before) => ({
      ...before,
      steps: before.steps.with(index, { ...(before.steps[index] as Step), ...changed }),
    }));
  const focusNext = useFocusNext();
  const move = (index: number, by: 1 | -1) => {
    const ways = by > 0 ? (['down', 'up'] as const) : (['up', 'down'] as const);
    focusNext(...ways.map((way) => stepButton(index + by, way)));
    change((before) => ({ ...before, steps: moved(before.steps, index, by) }));
  };
  const remove = (index: number) => {
    focusNext(stepButton(index, 'remove'), stepButton(index - 1, 'remove'), ADD);
    replace(
      (before) => ({ ...before, steps: before.steps.toSpliced(index, 1) }),
      fill(words.undo.step, { n: index + 1 }),
    );
  };
  const add = () =>
    change((before) => ({
      ...before,
      steps: [
        ...before.steps,
        { ...EMPTY_STEP, station: before.steps.at(-1)?.station ?? EMPTY_STEP.station },
      ],
    }));
  return (
    <>
      <h3 className="mt-8 text-base">{words.procedure.steps}</h3>
      {steps.length === 0 ? <p className="mt-2 text-small">{words.procedure.none}</p> : null}
      <ol className="mt-2 border-b border-line">
        {steps.map((step, index) => (
          <StepRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place; two may say the same
            key={index}
            check={check}
            index={index}
            step={step}
            onStep={(changed) => setStep(index, changed)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <ToolButton
        id={ADD}
        className="mt-4"
        text={words.procedure.add}
        icon="plus"
        disabled={steps.length >= MOST_STEPS}
        onClick={add}
      />
    </>
  );
}
