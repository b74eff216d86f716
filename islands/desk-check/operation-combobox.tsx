import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '@/lib/classes';
import type { PlanNames } from '@/lib/desk-check/words';
import { fold } from '@/lib/search/fold';
import { fieldState, inputLook, Labelled, type TextFieldProps } from './fields';

export type OperationComboboxProps = TextFieldProps & {
  value: string;
  onText(text: string): void;
  operations: PlanNames['operations'];
  /** What was selected in the field whose place it takes. */
  selection: readonly [start: number, end: number];
};

/** The field of an operation with its list: what is typed narrows it, and any words may stay. */
export default function OperationCombobox(props: OperationComboboxProps) {
  const { check, label, className, value, operations, onText, placeholder, maxLength } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isNarrowed, setNarrowed] = useState(false);
  const isLeaving = useRef(false);
  const { problem, id, aria } = fieldState(props);
  // It takes the place of a field that had the focus, at once: a key pressed in between would be lost.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  const [before] = useState({ value, selection: props.selection });
  useEffect(() => {
    const restore = () => {
      if (field.current?.value === before.value) field.current.setSelectionRange(...before.selection);
    };
    restore();
    // The library puts a caret that is at the beginning to the end, a frame after it has opened the list.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(restore);
    });
    return () => cancelAnimationFrame(frame);
  }, [before]);
  const description = aria?.['aria-describedby'];
  // As an attribute: the library's input takes no description but its own.
  useLayoutEffect(() => {
    if (description) field.current?.setAttribute('aria-describedby', description);
    else field.current?.removeAttribute('aria-describedby');
  }, [description]);
  const wanted = fold(value);
  const found = isNarrowed ? operations.filter(({ name }) => fold(name).includes(wanted)) : operations;
  return (
    <Labelled
      id={id}
      label={label}
      className={classes('relative', className)}
      problem={problem}
      check={check}
    >
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
          // Else it would be empty at first, and hold no caret.
          defaultValue={value}
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
          className={inputLook(problem)}
          aria-invalid={aria?.['aria-invalid']}
        />
        <ComboboxOptions
          modal={false}
          className="absolute top-full z-(--z-pop) max-h-80 w-full overflow-auto bg-white [box-shadow:var(--shadow-pop)]"
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
    </Labelled>
  );
}
