import { fill } from '@/lib/listing/fill';
import { numberText, rangeText } from '@/lib/plan/telling';
import type { Check } from './use-desk-check';

const percent = (value: number, most: number) => `${most > 0 ? (100 * value) / most : 0}%`;

/** Hands-on hours a week, today and after; what is hatched depends on how much people keep doing. */
export function HoursBars({ check: { answer, words, locale } }: { check: Check }) {
  const { today, after } = answer.hours.week;
  const most = Math.max(today, after.high);
  const label = fill(words.hours.drawing, {
    today: numberText(today, locale),
    after: rangeText(after, locale),
  });
  return (
    <svg className="mt-5 mb-4" width="100%" height="48" role="img" aria-label={label}>
      <pattern id="may-stay" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="fill-teal-mist" width="7" height="7" />
        <rect className="fill-teal" width="1.5" height="7" />
      </pattern>
      <rect className="fill-line-strong" width={percent(today, most)} height="20" />
      <rect className="fill-teal" width={percent(after.low, most)} height="20" y="28" />
      <rect
        fill="url(#may-stay)"
        x={percent(after.low, most)}
        width={percent(after.high - after.low, most)}
        height="20"
        y="28"
      />
    </svg>
  );
}
