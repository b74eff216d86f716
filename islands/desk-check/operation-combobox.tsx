import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import type { PlanNames } from '@/lib/plan/words';
import { fold } from '@/lib/search/fold';
import type { TextField } from './fields';
import { fieldId } from './fields';

export type OperationComboboxProps = Omit<ComponentProps<typeof TextField>, 'value'> & {
  value: string;
  operations: PlanNames['operations'];
};

/** The field of an operation with its list: what is typed narrows it, and any words may stay. */
export default function OperationCombobox(props: OperationComboboxProps) {
  const { path, label, className, value, operations, onText, placeholder, maxLength } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isNarrowed, setNarrowed] = useState(false);
  const isLeaving = useRef(false);
  const id = fieldId(path);
  // It takes the place of a field that had the focus, at once: a key pressed in between would be lost.
  useLayoutEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const wanted = fold(value);
  const found = isNarrowed ? operations.filter(({ name }) => fold(name).includes(wanted)) : operations;
  return (
    <div className={`relative min-w-0 ${className ?? ''}`}>
      <label htmlFor={id} className="block text-[0.8125rem] text-ink-3">
        {label}
      </label>
      <Combobox
        immediate
        value={value}
        onChange={(name: string | null) => {
          // Who leaves with Tab has not chosen: the words stay as they are typed.
          if (name !== null && !isLeaving.current) onText(name);
        }}
        onClose={() => setNarrowed(false)}
      >
        <ComboboxInput
          ref={field}
          id={id}
          autoComplete="off"
          placeholder={placeholder}
          maxLength={maxLength}
          displayValue={(name: string) => name}
          onFocus={() => {
            isLeaving.current = false;
          }}
          onKeyDown={({ key }) => {
            isLeaving.current = key === 'Tab';
          }}
          onChange={({ currentTarget }) => {
            setNarrowed(true);
            onText((currentTarget as HTMLInputElement).value);
          }}
          className="h-11 w-full min-w-0 rounded-edge border border-line-strong bg-white px-3 py-0 text-ink [font:inherit]"
        />
        <ComboboxOptions
          modal={false}
          className="absolute top-full z-(--z-pop) max-h-80 w-full overflow-auto border border-line bg-white shadow-pop empty:hidden"
        >
          {found.map(({ id: operation, name }) => (
            <ComboboxOption
              key={operation}
              value={name}
              className="flex min-h-11 items-center px-3 text-ink data-focus:bg-teal-mist"
            >
              {name}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
    </div>
  );
}
