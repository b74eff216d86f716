import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { classes } from '@/lib/classes';
import { fill } from '@/lib/listing/fill';
import { problemText } from '@/lib/plan/problem-text';
import type { PlanProblem } from '@/lib/plan/read';
import type { PlanWords } from '@/lib/plan/words';

/** The id of the field at a path of the plan, to which a list of problems can lead. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** The look of what is typed into. */
export const inputLook = (problem: PlanProblem | undefined): string =>
  problem ? 'dk-input dk-bad' : 'dk-input';

type FieldProps = {
  path: string;
  label: string;
  problems: readonly PlanProblem[];
  words: PlanWords;
  className?: string | undefined;
};

/** What a field says of itself: its label, and what is wrong with its value. */
export function fieldState({ path, problems }: Pick<FieldProps, 'path' | 'problems'>) {
  const problem = problems.find((found) => found.path === path);
  const id = fieldId(path);
  return {
    problem,
    id,
    aria: problem && ({ 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const),
  };
}

type LabelledProps = Pick<FieldProps, 'label' | 'className' | 'words'> & {
  id: string;
  problem: PlanProblem | undefined;
  /** What its number counts; stands in the field, and in its name. */
  unit?: string | undefined;
  children: ReactNode;
};

/** A field under its label, and what is wrong with it below. */
export function Labelled({ id, label, className, problem, words, unit, children }: LabelledProps) {
  const name = unit ? fill(words.units.of, { label, unit }) : label;
  return (
    <div className={classes('dk-field', className)}>
      <label htmlFor={id}>
        {label}
        <span className="visually-hidden">{name.slice(label.length)}</span>
      </label>
      <span className="dk-box">
        {children}
        {unit ? <i aria-hidden="true">{unit}</i> : null}
      </span>
      {problem ? (
        <p id={`${id}-problem`} className="dk-problem">
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
    unit?: string;
  };

/** A line of text. */
export function TextField(props: TextFieldProps) {
  const { path, label, problems, words, className, value, onText, unit, ...input } = props;
  const { problem, id, aria } = fieldState({ path, problems });
  return (
    <Labelled id={id} label={label} className={className} problem={problem} words={words} unit={unit}>
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        value={value ?? ''}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        className={inputLook(problem)}
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
        className={inputLook(problem)}
        {...aria}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" className="dk-down" />
    </Labelled>
  );
}

type TickProps = { path: string; label: string; checked: boolean; onTick(checked: boolean): void };

/** Yes or no. */
export const Tick = ({ path, label, checked, onTick }: TickProps) => (
  <label className="dk-tick">
    <input
      type="checkbox"
      id={fieldId(path)}
      checked={checked}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
    {label}
  </label>
);
