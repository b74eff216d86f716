import { useEffect, useRef, useState } from 'react';
import { quantityText } from '@/lib/desk-check/number-text';
import { phrase } from '@/lib/desk-check/phrase';
import { type ReadStep, readProtocol } from '@/lib/desk-check/protocol-text';
import { EMPTY_DRAFT } from '@/lib/desk-check/read';
import { OWN_FIELDS, withoutExample } from '@/lib/desk-check/without-example';
import { fill } from '@/lib/listing/fill';
import { onReturn } from '../kit/on-return';
import { storedText, storeText } from '../kit/session';
import { stillAt } from '../kit/still-at';
import type { Check } from './check';
import { inputLook, LABEL } from './fields';
import { NOTE } from './looks';
import { NoticeLine } from './notice-line';
import { ToolButton } from './part';

const FIELD = 'pasted-protocol';
/** Where its text survives a reload, as the draft does. */
const STORED = 'desk-check-protocol';

/** A protocol as text, and what can be read from it before anything is changed. */
export default function PasteProtocol({ check }: { check: Check }) {
  const { words, names, presets, locale, begin, notice, draft: present } = check;
  const own = words.paste;
  const [text, setText] = useState(() => storedText(STORED) ?? '');
  useEffect(() => void storeText(STORED, text), [text]);
  const [isDone, setDone] = useState(false);
  useEffect(
    () =>
      onReturn(() => {
        const newer = storedText(STORED) ?? text;
        if (newer === text) return;
        setText(newer);
        setDone(false);
      }),
    [text],
  );
  /** What was typed here before each time that it became steps, and what was left of it, by the draft that undo brings back. */
  const [typed] = useState(() => new WeakMap<object, { before: string; left: string }>());
  const [isOpen, setOpen] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  // The field takes the place of the button that brought it, and the button that of the field. The first may come late.
  useEffect(() => {
    const { current } = root;
    if (stillAt(null) || current?.contains(document.activeElement))
      current?.querySelector<HTMLElement>(isOpen ? 'textarea' : ':scope > button')?.focus();
  }, [isOpen]);
  useEffect(() => {
    const given = typed.get(present);
    if (!given) return;
    // Given back once, and over nothing else: what is typed after it is newer.
    typed.delete(present);
    setText((now) => (now === given.left ? given.before : now));
    setDone(false);
  }, [present, typed]);
  const { steps, rest } = readProtocol(text, names);
  const lineText = ({ step, line, found }: ReadStep) => {
    const values = {
      handsOn: `${words.procedure.handsOn} ${quantityText(step.handsOn ?? 0, locale)} ${words.units.minutes}`,
      waiting: `${words.procedure.waiting} ${quantityText(step.waiting ?? 0, locale)} ${words.units.minutes}`,
      grams: `${quantityText(step.grams ?? 0, locale)} ${words.units.grams}`,
      vessel: names.vessels[step.vessel],
    };
    const read = found.map((name) => values[name as keyof typeof values]).join(locale === 'ja' ? '、' : ', ');
    return fill(read ? own.read : own.nothing, { line, found: read });
  };
  const said = notice?.place === 'paste' ? <NoticeLine check={check} /> : null;
  if (!isOpen)
    return (
      <div ref={root} className="min-w-0">
        {said}
        <ToolButton text={own.open} icon="down" onClick={() => setOpen(true)} />
      </div>
    );
  return (
    <div ref={root} className="min-w-0">
      {said}
      <label htmlFor={FIELD} className={LABEL}>
        {own.label}
      </label>
      <textarea
        id={FIELD}
        rows={6}
        className={inputLook(undefined, 'lines')}
        value={text}
        aria-describedby={`${FIELD}-hint`}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setDone(false);
        }}
      />
      <p id={`${FIELD}-hint`} className={`mt-2 ${NOTE}`}>
        {isDone && text ? own.rest : own.hint}
      </p>
      {steps.length > 0 && !isDone ? (
        <>
          <ol className={NOTE}>
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
              <li key={index}>{lineText(step)}</li>
            ))}
          </ol>
          <ToolButton
            text={phrase(own.apply, { n: steps.length })}
            icon="check"
            onClick={() => {
              const left = rest.join('\n');
              typed.set(present, { before: text, left });
              const next = withoutExample(present, presets);
              const done = OWN_FIELDS.some((name) => next[name] !== present[name]) ? own.anew : own.done;
              begin(
                // Times that were measured are those of the steps that went.
                (before) => ({
                  ...withoutExample(before, presets),
                  measured: EMPTY_DRAFT.measured,
                  steps: steps.map(({ step }) => step),
                }),
                phrase(done, { n: steps.length }),
                'paste',
              );
              setText(left);
              setDone(true);
              root.current?.querySelector('textarea')?.focus();
            }}
          />
        </>
      ) : null}
      <ToolButton text={own.close} icon="close" onClick={() => setOpen(false)} />
    </div>
  );
}
