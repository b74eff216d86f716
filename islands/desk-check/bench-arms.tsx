import { reachText } from '@/lib/desk-check/arm-text';
import { numberText } from '@/lib/desk-check/number-text';
import { fill } from '@/lib/listing/fill';
import type { Outcome } from './check';
import { percent } from './looks';

/** Three arms on one scale against one distance. */
export function BenchArms({ check }: { check: Outcome }) {
  const { answer, facts, words, locale } = check;
  const own = words.bench;
  const { arm } = answer;
  if (!arm?.farthest) return null;
  const most = Math.max(arm.distance, ...facts.arms.map(({ reach }) => reach));
  const number = (value: number) => numberText(value, locale);
  return (
    <section className="mt-6" aria-label={own.arms}>
      <h3 className="flex items-baseline justify-between gap-4 text-[0.9375rem]/[1.6] tracking-[0]">
        {own.arms}
        <span className="font-body tnum text-label/[1.6] font-normal text-ink-3">
          {fill(own.farthest, { mm: number(arm.distance) })}
        </span>
      </h3>
      <ul>
        {facts.arms.map(({ id, reach }) => {
          const left = reach - arm.distance;
          const isFit = id === arm.arm?.id;
          return (
            <li key={id} className="border-t border-line pt-2 pb-1.5">
              <p className="flex items-baseline gap-2.5 text-small/[1.5]">
                <b className={`inline-block first-letter:uppercase ${isFit ? '' : 'font-normal'}`}>
                  {words.arm.names[id]}
                </b>
                <span className="font-mono text-[0.75rem]/[normal] text-ink-3">{`${number(reach)} ${words.units.millimetres}`}</span>
                <span
                  className={`ml-auto text-[0.8125rem] ${isFit && arm.arm?.isTight ? 'font-semibold text-orange-deep' : 'text-ink-3'}`}
                >
                  {reachText(left, check)}
                </span>
              </p>
              <svg width="100%" height="16" aria-hidden="true">
                <rect
                  className={isFit ? 'fill-teal' : 'fill-line-strong'}
                  y="4"
                  width={percent(reach, most)}
                  height="8"
                />
                <rect className="fill-ink" x={percent(arm.distance, most * 1.003)} width="2" height="16" />
              </svg>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
