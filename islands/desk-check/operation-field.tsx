import { type ComponentType, useRef, useState } from 'react';
import { withValueAt } from '@/lib/desk-check/at-path';
import { minutesWith } from '@/lib/desk-check/estimate';
import { freeWords, operationName } from '@/lib/desk-check/step-text';
import type { Check } from './check';
import { fieldId, TextField } from './fields';
import type { OperationComboboxProps } from './operation-combobox';

type OperationFieldProps = { check: Check; index: number; value: string };

/** What is done. A plain field until it is entered: then it brings the list of operations. */
export function OperationField({ check, index, value }: OperationFieldProps) {
  const { words, names, change } = check;
  const [brought, setBrought] = useState<{
    Combobox: ComponentType<OperationComboboxProps>;
    selection: OperationComboboxProps['selection'];
  }>();
  const isAsked = useRef(false);
  const isComposing = useRef(false);
  const path = `steps.${index}.operation`;

  const bring = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const { OperationCombobox: Combobox } = await check.load();
      const field = document.getElementById(fieldId(path)) as HTMLInputElement | null;
      do {
        // Between two keys of an input method a field must not be exchanged.
        if (isComposing.current)
          await new Promise((done) => field?.addEventListener('compositionend', done, { once: true }));
        // Nor before the key that ended it has done its work, and may have begun the next; and a list that is there already
        // comes before a click has set the caret.
        await new Promise((done) => setTimeout(done));
      } while (isComposing.current);
      // Who has gone on keeps the focus; the list is there the next time.
      if (document.activeElement !== field) {
        isAsked.current = false;
        return;
      }
      const { selectionStart, selectionEnd } = field ?? {};
      setBrought({ Combobox, selection: [selectionStart ?? 0, selectionEnd ?? 0] });
    } catch {
      // The field takes any words without the list.
      isAsked.current = false;
    }
  };
  const field = {
    check,
    path,
    label: words.procedure.operation,
    placeholder: words.procedure.operationHint,
    maxLength: 60,
    className: 'col-span-6 slim:col-span-full',
    value: operationName(value, names),
    /** A name that is in the list is stored as its id, so that the plan reads in the other language as well. */
    onText(typed: string) {
      const text = freeWords(typed, names.operations);
      const operation = names.operations.find(({ name }) => name === text)?.id ?? text;
      change((before) => {
        const step = before.steps[index];
        return step
          ? withValueAt(before, `steps.${index}`, {
              ...step,
              operation,
              // An estimate is no measurement.
              ...(before.measured ? {} : minutesWith(operation, step, names)),
            })
          : before;
      });
    },
  };
  if (brought) {
    const { Combobox, selection } = brought;
    return <Combobox {...field} operations={names.operations} selection={selection} />;
  }
  return (
    <TextField
      {...field}
      onFocus={() => void bring()}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
      }}
    />
  );
}
