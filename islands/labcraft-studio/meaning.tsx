import { useEffect, useState } from 'react';
import { otherLocale } from '@/lib/i18n/locales';
import { fill } from '@/lib/listing/fill';
import { samePath } from '@/lib/protocol/edit';
import { namesPlates, printStep } from '@/lib/protocol/print';
import type { Issue } from '@/lib/protocol/said';
import { isOf } from './lines';
import { MEND, toFoot, WHY } from './pane';
import type { Suggestion } from './suggestions';
import type { StudioState } from './use-studio';

/** Why a sentence means nothing. */
export const whyNot = (issue: Issue, { words: { say: words }, typed }: StudioState): string =>
  fill(words.reasons[issue.reason], {
    words: typed.text.slice(issue.start, issue.end),
    missing: words.hints[issue.hints[0] ?? 'step'],
  });

type MeaningProps = { studio: StudioState; onMend(start: number, end: number): void };

/** What the selected sentence means, in both languages; or why it means nothing, and what would. */
export function Meaning({ studio, onMend }: MeaningProps) {
  const { lines, selected, stopped, words: all, locale, typed, understood, isTyping } = studio;
  const mending = studio.parts;
  const words = all.say;
  const chosen = lines.filter((line) => isOf(line, selected));
  const refused =
    chosen.find(({ sentence }) => sentence.issue) ?? lines.find(({ sentence }) => sentence.issue);
  // What cannot be read comes first: the rest waits for it.
  const { sentence } = refused ?? chosen[0] ?? {};
  const isStopped = !refused && selected && stopped && samePath(stopped, selected);
  const { text: whole } = typed;
  const [mended, setMended] = useState<readonly Suggestion[]>([]);
  // It reads much: it waits until typing rests, and is looked for once.
  useEffect(() => {
    if (!sentence?.issue || !mending || isTyping) return;
    let isNow = true;
    mending.mends(whole, sentence, locale, words).then((found) => isNow && setMended(found), console.error);
    return () => {
      isNow = false;
      setMended([]);
    };
  }, [mending, whole, sentence, locale, words, isTyping]);
  if (!sentence) return <p className="text-[0.8125rem] text-ink-3">{words.help}</p>;
  const { issue } = sentence;
  if (isStopped && mending) return <mending.Remedies studio={studio} title={words.mend} />;
  if (issue) {
    return (
      <>
        <p className={WHY}>{whyNot(issue, studio)}</p>
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          {mended.map(({ shown, text }) => (
            <button
              key={shown}
              type="button"
              onClick={({ currentTarget }) => {
                toFoot(currentTarget);
                typed.replace(text);
              }}
              className={MEND}
            >
              {shown}
            </button>
          ))}
          <button
            type="button"
            onClick={() => onMend(issue.start, issue.end)}
            className={`${MEND} border-line-strong text-ink`}
          >
            {words.goTo}
          </button>
        </div>
        {issue.hints.length ? (
          <p className="mt-1.5 line-clamp-2 text-[0.75rem]/[1.5] text-ink-3 short:line-clamp-1">
            {words.couldSay}
            {issue.hints.map((hint) => words.hints[hint]).join(locale === 'ja' ? '／' : ' / ')}
          </p>
        ) : null}
      </>
    );
  }
  const plates = namesPlates(understood.protocol.steps);
  const steps = chosen.flatMap((line) => line.sentence.steps);
  const other = otherLocale(locale);
  const read = (one: typeof locale) =>
    steps.map((step) => printStep(step, one, plates)).join(one === 'ja' ? '' : ' ') || sentence.text;
  const assumed = [...new Set(chosen.flatMap((line) => line.sentence.assumed.flat()))];
  return (
    <>
      <p className="text-[0.75rem]/[1.3] text-ink-3 short:sr-only">{words.meanings}</p>
      <p className="mt-1.5 text-[0.875rem]/[1.6] font-medium text-ink short:mt-0 short:text-[0.8125rem]/[1.5]">
        {read(locale)}
      </p>
      {steps.length ? (
        <p lang={other} className="mt-1 text-[0.8125rem]/[1.5] text-ink-3 short:text-[0.75rem]/[1.5]">
          {read(other)}
        </p>
      ) : null}
      {assumed.map((one) => (
        <p key={one} className="mt-1 text-[0.75rem]/[1.5] text-ink-3">
          {words.assumed[one]}
        </p>
      ))}
    </>
  );
}
