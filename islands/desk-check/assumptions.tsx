import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { readDay } from '@/lib/desk-check/read-day';
import { nextMonday, todayInJapan } from '@/lib/desk-check/schedule';
import type { Draft } from '@/lib/desk-check/schema';
import type { Check } from './check';
import { BELOW_LABEL, NumberField, TextField } from './fields';
import { Fields, Part, ToolButton } from './part';

/** What is assumed until the visitor knows better, and what may be left open. */
export function Assumptions({ check }: { check: Check }) {
  const { words, change, notice } = check;
  const own = words.assumptions;
  const set = (changed: Partial<Draft>) => change((before) => ({ ...before, ...changed }));
  /** A day that is being typed. It counts once it is one; the field says it our way once it is left: after 1 may come 15. */
  const [day, setDay] = useState<string>();
  const [last, setLast] = useState(notice);
  // What takes the place of the plan may come while it is being typed, and takes the focus with it: a file that is dropped.
  if (notice !== last) {
    setLast(notice);
    setDay(undefined);
  }
  /** One that cannot be read is said to be so only once it is left. */
  const keep = () => {
    if (day && !readDay(day)) set({ start: day });
  };
  // Or before the page is, or it is printed: ahead of what draws the paper for that.
  useLayoutEffect(() => {
    const keepNow = () => flushSync(keep);
    const until = new AbortController();
    for (const event of ['beforeprint', 'pagehide'])
      addEventListener(event, keepNow, { capture: true, signal: until.signal });
    return () => until.abort();
  });
  const { minutes, grams, percent, yen } = words.units;
  return (
    <Part id="assumptions" title={own.title} note={own.text} className="mt-12 isolated" data-needs-script="">
      <Fields
        legend={own.title}
        className="mt-4 grid grid-cols-4 items-start gap-3 brief:grid-cols-3 slim:grid-cols-2"
      >
        {(
          [
            ['prepare', minutes],
            ['cleanUp', minutes],
            ['gripper', grams],
            ['tool', grams],
            ['margin', percent],
            ['yenPerHour', yen],
          ] as const
        ).map(([name, unit]) => (
          <NumberField key={name} check={check} path={name} label={own[name]} unit={unit} />
        ))}
        <TextField
          check={check}
          path="start"
          label={own.start}
          placeholder="2027-04-05"
          value={day}
          onText={(text) => {
            const found = readDay(text);
            setDay(text);
            if (found || text === '') set({ start: found });
          }}
          onBlur={() => {
            keep();
            setDay(undefined);
          }}
        />
        <div className={BELOW_LABEL}>
          <ToolButton
            text={own.monday}
            onClick={() => {
              setDay(undefined);
              set({ start: nextMonday(todayInJapan(new Date())) });
            }}
          />
        </div>
      </Fields>
    </Part>
  );
}
