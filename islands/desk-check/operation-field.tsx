import { type ComponentType, useRef, useState } from 'react';
import { operationName } from '@/lib/plan/telling';
import { fieldId, TextField } from './fields';
import type { OperationComboboxProps } from './operation-combobox';
import type { Check } from './use-desk-check';

type OperationFieldProps = { check: Check; index: number; value: string; onText(operation: string): void };

/** What is done. A plain field until it is entered: then it brings the list of operations. */
export function OperationField({ check, index, value, onText }: OperationFieldProps) {
  const { words, names, problems } = check;
  const [Combobox, setCombobox] = useState<ComponentType<OperationComboboxProps>>();
  const isAsked = useRef(false);
  const path = `steps.${index}.operation`;
  const shown = operationName(value, names);
  /** A name that is in the list is kept as its id, so that the plan reads in the other language as well. */
  const write = (text: string) => onText(names.operations.find(({ name }) => name === text)?.id ?? text);

  const bring = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const { default: loaded } = await import('./operation-combobox');
      // Between two keys of an input method a field must not be exchanged.
      const field = document.getElementById(fieldId(path));
      // Who has gone on keeps the focus; the list is there the next time.
      if (document.activeElement !== field) {
        isAsked.current = false;
        return;
      }
      const exchange = () => setCombobox(() => loaded);
      if (field?.dataset.composing) field.addEventListener('compositionend', exchange, { once: true });
      else exchange();
    } catch {
      // The field takes any words without the list.
      isAsked.current = false;
    }
  };
  const field = {
    path,
    label: words.procedure.operation,
    placeholder: words.procedure.operationHint,
    maxLength: 60,
    className: 'max-lg:col-span-full',
    problems,
    words,
  };
  if (Combobox) return <Combobox {...field} value={shown} operations={names.operations} onText={write} />;
  return (
    <TextField
      {...field}
      value={shown}
      onText={write}
      onFocus={() => void bring()}
      onCompositionStart={({ currentTarget }) => {
        currentTarget.dataset.composing = '';
      }}
      onCompositionEnd={({ currentTarget }) => {
        delete currentTarget.dataset.composing;
      }}
    />
  );
}
