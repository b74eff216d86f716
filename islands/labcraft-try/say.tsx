'use client';

import { useId, useRef } from 'react';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import type { TryWords } from '@/lib/pages/try-words';
import { namesPlates, printProtocol, printStep } from '@/lib/protocol/print';
import type { Sentence, Understood } from '@/lib/protocol/understand';
import { filled } from './words';

type SayWords = TryWords['say'];
type SayProps = {
  text: string;
  onText(text: string): void;
  understood: Understood;
  locale: Locale;
  words: SayWords;
};

/** The text, with a line under what was understood, and what each sentence means or why it means nothing. */
export function Say({ text, onText, understood, locale, words }: SayProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { sentences, protocol } = understood;
  const goTo = ({ start, end }: { start: number; end: number }) => {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  };
  const other = otherLocale(locale);
  const refused = sentences.filter(({ issue }) => issue).length;
  return (
    <section aria-labelledby={`${id}h`}>
      <h3 id={`${id}h`}>{words.title}</h3>
      <p id={`${id}help`}>{words.help}</p>
      <label>
        {words.example}
        <select
          value=""
          onChange={({ target }) => onText(words.examples[Number(target.value)]?.text ?? text)}
        >
          <option value="" />
          {words.examples.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}text`}>{words.label}</label>
      <div className="lc-say">
        <div aria-hidden="true">
          <Underlined text={text} sentences={sentences} />
        </div>
        <textarea
          ref={field}
          id={`${id}text`}
          aria-describedby={`${id}help ${id}state`}
          aria-invalid={refused > 0}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          value={text}
          onInput={({ currentTarget }) => onText(currentTarget.value)}
        />
      </div>
      <p id={`${id}state`} role="status">
        {refused ? filled(words.refused, { n: refused }) : sentences.length ? words.understood : ''}
      </p>
      <ol className="lc-meanings" aria-label={words.meanings}>
        {sentences.map((sentence) => (
          <li key={sentence.start}>
            <Meaning
              sentence={sentence}
              text={text}
              locale={locale}
              words={words}
              plates={namesPlates(protocol.steps)}
              onGoTo={goTo}
            />
          </li>
        ))}
      </ol>
      <details>
        <summary>{words.other}</summary>
        <pre lang={other}>{printProtocol(protocol, other)}</pre>
      </details>
    </section>
  );
}

/** The same text behind the field, which has the lines. */
function Underlined({ text, sentences }: { text: string; sentences: readonly Sentence[] }) {
  const parts = [];
  let at = 0;
  for (const { start, end, issue } of sentences) {
    const from = issue?.start ?? start;
    const to = Math.min(end, issue?.end ?? end);
    parts.push(text.slice(at, from));
    parts.push(
      <mark key={start} className={issue ? 'lc-bad' : 'lc-ok'}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  // A last line that is empty has its height as well.
  return (
    <>
      {parts}
      {text.slice(at)}
      {'\u200b'}
    </>
  );
}

type MeaningProps = Pick<SayProps, 'text' | 'locale' | 'words'> & {
  sentence: Sentence;
  plates: boolean;
  onGoTo(range: { start: number; end: number }): void;
};

function Meaning({ sentence, text, locale, words, plates, onGoTo }: MeaningProps) {
  const { issue, steps, assumed } = sentence;
  if (issue)
    return (
      <>
        <span className="lc-wrong">
          {filled(words.reasons[issue.reason], { words: text.slice(issue.start, issue.end) })}
        </span>
        <small>
          {words.couldSay}
          {issue.hints.map((hint) => words.hints[hint]).join(locale === 'ja' ? '／' : ' / ')}
        </small>
        <button type="button" onClick={() => onGoTo(issue)}>
          {words.goTo}
          <span className="lc-hidden">{text.slice(issue.start, issue.end)}</span>
        </button>
      </>
    );
  return (
    <>
      {steps.length
        ? steps.map((step) => printStep(step, locale, plates)).join(locale === 'ja' ? '' : ' ')
        : sentence.text}
      {[...new Set(assumed)].map((one) => (
        <small key={one}>{words.assumed[one]}</small>
      ))}
    </>
  );
}
