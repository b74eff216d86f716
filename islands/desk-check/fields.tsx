import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/lib/classes';
import { fill } from '@/lib/listing/fill';
import { problemText } from '@/lib/plan/problem-text';
import type { PlanProblem } from '@/lib/plan/read';
import type { PlanWords } from '@/lib/plan/words';

/** The id of the field at a path of the plan, to which a list of problems can lead. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

const INPUT = 'h-11 w-full min-w-0 rounded-edge border bg-white px-3 py-0 text-ink [font:inherit]';
const FINE = 'border-line-strong';
const WRONG = 'border-red';
const LABEL = 'mb-1 block text-[0.8125rem]/[1.5] text-ink-3';

type FieldProps = {
  path: string;
  label: string;
  problems: readonly PlanProblem[];
  words: PlanWords;
  className?: string | undefined;
};

/** What a field says of itself: its label, and what is wrong with its value. */
function fieldState({ path, problems }: Pick<FieldProps, 'path' | 'problems'>) {
  const problem = problems.find((found) => found.path === path);
  const id = fieldId(path);
  return {
    problem,
    id,
    aria: problem && ({ 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const),
  };
}

function Labelled({
  id,
  label,
  className,
  problem,
  words,
  children,
}: Pick<FieldProps, 'label' | 'className' | 'words'> & {
  id: string;
  problem: PlanProblem | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classes('min-w-0', className)}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      {children}
      {problem ? (
        <p id={`${id}-problem`} className="text-[0.8125rem] text-red">
          {problemText(problem, words)}
        </p>
      ) : null}
    </div>
  );
}

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
    value: string | number | undefined;
    onText(text: string): void;
    /** Stands after the label. */
    unit?: string;
  };

/** A line of text. */
export function TextField({
  path,
  label,
  problems,
  words,
  className,
  value,
  onText,
  unit,
  ...input
}: TextFieldProps) {
  const { problem, id, aria } = fieldState({ path, problems });
  return (
    <Labelled
      id={id}
      label={unit ? fill(words.units.of, { label, unit }) : label}
      className={className}
      problem={problem}
      words={words}
    >
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        value={value ?? ''}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        className={`${INPUT} ${problem ? WRONG : FINE}`}
        {...aria}
      />
    </Labelled>
  );
}

/** A number. A field of the type number loses what is typed in full width, and says nothing of it. */
export const NumberField = (props: TextFieldProps) => <TextField inputMode="decimal" {...props} />;

type ChoiceProps = FieldProps & {
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onText(value: string): void;
};

/** One of a few. */
export function Choice({ path, label, problems, words, className, value, options, onText }: ChoiceProps) {
  const { problem, id, aria } = fieldState({ path, problems });
  return (
    <Labelled id={id} label={label} className={className} problem={problem} words={words}>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        className={`${INPUT} ${problem ? WRONG : FINE}`}
        {...aria}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

type TickProps = { path: string; label: string; checked: boolean; onTick(checked: boolean): void };

/** Yes or no. */
export const Tick = ({ path, label, checked, onTick }: TickProps) => (
  <label className="inline-flex min-h-11 items-center gap-3 text-[0.875rem] text-ink">
    <input
      type="checkbox"
      id={fieldId(path)}
      checked={checked}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      className="size-6 accent-teal"
    />
    {label}
  </label>
);
