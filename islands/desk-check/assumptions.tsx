import { nextMonday, todayInJapan } from '@/lib/plan/schedule';
import type { Draft } from '@/lib/plan/schema';
import { NumberField, TextField } from './fields';
import { Fields, Part, ToolButton } from './part';
import type { Check } from './use-desk-check';

const WIDTH = 'grow basis-36 max-w-52';

/** What is assumed until the visitor knows better, and what may be left open. */
export function Assumptions({ check }: { check: Check }) {
  const { draft, words, problems, change } = check;
  const own = words.assumptions;
  const set = (changed: Partial<Draft>) => change((before) => ({ ...before, ...changed }));
  const number = (name: 'prepare' | 'cleanUp' | 'gripper' | 'yenPerHour', unit: string) => (
    <NumberField
      path={name}
      label={own[name]}
      unit={unit}
      value={draft[name]}
      onText={(text) => set({ [name]: text })}
      problems={problems}
      words={words}
      className={WIDTH}
    />
  );
  return (
    <Part id="assumptions" title={own.title} text={own.text} data-needs-script="">
      <Fields legend={own.title} className="mt-6 flex flex-wrap items-end gap-4">
        {number('prepare', words.units.minutes)}
        {number('cleanUp', words.units.minutes)}
        {number('gripper', words.units.grams)}
        {number('yenPerHour', words.units.yen)}
        <TextField
          type="date"
          path="start"
          label={own.start}
          value={draft.start}
          onText={(start) => set({ start: start || undefined })}
          problems={problems}
          words={words}
          className={WIDTH}
        />
        <ToolButton text={own.monday} onClick={() => set({ start: nextMonday(todayInJapan(new Date())) })} />
      </Fields>
    </Part>
  );
}
