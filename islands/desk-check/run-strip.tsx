import { memo } from 'react';
import { quantityText } from '@/lib/desk-check/number-text';
import { phrase } from '@/lib/desk-check/phrase';
import type { Run } from '@/lib/desk-check/run';
import { operationName } from '@/lib/desk-check/step-text';
import { fill } from '@/lib/listing/fill';
import type { Outcome } from './check';
import { Block, NOTE, percent } from './looks';

const HEIGHT = 48;
/** Of the whole: from here on a name, or minutes, have room in it; the first where the page is wide, the second on a phone. */
const NAME_FROM = [0.17, 0.3];
const MINUTES_FROM = [0.05, 0.09];

/** Of the whole: the breadth of a letter over the strip, where the page is wide, and on a phone. */
const LETTER = { wide: 0.013, narrow: 0.023 };

const numbers = ({ first, last }: Run['labels'][number]) =>
  first === last ? `${first + 1}` : `${first + 1}–${last + 1}`;

/** The labels that do not touch the one before. */
function apart(labels: Run['labels'], letter: number) {
  let free = 0;
  return labels.filter((label) => {
    if (label.at < free) return false;
    free = label.at + (numbers(label).length + 0.5) * letter;
    return true;
  });
}

const roomFor = (share: number, [wide = 0, narrow = 0]: readonly number[]) =>
  share >= narrow ? '' : share >= wide ? 'max-md:hidden' : undefined;

/** One run to scale, hands and waiting; an ink bar marks the step that is open. */
export const RunStrip = memo(DrawnStrip);
function DrawnStrip({ shown, run, open }: { shown: Outcome; run: Run; open: number | undefined }) {
  const { plan, words, names, locale } = shown;
  const own = words.run;
  const { segments, hands, waits, total, ticks, labels } = run;
  const minutes = (n: number) => quantityText(n, locale);
  const at = (value: number) => percent(value, total);
  const label = phrase(own.drawing, { total: minutes(total), hands: minutes(hands), waits: minutes(waits) });
  const wide = apart(labels, LETTER.wide * total);
  const narrow = new Set(apart(wide, LETTER.narrow * total));
  if (total === 0) return <p className={NOTE}>{own.empty}</p>;
  return (
    <svg
      className="block overflow-visible fill-ink text-[0.8125rem] font-semibold [&_.fill-teal]:stroke-sunk [&_.fill-teal]:stroke-1"
      width="100%"
      height={HEIGHT + 52}
      role="img"
      aria-label={label}
    >
      {wide.map((label) => (
        <text
          key={label.first}
          className={`font-mono text-[0.75rem] ${narrow.has(label) ? '' : 'max-md:hidden'} ${open !== undefined && label.first <= open && open <= label.last ? '' : 'fill-ink-3 font-normal'}`}
          x={at(label.at)}
          y="12"
        >
          {numbers(label)}
        </text>
      ))}
      <g transform="translate(0 18)">
        {segments.map(({ step, kind, from, minutes: length }) => {
          const share = length / total;
          const name = kind === 'wait' ? own.wait : operationName(plan.steps[step]?.operation ?? '', names);
          const [named, counted] = [roomFor(share, NAME_FROM), roomFor(share, MINUTES_FROM)];
          const look = TEXTS[kind] ?? 'halo stroke-4';
          const fits = name.length * 14 + 56 < share * 600;
          return (
            <g key={`${step}-${kind}`}>
              <Block data-of-step={step} kind={kind} x={at(from)} width={at(length)} height={HEIGHT} />
              {named !== undefined && fits ? (
                <>
                  <text className={`${look} ${named}`} x={at(from)} dx="8" y="29">
                    {name}
                  </text>
                  <text className={`${look} ${named}`} x={at(from + length)} dx="-8" y="29" textAnchor="end">
                    {fill(own.minutes, { n: minutes(length) })}
                  </text>
                </>
              ) : null}
              {counted !== undefined && !(named === '' && fits) ? (
                <text
                  className={`${look} ${named === 'max-md:hidden' && fits ? 'md:hidden' : counted}`}
                  x={at(from + length / 2)}
                  y="29"
                  textAnchor="middle"
                >
                  {minutes(length)}
                </text>
              ) : null}
              {step === open && kind !== 'wait' ? (
                <rect className="fill-ink" x={at(from)} width={at(length)} y={HEIGHT + 2} height="4" />
              ) : null}
            </g>
          );
        })}
      </g>
      <g transform={`translate(0 ${HEIGHT + 26})`}>
        <rect className="fill-ink" width="100%" height="1" />
        {ticks.map((tick) => (
          <g key={tick}>
            <rect className="fill-ink" x={at(tick)} width="1" height="5" />
            {tick > total * 0.97 ? null : (
              <text
                className="fill-ink-3 font-mono text-[0.75rem] font-normal"
                x={at(tick)}
                y="20"
                textAnchor={tick === 0 ? 'start' : 'middle'}
              >
                {tick}
              </text>
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}

/** On patterns and bright colours the words have a white edge. */
const TEXTS: Partial<Record<Run['segments'][number]['kind'], string>> = {
  hand: 'fill-white',
  wait: 'fill-ink-3 font-medium',
};
