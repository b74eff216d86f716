'use client';

import { type ReactNode, useId, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { LIMITS, readProtocol, type Step, TIPS, type Tips } from '@/lib/protocol/model';
import { japaneseName, liquidName } from '@/lib/protocol/names';
import { printPlace } from '@/lib/protocol/print';
import { understand } from '@/lib/protocol/understand';
import type { Place } from '@/lib/protocol/wells';
import type { CheckWords } from './check';

type FormProps = { step: Step; onStep(step: Step): void; locale: Locale; words: CheckWords };

/** A place as it is written in a sentence. */
function placeIn(text: string, locale: Locale): Place | undefined {
  const { protocol, understood } = understand(
    locale === 'ja' ? `${text}から1 µL捨てる。` : `Remove 1 µL from ${text}.`,
    locale,
  );
  const [step, ...more] = protocol.steps;
  return understood && step?.do === 'remove' && !more.length ? step.at : undefined;
}

const isStep = (step: Step): boolean => {
  try {
    readProtocol({ version: 1, steps: [step] });
    return true;
  } catch {
    return false;
  }
};

/** The values of a step. What is entered counts as soon as it is one that the model allows. */
export function BlockForm({ step, onStep, locale, words }: FormProps) {
  const change = (more: object): boolean => {
    const changed = { ...step, ...more } as Step;
    const fits = isStep(changed);
    if (fits) onStep(changed);
    return fits;
  };
  const number = (name: 'volume' | 'times' | 'seconds' | 'factor', max: number) => {
    const value = (step as unknown as Record<string, number>)[name];
    if (value === undefined) return null;
    const step_ = name === 'volume' ? 'any' : 1;
    return (
      <Field
        label={words.fields[name]}
        value={String(value)}
        onValue={(text) => text !== '' && change({ [name]: Number(text) })}
        input={{
          type: 'number',
          min: name === 'factor' ? 2 : name === 'volume' ? 0.01 : 1,
          max,
          step: step_,
          inputMode: 'decimal',
        }}
      />
    );
  };
  const liquid = (name: 'liquid' | 'diluent', value: string) => (
    <Field
      label={words.fields[name]}
      value={locale === 'ja' ? japaneseName(value) : value}
      onValue={(text) => change({ [name]: liquidName(text) })}
      input={{ maxLength: LIMITS.name }}
    />
  );
  const place = (name: 'from' | 'at', value: Place) => (
    <Field
      label={words.fields[name]}
      value={printPlace(value, locale)}
      onValue={(text) => {
        const found = placeIn(text, locale);
        return found !== undefined && change({ [name]: found });
      }}
      wrong={words.notPlace}
    />
  );
  return (
    <>
      {number('volume', LIMITS.volume)}
      {'liquid' in step ? liquid('liquid', step.liquid) : null}
      {'from' in step ? place('from', step.from) : null}
      {'at' in step ? place('at', step.at) : null}
      {number('factor', LIMITS.factor)}
      {step.do === 'dilute' ? (
        <Choice
          label={words.fields.diluent}
          value={step.diluent === null ? 'none' : 'some'}
          onValue={(value) => change({ diluent: value === 'none' ? null : 'buffer' })}
          options={[
            ['none', words.none],
            [
              'some',
              step.diluent === null
                ? japaneseOr('buffer', locale)
                : japaneseOr(step.diluent, locale) || words.blank,
            ],
          ]}
        />
      ) : null}
      {step.do === 'dilute' && step.diluent !== null ? liquid('diluent', step.diluent) : null}
      {number('times', LIMITS.times)}
      {number('seconds', LIMITS.seconds)}
      {'tips' in step ? (
        <Choice
          label={words.fields.tips}
          value={step.tips}
          onValue={(value) => change({ tips: value as Tips })}
          options={TIPS.map((tips) => [tips, words.tips[tips]])}
        />
      ) : null}
    </>
  );
}

const japaneseOr = (name: string, locale: Locale) => (locale === 'ja' ? japaneseName(name) : name);

type FieldProps = {
  label: string;
  value: string;
  /** Tells whether the text was taken. */
  onValue(text: string): boolean;
  input?: Record<string, string | number>;
  wrong?: string;
};

/** A field that keeps what is typed until it is left, and then shows what was taken. */
function Field({ label, value, onValue, input, wrong }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  return (
    <label>
      {label}
      <input
        {...input}
        value={typed ?? value}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong && wrong ? id : undefined}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(!onValue(currentTarget.value));
        }}
        onBlur={() => {
          setTyped(undefined);
          setWrong(false);
        }}
      />
      {isWrong && wrong ? (
        <span id={id} className="lc-wrong" role="alert">
          {wrong}
        </span>
      ) : null}
    </label>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  onValue(value: string): void;
  options: readonly (readonly [value: string, text: ReactNode])[];
};

const Choice = ({ label, value, onValue, options }: ChoiceProps) => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => onValue(target.value)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
