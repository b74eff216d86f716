import { memo } from 'react';
import { fill } from '@/lib/listing/fill';
import { type Draft, ELSEWHERE, JUDGEMENTS, type Step, VESSELS } from '@/lib/plan/schema';
import { Choice, NumberField, Tick } from './fields';
import { OperationField } from './operation-field';
import { SignButton } from './part';
import type { Check } from './use-desk-check';

type StepRowProps = {
  check: Check;
  index: number;
  step: Draft<Step>;
  onStep(changed: Partial<Draft<Step>>): void;
  onMove(by: 1 | -1): void;
  onRemove(): void;
};

/** The id of a button of a step. */
export const stepButton = (index: number, what: 'up' | 'down' | 'remove') => `step-${index}-${what}`;

/** Two side by side on a phone, all in a row where there is room. */
const FIELDS = 'grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1.3fr_1fr_1.3fr_1.3fr]';

/** One step: what is done, how long, in what, where, and who decides. */
function DrawnStep({ check, index, step, onStep, onMove, onRemove }: StepRowProps) {
  const { words, names, draft, problems } = check;
  const own = words.procedure;
  const name = { n: index + 1 };
  const path = `steps.${index}`;
  const field = { problems, words };
  const places = [
    ...draft.bench.stations.map(({ id, kind }) => [id, names.stations[kind]] as const),
    [ELSEWHERE, own.elsewhere] as const,
  ];
  return (
    <li className="border-t border-line pt-4 pb-1">
      <fieldset>
        <legend className="visually-hidden">{fill(own.step, name)}</legend>
        <b className="text-small" aria-hidden="true">
          {fill(own.step, name)}
        </b>
        <div className={FIELDS}>
          <OperationField
            check={check}
            index={index}
            value={step.operation}
            onText={(operation) => onStep({ operation })}
          />
          <NumberField
            {...field}
            path={`${path}.handsOn`}
            label={own.handsOn}
            unit={words.units.minutes}
            value={step.handsOn}
            onText={(handsOn) => onStep({ handsOn })}
          />
          <NumberField
            {...field}
            path={`${path}.waiting`}
            label={own.waiting}
            unit={words.units.minutes}
            value={step.waiting}
            onText={(waiting) => onStep({ waiting })}
          />
          <Choice
            {...field}
            path={`${path}.vessel`}
            label={own.vessel}
            value={step.vessel}
            options={VESSELS.map((vessel) => [vessel, names.vessels[vessel]])}
            onText={(vessel) => onStep({ vessel: vessel as Step['vessel'] })}
          />
          <NumberField
            {...field}
            path={`${path}.grams`}
            label={own.grams}
            unit={words.units.grams}
            value={step.grams}
            onText={(grams) => onStep({ grams })}
          />
          <Choice
            {...field}
            path={`${path}.judgement`}
            label={own.judgement}
            value={step.judgement}
            options={JUDGEMENTS.map((judgement) => [judgement, own.judgements[judgement]])}
            onText={(judgement) => onStep({ judgement: judgement as Step['judgement'] })}
          />
          <Choice
            {...field}
            path={`${path}.station`}
            label={own.station}
            value={step.station}
            options={places}
            onText={(station) => onStep({ station })}
          />
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-6">
          <Tick
            path={`${path}.varies`}
            label={own.varies}
            checked={step.varies}
            onTick={(varies) => onStep({ varies })}
          />
          <Tick
            path={`${path}.precious`}
            label={own.precious}
            checked={step.precious}
            onTick={(precious) => onStep({ precious })}
          />
          <span className="ml-auto flex">
            <SignButton
              id={stepButton(index, 'up')}
              name={fill(own.up, name)}
              icon="down"
              turn="rotate-180"
              disabled={index === 0}
              onClick={() => onMove(-1)}
            />
            <SignButton
              id={stepButton(index, 'down')}
              name={fill(own.down, name)}
              icon="down"
              disabled={index === draft.steps.length - 1}
              onClick={() => onMove(1)}
            />
            <SignButton
              id={stepButton(index, 'remove')}
              name={fill(own.remove, name)}
              icon="close"
              onClick={onRemove}
            />
          </span>
        </div>
      </fieldset>
    </li>
  );
}

const problemsOf = ({ check, index }: StepRowProps) =>
  check.problems.filter(({ path }) => path.startsWith(`steps.${index}.`));

/**
 * Drawn again only when what it shows changed, since twelve of them are most of the page. What it calls works on what
 * there is by then, so that of an earlier drawing will do.
 */
export const StepRow = memo(
  DrawnStep,
  (before, after) =>
    before.step === after.step &&
    before.index === after.index &&
    before.check.words === after.check.words &&
    before.check.draft.steps.length === after.check.draft.steps.length &&
    before.check.draft.bench.stations === after.check.draft.bench.stations &&
    [before, after].every((props) => problemsOf(props).length === 0),
);
