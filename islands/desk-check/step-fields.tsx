import { memo } from 'react';
import { withValueAt } from '@/lib/desk-check/at-path';
import { isEstimated } from '@/lib/desk-check/estimate';
import {
  type Draft,
  ELSEWHERE,
  HURDLES,
  type Hurdle,
  JUDGEMENTS,
  type Step,
  UNPLACED,
  VESSELS,
} from '@/lib/desk-check/schema';
import { stationNames } from '@/lib/desk-check/station-names';
import { fill } from '@/lib/listing/fill';
import type { Check, Outcome } from './check';
import { Choice, LABEL, NumberField, Tick } from './fields';
import { Swatch } from './looks';
import { OperationField } from './operation-field';
import { SignButton } from './part';

export type StepFieldsProps = {
  check: Check;
  shown: Outcome;
  index: number;
  step: Draft<Step>;
  onMove(by: 1 | -1): void;
  onRemove(): void;
};

/** The id of a button of a step. */
export const stepButton = (index: number, what: 'up' | 'down' | 'remove') => `step-${index}-${what}`;

/** Whether something of a step is to be corrected. */
export const isWrong = ({ problems }: Pick<Outcome, 'problems'>, index: number) =>
  problems.some(({ path }) => path.startsWith(`steps.${index}.`));
const isLast = ({ check, index }: Pick<StepFieldsProps, 'check' | 'index'>) =>
  index === check.draft.steps.length - 1;

/**
 * The fields of a step, drawn again only when what they show changed. What they call works on what there is by then, so that
 * that of an earlier drawing will do.
 */
export const StepFields = memo(
  DrawnFields,
  (before, after) =>
    before.step === after.step &&
    before.index === after.index &&
    before.check.words === after.check.words &&
    before.check.draft.measured === after.check.draft.measured &&
    isLast(before) === isLast(after) &&
    before.check.draft.bench.stations === after.check.draft.bench.stations &&
    JSON.stringify(before.shown.report.steps[before.index]) ===
      JSON.stringify(after.shown.report.steps[after.index]) &&
    [before, after].every(({ check, index }) => !isWrong(check, index)),
);

function DrawnFields({ check, shown, index, step, onMove, onRemove }: StepFieldsProps) {
  const { words, names, draft, change } = check;
  const own = words.procedure;
  const name = { n: index + 1 };
  const called = stationNames(draft.bench.stations, check);
  const path = `steps.${index}`;
  const { verdict, verdictName, reasons } = shown.report.steps[index] ?? {};
  const field = (key: 'handsOn' | 'waiting' | 'grams' | 'vessel' | 'station' | Hurdle) =>
    ({ check, path: `${path}.${key}`, label: own[key] }) as const;
  const number = { className: 'col-span-3 brief:col-span-6' };
  return (
    <>
      <div className="grid grid-cols-12 gap-3">
        <OperationField check={check} index={index} value={step.operation} />
        <NumberField {...number} {...field('handsOn')} unit={words.units.minutes} />
        <NumberField {...number} {...field('waiting')} unit={words.units.minutes} />
        <Choice
          {...field('vessel')}
          options={VESSELS.map((vessel) => [vessel, names.vessels[vessel]])}
          className="col-span-4 brief:col-span-6"
        />
        <NumberField {...number} {...field('grams')} unit={words.units.grams} />
        <Choice
          {...field('station')}
          options={[
            ...draft.bench.stations.map(({ id }, at) => [id, called[at] as string] as const),
            [ELSEWHERE, own.elsewhere],
            [UNPLACED, own.unplaced],
          ]}
          className="col-span-5 brief:col-span-full"
        />
        <fieldset className="col-span-5 min-w-0 brief:col-span-full">
          <legend className={LABEL}>{own.judgement}</legend>
          <div className="grid grid-cols-3 rounded-edge border border-line-strong bg-white">
            {JUDGEMENTS.map((judgement) => (
              <label key={judgement} className="relative border-line-strong not-first:border-l">
                <input
                  type="radio"
                  className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                  name={`${path}.judgement`}
                  checked={step.judgement === judgement}
                  onChange={() => change((before) => withValueAt(before, `${path}.judgement`, judgement))}
                />
                <span className="grid min-h-[calc(2.75rem-2px)] place-items-center px-0.5 text-center text-fine/[1.2] text-ink outline-offset-3 outline-teal peer-checked:bg-ink peer-checked:text-white peer-focus-visible:outline-3">
                  {own.judgements[judgement]}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="col-span-7 flex flex-wrap gap-x-4 self-end brief:col-span-full slim:flex-col">
          {HURDLES.map((hurdle) => (
            <Tick key={hurdle} {...field(hurdle)} />
          ))}
        </div>
      </div>
      <div className="mt-4 flex min-h-14 items-center justify-between gap-4 border-t border-line text-small/[1.6] slim:flex-col slim:items-stretch slim:gap-0">
        <p className="py-2 [&>svg]:mr-2 [&>svg]:align-[-0.1em]">
          <Swatch kind={verdict} />
          <b className="mr-2">{verdictName}</b> {reasons}{' '}
          {draft.measured || !isEstimated(step, names) ? '' : own.estimated}
        </p>
        <span className="-mr-2 flex flex-none slim:justify-between slim:border-t slim:border-line">
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
            disabled={isLast({ check, index })}
            onClick={() => onMove(1)}
          />
          <SignButton
            id={stepButton(index, 'remove')}
            name={fill(own.remove, name)}
            text={own.removeShort}
            icon="close"
            onClick={onRemove}
          />
        </span>
      </div>
    </>
  );
}
