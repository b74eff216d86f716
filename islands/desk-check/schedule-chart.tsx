import { phrase } from '@/lib/plan/phrase';
import { percent } from './looks';
import type { Check } from './use-desk-check';

/** The phases on one scale of weeks, with their days where there is a start. */
export function ScheduleChart({ check: { answer, telling, words } }: { check: Check }) {
  const { phases, weeks } = answer.schedule;
  return (
    <>
      <ol className="dk-phases">
        {telling.schedule.phases.map(({ name, weeks: length, days }, index) => {
          const { from = 0, sure = 0, to = 0 } = phases[index] ?? {};
          return (
            <li key={name}>
              <span>{name}</span>
              <span>{length}</span>
              <svg width="100%" height="12" aria-hidden="true">
                <rect
                  className="fill-teal"
                  x={percent(from, weeks.high)}
                  width={percent(sure - from, weeks.high)}
                  height="12"
                />
                <rect
                  className="dk-may"
                  x={percent(sure, weeks.high)}
                  width={percent(to - sure, weeks.high)}
                  height="12"
                />
              </svg>
              {days ? <small>{days}</small> : null}
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden">{phrase(words.schedule.drawing, weeks)}</p>
      {telling.schedule.lines.map((line, index) => (
        <p key={line} className="dk-note">
          {index === 0 ? <b>{line}</b> : line}
        </p>
      ))}
      <p className="dk-note">{telling.schedule.how}</p>
    </>
  );
}
