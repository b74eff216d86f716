import { useState } from 'react';
import { readDay } from '@/lib/plan/read';
import { nextMonday, todayInJapan } from '@/lib/plan/schedule';
import type { Draft } from '@/lib/plan/schema';
import { NumberField, TextField } from './fields';
import { Fields, Part, ToolButton } from './part';
import type { Check } from './use-desk-check';

/** What is assumed until the visitor knows better, and what may be left open. */
export function Assumptions({ check }: { check: Check }) {
  const { draft, words, problems, change } = check;
  const own = words.assumptions;
  const set = (changed: Partial<Draft>) => change((before) => ({ ...before, ...changed }));
  /** A day that is being typed; it counts once it is one, or once the field is left. */
  const [day, setDay] = useState<string>();
  const number = (
    name: 'prepare' | 'cleanUp' | 'gripper' | 'tool' | 'margin' | 'yenPerHour',
    unit: string,
  ) => (
    <NumberField
      path={name}
      label={own[name]}
      unit={unit}
      value={draft[name]}
      onText={(text) => set({ [name]: text })}
      problems={problems}
      words={words}
    />
  );
  return (
    <Part id="assumptions" title={own.title} note={own.text} data-needs-script="">
      <Fields legend={own.title} className="dk-assumed">
        {number('prepare', words.units.minutes)}
        {number('cleanUp', words.units.minutes)}
        {number('gripper', words.units.grams)}
        {number('tool', words.units.grams)}
        {number('margin', words.units.percent)}
        {number('yenPerHour', words.units.yen)}
        <TextField
          path="start"
          label={own.start}
          placeholder="2027-04-05"
          inputMode="numeric"
          value={day ?? draft.start}
          onText={(text) => {
            const found = readDay(text);
            setDay(found || text === '' ? undefined : text);
            if (found || text === '') set({ start: found || undefined });
          }}
          onBlur={() => {
            if (day !== undefined) set({ start: day });
            setDay(undefined);
          }}
          problems={problems}
          words={words}
        />
        <ToolButton
          text={own.monday}
          onClick={() => {
            setDay(undefined);
            set({ start: nextMonday(todayInJapan(new Date())) });
          }}
        />
      </Fields>
    </Part>
  );
}
