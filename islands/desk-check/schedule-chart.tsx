import { fill } from '@/lib/listing/fill';
import type { Check } from './use-desk-check';

const percent = (weeks: number, most: number) => `${(100 * weeks) / most}%`;

/** The phases on one scale of weeks, with their days where there is a start. */
export function ScheduleChart({ check: { answer, telling, words } }: { check: Check }) {
  const { phases, weeks } = answer.schedule;
  return (
    <>
      <ol className="mt-4 border-b border-line">
        {telling.schedule.phases.map(({ name, weeks: length, days }, index) => {
          const span = phases[index];
          return (
            <li
              key={name}
              className="grid gap-x-6 gap-y-3 border-t border-line py-3 text-small sm:grid-cols-[2fr_3fr] sm:items-center"
            >
              <p>
                <b>{name}</b> {length}
                {days ? <span className="block text-[0.8125rem] text-ink-3">{days}</span> : null}
              </p>
              {span ? (
                <svg className="h-8" width="100%" aria-hidden="true">
                  <rect
                    className="fill-teal"
                    x={percent(span.from, weeks.high)}
                    width={percent(span.sure - span.from, weeks.high)}
                    height="32"
                  />
                  <rect
                    fill="url(#may-stay)"
                    x={percent(span.sure, weeks.high)}
                    width={percent(span.to - span.sure, weeks.high)}
                    height="32"
                  />
                </svg>
              ) : null}
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden">{fill(words.schedule.drawing, weeks)}</p>
      {telling.schedule.lines.map((line) => (
        <p key={line} className="mt-3">
          {line}
        </p>
      ))}
      <p className="mt-3 text-small text-ink-3">{telling.schedule.how}</p>
    </>
  );
}
