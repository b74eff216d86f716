import { type MouseEvent, memo } from 'react';
import { Icon } from '@/components/ui/icon';
import { quantityText } from '@/lib/desk-check/number-text';
import type { Run } from '@/lib/desk-check/run';
import { HURDLES } from '@/lib/desk-check/schema';
import { operationName } from '@/lib/desk-check/step-text';
import { fill } from '@/lib/listing/fill';
import type { Outcome } from './check';
import { Block, Glyph, percent, Swatch } from './looks';
import { closeOnEscape } from './part';
import { isWrong, StepFields, type StepFieldsProps } from './step-fields';

type PlaceProps = {
  shown: Outcome;
  run: Run;
  index: number;
};

type StepRowProps = PlaceProps & StepFieldsProps & { onOpen(isOpen: boolean): void };

const COUNT = 'tnum text-right whitespace-nowrap';
/** What a narrow row says below its words, having no columns for it. */
const SMALL = 'hidden text-[0.75rem] font-normal text-ink-3';

/** The step that was open closes above it. */
function keepPlace({ currentTarget }: MouseEvent) {
  const top = () => currentTarget.getBoundingClientRect().top;
  const before = top();
  requestAnimationFrame(() => {
    const by = top() - before;
    // Not for the edges that the row itself gets.
    if (Math.abs(by) > 4) scrollBy({ top: by, behavior: 'instant' });
  });
}

/** One step: a row that reads as a sentence, on its part of the time axis; its fields open in place. */
export function StepRow(props: StepRowProps) {
  const { check, shown, run, index, onOpen } = props;
  const own = check.words.procedure;
  const isChosen = check.chosen && check.chosen === shown.plan.steps[index]?.station;
  return (
    <li className="border-b border-line">
      <details
        name="desk-check-step"
        className="group open:bleed open:-my-px open:border-y open:border-ink open:bg-white"
        data-step-row={index}
        onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
        onKeyDown={closeOnEscape}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          onClick={keepPlace}
          className={`dk-row relative min-h-12.5 pb-1 text-[0.8125rem] *:min-w-0 *:leading-[1.4] hover:bg-white/65 brief:min-h-14 slim:min-h-15.5 slim:pb-2 ${isChosen ? 'shadow-[inset_3px_0_0_var(--color-ink)]' : ''}`}
        >
          <Sentence shown={shown} run={run} index={index} />
          <Icon name="down" className="size-4 text-ink-3 group-open:rotate-180" />
        </summary>
        {/* Closed, it has no boxes at all: browsers that look through the fields of a page lay out what a closed row holds. */}
        <fieldset className="hidden pt-4.5 pb-1 group-open:block" data-needs-script="">
          <legend className="visually-hidden">{fill(own.step, { n: index + 1 })}</legend>
          <StepFields {...props} />
        </fieldset>
      </details>
    </li>
  );
}

function DrawnSentence({ shown, index, run }: PlaceProps) {
  const { plan, words, names, locale, report, problems } = shown;
  const own = words.procedure;
  const step = plan.steps[index];
  const { operation, handsOn, waiting, vessel, grams, judgement } = step ?? {};
  const { verdict, brief } = report.steps[index] ?? {};
  const minutes = (n: number | undefined) =>
    n === undefined ? '–' : fill(words.run.minutes, { n: quantityText(n, locale) });
  const weight = grams === undefined ? '–' : `${quantityText(grams, locale)} ${words.units.grams}`;
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
        className={`${COUNT} text-[0.9375rem] font-medium ${isWrong({ problems }, index) ? 'text-red underline decoration-wavy' : 'text-ink'}`}
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
          <Glyph
            name={judgement}
            text={fill(words.sheet.costLine, { term: own.judgement, value: own.judgements[judgement] })}
          />
        ) : null}
        {HURDLES.map((hurdle) =>
          step?.[hurdle] ? <Glyph key={hurdle} name={hurdle} text={own[hurdle]} /> : null,
        )}
      </span>
      <span className="flex items-center gap-2 whitespace-nowrap">
        <Swatch kind={verdict} />
        <b className={verdict === 'keep' ? 'text-orange-deep' : 'text-teal'}>{brief}</b>
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

const placeOf = ({ run: { segments, total }, index, shown: { report, plan, problems } }: PlaceProps) =>
  JSON.stringify([
    total,
    report.steps[index],
    plan.steps[index],
    segments.filter(({ step }) => step === index),
    isWrong({ problems }, index),
  ]);

/** Drawn again only when what it shows changed, since twelve of them are most of the page. */
const Sentence = memo(
  DrawnSentence,
  (before, after) =>
    before.shown === after.shown ||
    (before.shown.words === after.shown.words && placeOf(before) === placeOf(after)),
);
