import { memo } from 'react';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/listing/fill';
import { isEstimated } from '@/lib/plan/estimate';
import { quantityText } from '@/lib/plan/number-text';
import type { Run } from '@/lib/plan/run';
import { type Draft, ELSEWHERE, JUDGEMENTS, type Step, VESSELS } from '@/lib/plan/schema';
import { operationName } from '@/lib/plan/step-text';
import { withValueAt } from './at-path';
import { Choice, LABEL, NumberField, Tick } from './fields';
import { Block, Glyph, percent, Swatch } from './looks';
import { OperationField } from './operation-field';
import { SignButton } from './part';
import type { Check } from './use-desk-check';

type StepRowProps = {
  check: Check;
  run: Run;
  index: number;
  step: Draft<Step>;
  onMove(by: 1 | -1): void;
  onRemove(): void;
  onOpen(isOpen: boolean): void;
};

const COUNT = 'tnum text-right whitespace-nowrap';
/** What a narrow row says below its words, having no columns for it. */
const SMALL = 'hidden text-[0.75rem] font-normal text-ink-3';

/** The id of a button of a step. */
export const stepButton = (index: number, what: 'up' | 'down' | 'remove') => `step-${index}-${what}`;

/** One step: a row that reads as a sentence, on its part of the time axis; its fields open in place. */
function DrawnStep(props: StepRowProps) {
  const { check, index, step, onOpen } = props;
  const own = check.words.procedure;
  return (
    <li className="border-b border-line">
      <details
        name="desk-check-step"
        className="group open:bleed open:-my-px open:border-y open:border-ink open:bg-white"
        onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
      >
        <summary className="dk-row relative min-h-12.5 pb-1 text-[0.8125rem] *:min-w-0 *:leading-[1.4] hover:bg-white/65 brief:min-h-14 slim:min-h-15.5 slim:pb-2">
          <Sentence {...props} />
          <Icon name="down" className="size-4 text-ink-3 group-open:rotate-180" />
        </summary>
        <fieldset className="pt-4.5 pb-1" data-needs-script="">
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
      <span className="font-mono text-ink-3">{index + 1}</span>
      <span className="text-[0.9375rem] font-semibold text-ink">
        {name || <span className="font-normal text-ink-3">{own.operationHint}</span>}
        <small className={`${SMALL} brief:block`}>
          {names.vessels[vessel ?? 'other']} {weight}
        </small>
      </span>
      <span
        className={`${COUNT} text-[0.9375rem] font-medium ${isWrong ? 'text-red underline decoration-wavy' : 'text-ink'}`}
      >
        <span className="visually-hidden">{own.handsOn} </span>
        {minutes(handsOn)}
        {waiting ? (
          <small className={`${SMALL} slim:block`}>{`${words.run.wait} ${minutes(waiting)}`}</small>
        ) : null}
      </span>
      <span className={`${COUNT} text-ink-3 slim:hidden`}>
        <span className="visually-hidden">{own.waiting} </span>
        {minutes(waiting)}
      </span>
      <span className="pl-2 brief:hidden">{names.vessels[vessel ?? 'other']}</span>
      <span className={`${COUNT} brief:hidden`}>{weight}</span>
      <span className="flex gap-0.5">
        {judgement && judgement !== 'none' ? (
          <Glyph name={judgement} text={`${own.judgement}: ${own.judgements[judgement]}`} />
        ) : null}
        {varies ? <Glyph name="varies" text={own.varies} /> : null}
        {precious ? <Glyph name="precious" text={own.precious} /> : null}
      </span>
      <span className="flex items-center gap-2 whitespace-nowrap">
        <Swatch kind={verdict} />
        <b className={verdict === 'keep' ? 'text-orange-deep' : 'text-teal'}>{telling.steps[index]?.brief}</b>
      </span>
      <TimeBar run={run} index={index} />
    </>
  );
}

/** Where the step lies in the run; faint lines repeat the scale through the list. */
const TimeBar = ({ run: { segments, ticks, total }, index }: { run: Run; index: number }) => (
  <>
    <svg
      className="pointer-events-none absolute inset-0 fill-ink/7"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      {ticks.map((tick) => (
        <rect key={tick} x={percent(tick, total)} width="1" height="100%" />
      ))}
    </svg>
    <svg
      className="pointer-events-none absolute inset-x-0 -bottom-px overflow-visible"
      width="100%"
      height="7"
      aria-hidden="true"
    >
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

function StepFields({ check, index, step, onMove, onRemove }: StepRowProps) {
  const { words, names, draft, telling, answer, change } = check;
  const own = words.procedure;
  const name = { n: index + 1 };
  const path = `steps.${index}`;
  const { verdictName, reasons } = telling.steps[index] ?? {};
  const field = (key: 'handsOn' | 'waiting' | 'grams' | 'vessel' | 'station' | 'varies' | 'precious') =>
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
            ...draft.bench.stations.map(({ id, kind }) => [id, names.stations[kind]] as const),
            [ELSEWHERE, own.elsewhere],
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
                <span className="grid min-h-[calc(2.75rem-2px)] place-items-center px-1 text-center text-fine/[1.2] text-ink outline-offset-3 outline-teal peer-checked:bg-ink peer-checked:text-white peer-checked:forced-color-adjust-none peer-focus-visible:outline-3">
                  {own.judgements[judgement]}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="col-span-7 flex flex-wrap gap-x-4 self-end brief:col-span-full slim:flex-col">
          <Tick {...field('varies')} />
          <Tick {...field('precious')} />
        </div>
      </div>
      <div className="mt-4 flex min-h-14 items-center justify-between gap-4 border-t border-line text-small/[1.6] slim:flex-col slim:items-stretch slim:gap-0">
        <p className="py-2 [&>svg]:mr-2 [&>svg]:align-[-0.1em]">
          <Swatch kind={answer.verdicts[index]?.verdict ?? 'share'} />
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
