import { type ComponentProps, memo, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { classes } from '@/lib/classes';
import { valueAt, withValueAt } from '@/lib/desk-check/at-path';
import { problemText } from '@/lib/desk-check/problem-text';
import { EMPTY_PLAN, type PlanProblem } from '@/lib/desk-check/read';
import { fill } from '@/lib/listing/fill';
import type { Check } from './check';

/** The id of the field at a path of the plan, to which a list of problems can lead. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

type FieldLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-label'> &
  Pick<Check, 'goTo'> & { path: string };

/** Leads to the field at a path of the plan, and opens what it stands in. */
export const FieldLink = ({ path, goTo, ...props }: FieldLinkProps) => (
  <a
    href={`#${fieldId(path)}`}
    onClick={(event) => {
      event.preventDefault();
      goTo(path);
    }}
    {...props}
  />
);

/** What is typed into: a box, or a line of the sheet. */
const BOX = 'rounded-edge border bg-white';
const FIELD = `${BOX} h-11 py-0 text-base/[1.5] font-body`;
const LINE = 'border-0 border-b bg-transparent p-0 font-body focus:bg-white';
export const INPUTS = {
  box: `${FIELD} px-3`,
  unit: `${FIELD} pr-10 pl-3`,
  choice: `${FIELD} pr-8 pl-3`,
  lines: `${BOX} p-3 text-base/[1.5] font-body`,
  count: `${BOX} h-12 px-3 py-0 font-body text-[1.375rem]/[1.5] font-medium`,
  size: `${BOX} h-11 py-0 text-base/[1.5] font-mono pr-7 pl-1.5`,
  title: `${LINE} h-12 text-[1.375rem]/[1.5] font-semibold`,
  line: `${LINE} h-11 text-base/[1.5]`,
} as const;
export type InputLook = keyof typeof INPUTS;

/** The look of what is typed into. */
export const inputLook = (problem: PlanProblem | undefined, look: InputLook = 'box'): string =>
  `tnum block w-full min-w-0 appearance-none text-ellipsis text-ink ${INPUTS[look]} ${problem ? 'border-red [box-shadow:inset_0_0_0_1px_var(--color-red)]' : 'border-line-strong hover:border-ink'}`;

export const LABEL = 'mb-1 block p-0 text-fine/[1.5] text-ink-3';
/** Beside fields, in line with what is typed into, whatever stands below one of them. */
export const BELOW_LABEL = 'mt-[calc(var(--text-fine)*1.5+0.25rem)]';

/** A field of the draft: it shows what stands at its path, and writes there. */
type FieldProps = {
  check: Pick<Check, 'draft' | 'change' | 'problems' | 'words' | 'locale'>;
  path: string;
  label: string;
  className?: string | undefined;
  /** Shown in place of what stands there, where that is a name for it. */
  value?: string | undefined;
  onText?(text: string): void;
};

/** What a field says of itself: its value, how it is written, and what is wrong with it. */
export function fieldState({ check: { draft, change, problems }, path, value, onText }: FieldProps) {
  const problem = problems.find((found) => found.path === path);
  const id = fieldId(path);
  return {
    problem,
    id,
    value: value ?? String(valueAt(draft, path) ?? ''),
    write: onText ?? ((text: string) => change((before) => withValueAt(before, path, text))),
    aria: problem && ({ 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const),
  };
}

type LabelledProps = Pick<FieldProps, 'check' | 'label' | 'className'> & {
  id: string;
  problem: PlanProblem | undefined;
  /** What its number counts; stands in the field, and in its name. */
  unit?: string | undefined;
  children: ReactNode;
};

/** A field under its label, and what is wrong with it below. */
export function Labelled({
  id,
  label,
  className,
  problem,
  check: { words, locale },
  unit,
  children,
}: LabelledProps) {
  const name = unit ? fill(words.units.of, { label, unit }) : label;
  return (
    <div className={classes('min-w-0', className)}>
      <label htmlFor={id} className={LABEL}>
        {label}
        <span className="visually-hidden">{name.slice(label.length)}</span>
      </label>
      <span className="relative block">
        {children}
        {unit ? (
          <span className={UNIT} aria-hidden="true">
            {unit}
          </span>
        ) : null}
      </span>
      {problem ? (
        <p id={`${id}-problem`} className="mt-1 text-fine/[1.5] text-red">
          {problemText(problem, { words, locale })}
        </p>
      ) : null}
    </div>
  );
}
const UNIT = 'pointer-events-none absolute top-0 right-3 text-fine/11 text-ink-3';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value'> & { unit?: string; look?: InputLook };

/** Whether a field would be drawn as it is; what it calls works on what there is by then. */
const isSameField = (before: TextFieldProps, after: TextFieldProps) =>
  (['path', 'label', 'value', 'unit', 'look', 'className'] as const).every(
    (name) => before[name] === after[name],
  ) &&
  valueAt(before.check.draft, before.path) === valueAt(after.check.draft, after.path) &&
  [before, after].every(({ check, path }) => check.problems.every((problem) => problem.path !== path));

/** A line of text. */
export const TextField = memo(DrawnTextField, isSameField);
function DrawnTextField(props: TextFieldProps) {
  const { check, path, label, className, value: _, onText, unit, look, ...input } = props;
  const { problem, id, value, write, aria } = fieldState(props);
  return (
    <Labelled id={id} label={label} className={className} problem={problem} check={check} unit={unit}>
      <input
        type="text"
        autoComplete="off"
        // Of a number or a day: what is pasted stays short enough for a link.
        maxLength={40}
        // What counts while nothing stands there.
        placeholder={String(valueAt(EMPTY_PLAN, path) || '')}
        {...input}
        id={id}
        value={value}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        className={inputLook(problem, look ?? (unit ? 'unit' : 'box'))}
        {...aria}
      />
    </Labelled>
  );
}

/** A number. A field of the type number loses what is typed in full width, and says nothing of it. */
export const NumberField = (props: TextFieldProps) => <TextField inputMode="decimal" {...props} />;

type ChoiceProps = FieldProps & { options: readonly (readonly [value: string, text: string])[] };

/** One of a few. */
export function Choice({ options, ...props }: ChoiceProps) {
  const { problem, id, value, write, aria } = fieldState(props);
  return (
    <Labelled {...props} id={id} problem={problem}>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        className={inputLook(problem, 'choice')}
        {...aria}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute top-3.5 right-2.5 size-4 text-ink-3" />
    </Labelled>
  );
}

/** Yes or no. */
export const Tick = ({ check: { draft, change }, path, label }: FieldProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small/[1.4] text-ink">
    <input
      type="checkbox"
      className={TICK}
      id={fieldId(path)}
      checked={valueAt(draft, path) === true}
      onChange={({ currentTarget: { checked } }) => change((before) => withValueAt(before, path, checked))}
    />
    {label}
  </label>
);
const TICK =
  'm-0 size-5 flex-none appearance-none rounded-edge border border-line-strong bg-white checked:border-ink checked:bg-ink checked:[box-shadow:inset_0_0_0_0.25rem_var(--color-white)]';
