import { phrase } from '@/lib/desk-check/phrase';
import type { Outcome } from './check';
import { Bar, MAY, NOTE, withWholeDates } from './looks';

/** The phases on one scale of weeks, with their days where there is a start. */
export function ScheduleChart({ check: { answer, report, words } }: { check: Outcome }) {
  const { phases, weeks } = answer.schedule;
  return (
    <>
      <ol className="my-1.5">
        {report.schedule.phases.map(({ name, weeks: length, days }, index) => {
          const { from = 0, sure = 0, to = 0 } = phases[index] ?? {};
          return (
            <li
              key={name}
              className="grid grid-cols-[7rem_3.25rem_1fr] items-center gap-x-1 text-label/[1.6] print:grid-cols-[8.5rem_4.5rem_1fr]"
            >
              <span>{name}</span>
              <span>{length}</span>
              <svg width="100%" height="12" aria-hidden="true">
                <Bar className="fill-teal" from={from} to={sure} of={weeks.high} height="12" />
                <Bar className={MAY} from={sure} to={to} of={weeks.high} height="12" />
              </svg>
              {days ? (
                <small className="col-span-full mb-1 text-[0.75rem] text-ink-3 print:m-0">
                  {withWholeDates(days)}
                </small>
              ) : null}
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden">{phrase(words.schedule.drawing, weeks)}</p>
      {report.schedule.lines.map((line, index) => (
        <p key={line} className={NOTE}>
          {index === 0 ? <b>{withWholeDates(line)}</b> : withWholeDates(line)}
        </p>
      ))}
    </>
  );
}
