'use client';

import { useId } from 'react';
import type { Choice } from '@/lib/examples/filter';

type ChoiceSelectProps = {
  label: string;
  all: string;
  choices: readonly Choice[];
  /** Undefined: all. */
  value: string | undefined;
  onChoose(value: string | undefined): void;
};

/** A filter as a native select; "all" comes first. */
export function ChoiceSelect({ label, all, choices, value, onChoose }: ChoiceSelectProps) {
  const id = useId();
  return (
    <div className="lnx__s">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={(event) => onChoose(event.target.value || undefined)}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  );
}
