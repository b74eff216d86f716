/** What the fields of a block share. */
import { type ReactNode, useState } from 'react';
import type { Field } from '@/lib/protocol/operations/fields';
import { PLATES, run } from '@/lib/protocol/wells';
import type { StudioState } from './use-studio';

export type EditProps = {
  field: Field;
  value: unknown;
  change(value: unknown): boolean;
  studio: StudioState;
};

export const PLATE_NUMBERS = run(1, PLATES);
export const BOX =
  'min-h-10 w-full min-w-0 rounded-edge border border-line-strong bg-white px-3 font-body text-[0.875rem] text-ink aria-invalid:border-red pointer-coarse:min-h-11 pointer-coarse:text-base';

/** What is typed in a field, until something is undone: then the field shows what there is. */
export function useTyped<T>({ typed: { turn } }: StudioState) {
  const [typed, setTyped] = useState<{ is: T | undefined; turn: number }>();
  return [
    typed?.turn === turn ? typed.is : undefined,
    (is: T | undefined) => setTyped({ is, turn }),
  ] as const;
}

type LabelledProps = { field: Field; label: string; more?: string; children: ReactNode };

export const Labelled = ({ field, label, more, children }: LabelledProps) => (
  <fieldset className="grid gap-1.5" data-edit={field.name}>
    <legend className="float-left mb-1 flex w-full justify-between gap-2 text-[0.75rem]/[1.3] text-ink-3 [&+*]:clear-both">
      {label}
      {more ? <span>{more}</span> : null}
    </legend>
    {children}
  </fieldset>
);

type QuickProps = { isOn: boolean; onPress(): void; className?: string; children: ReactNode };

/** A value that is at hand. */
export const Quick = ({ isOn, onPress, className = '', children }: QuickProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    className={`inline-flex min-h-7 items-center justify-center gap-1 rounded-edge bg-sunk px-2 text-[0.75rem] text-ink hover:bg-teal-mist aria-pressed:bg-ink aria-pressed:text-white pointer-coarse:min-h-11 ${className}`}
    onClick={onPress}
  >
    {children}
  </button>
);
