import { type ComponentProps, memo } from 'react';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/listing/fill';
import { isEstimated, minutesWith } from '@/lib/plan/estimate';
import { quantityText } from '@/lib/plan/number-text';
import type { Run } from '@/lib/plan/run';
import { type Draft, ELSEWHERE, JUDGEMENTS, type Step, VESSELS } from '@/lib/plan/schema';
import { operationName } from '@/lib/plan/step-text';
import { Choice, NumberField, Tick } from './fields';
import { Block, Glyph, percent, Swatch } from './looks';
import { OperationField } from './operation-field';
import { SignButton } from './part';
import type { Check } from './use-desk-check';

type StepRowProps = {
  check: Check;
  run: Run;
  index: number;
  step: Draft<Step>;
  onStep(changed: Partial<Draft<Step>>): void;
  onMove(by: 1 | -1): void;
  onRemove(): void;
  onOpen(isOpen: boolean): void;
};

/** The id of a button of a step. */
export const stepButton = (index: number, what: 'up' | 'down' | 'remove') => `step-${index}-${what}`;

/** One step: a row that reads as a sentence, on its part of the time axis; its fields open in place. */
function DrawnStep(props: StepRowProps) {
  const { check, index, step, onOpen } = props;
  const own = check.words.procedure;
  return (
    <li className="dk-step">
      <details name="desk-check-step" onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
        <summary className="dk-row">
          <Sentence {...props} />
          <Icon name="down" className="dk-turn" />
        </summary>
        <fieldset className="dk-edit" data-needs-script="">
          <legend className="visually-hidden">{fill(own.step, { n: index + 1 })}</legend>
          <StepFields {...props} step={step} />
        </fieldset>
      </details>
    </li>
  );
}

function Sentence({ check, index, run }: StepRowProps) {
  const { plan, words, names, locale, telling, problems } = check;
  const own = words.procedure;
  const { operation, handsOn, waiting, vessel, grams, judgement, varies, precious } = plan.steps[index] ?? {};
  const { verdict = 'share' } = check.answer.verdicts[index] ?? {};
  const minutes = (n: number | undefined) =>
    n === undefined ? '–' : fill(words.run.minutes, { n: quantityText(n, locale) });
  const weight = grams === undefined ? '–' : `${quantityText(grams, locale)} ${words.units.grams}`;
  const isWrong = problems.some(({ path }) => path.startsWith(`steps.${index}.`));
  const name = operationName(operation ?? '', names);
  return (
    <>
      <span className="dk-n">{index + 1}</span>
      <span className="dk-operation">
        {name || <i>{own.operationHint}</i>}
        <small>
          {names.vessels[vessel ?? 'other']} {weight}
        </small>
      </span>
      <span className={isWrong ? 'dk-hands dk-wrong' : 'dk-hands'}>
        <span className="visually-hidden">{own.handsOn} </span>
        {minutes(handsOn)}
        {waiting ? <small>{`${words.run.wait} ${minutes(waiting)}`}</small> : null}
      </span>
      <span className="dk-waits">
        <span className="visually-hidden">{own.waiting} </span>
        {minutes(waiting)}
      </span>
      <span className="dk-vessel">{names.vessels[vessel ?? 'other']}</span>
      <span className="dk-grams">{weight}</span>
      <span className="dk-signs">
        {judgement && judgement !== 'none' ? (
          <Glyph name={judgement} text={`${own.judgement}: ${own.judgements[judgement]}`} />
        ) : null}
        {varies ? <Glyph name="varies" text={own.varies} /> : null}
        {precious ? <Glyph name="precious" text={own.precious} /> : null}
      </span>
      <span className={verdict === 'keep' ? 'dk-verdict dk-kept' : 'dk-verdict'}>
        <Swatch kind={verdict} />
        <b>{telling.steps[index]?.brief}</b>
      </span>
      <TimeBar run={run} index={index} />
    </>
  );
}

/** Where the step lies in the run; faint lines repeat the scale through the list. */
const TimeBar = ({ run: { segments, ticks, total }, index }: { run: Run; index: number }) => (
  <>
    <svg className="dk-lines" width="100%" height="100%" aria-hidden="true">
      {ticks.map((tick) => (
        <rect key={tick} x={percent(tick, total)} width="1" height="100%" />
      ))}
    </svg>
    <svg className="dk-bar" width="100%" height="7" aria-hidden="true">
      {segments
        .filter(({ step }) => step === index)
        .map(({ kind, from, minutes }) => (
          <Block
            key={kind}
            kind={kind}
            x={percent(from, total)}
            width={percent(Math.max(minutes, total / 200), total)}
            height={7}
          />
        ))}
    </svg>
  </>
);

function StepFields({ check, index, step, onStep, onMove, onRemove }: StepRowProps) {
  const { words, names, draft, problems, telling, answer } = check;
  const own = words.procedure;
  const name = { n: index + 1 };
  const path = `steps.${index}`;
  const field = { problems, words };
  const { verdictName, reasons } = telling.steps[index] ?? {};
  const number = (key: 'handsOn' | 'waiting' | 'grams', unit: string) => (
    <NumberField
      {...field}
      path={`${path}.${key}`}
      label={own[key]}
      unit={unit}
      value={step[key]}
      onText={(text) => onStep({ [key]: text })}
      className="dk-w3"
    />
  );
  const choice = (
    key: 'vessel' | 'station',
    options: ComponentProps<typeof Choice>['options'],
    className: string,
  ) => (
    <Choice
      {...field}
      path={`${path}.${key}`}
      label={own[key]}
      value={step[key]}
      options={options}
      onText={(chosen) => onStep({ [key]: chosen })}
      className={className}
    />
  );
  return (
    <>
      <div className="dk-grid">
        <OperationField
          check={check}
          index={index}
          value={step.operation}
          onText={(operation) => onStep({ operation, ...minutesWith(operation, step, names) })}
        />
        {number('handsOn', words.units.minutes)}
        {number('waiting', words.units.minutes)}
        {choice(
          'vessel',
          VESSELS.map((vessel) => [vessel, names.vessels[vessel]]),
          'dk-w4',
        )}
        {number('grams', words.units.grams)}
        {choice(
          'station',
          [
            ...draft.bench.stations.map(({ id, kind }) => [id, names.stations[kind]] as const),
            [ELSEWHERE, own.elsewhere],
          ],
          'dk-w5',
        )}
        <fieldset className="dk-field dk-w5">
          <legend>{own.judgement}</legend>
          <div className="dk-three">
            {JUDGEMENTS.map((judgement) => (
              <label key={judgement}>
                <input
                  type="radio"
                  name={`${path}.judgement`}
                  checked={step.judgement === judgement}
                  onChange={() => onStep({ judgement })}
                />
                <span>{own.judgements[judgement]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="dk-ticks dk-w7">
          {(['varies', 'precious'] as const).map((key) => (
            <Tick
              key={key}
              path={`${path}.${key}`}
              label={own[key]}
              checked={step[key]}
              onTick={(isSo) => onStep({ [key]: isSo })}
            />
          ))}
        </div>
      </div>
      <div className="dk-why">
        <p>
          <Swatch kind={answer.verdicts[index]?.verdict ?? 'share'} />
          <b>{verdictName}</b> {reasons} {draft.measured || !isEstimated(step, names) ? '' : own.estimated}
        </p>
        <span className="dk-tools">
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
            text={own.removeShort}
            icon="close"
            onClick={onRemove}
          />
        </span>
      </div>
    </>
  );
}

const problemsOf = ({ check, index }: StepRowProps) =>
  check.problems.filter(({ path }) => path.startsWith(`steps.${index}.`));
const placeOf = ({ run: { segments, total }, index, check: { answer } }: StepRowProps) =>
  JSON.stringify([total, answer.verdicts[index], segments.find(({ step }) => step === index)]);

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
    before.check.draft.measured === after.check.draft.measured &&
    before.check.draft.steps.length === after.check.draft.steps.length &&
    before.check.draft.bench.stations === after.check.draft.bench.stations &&
    placeOf(before) === placeOf(after) &&
    [before, after].every((props) => problemsOf(props).length === 0),
);
