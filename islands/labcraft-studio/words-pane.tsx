import { Fragment, type ReactNode, useRef } from 'react';
import { otherLocale } from '@/lib/i18n/locales';
import { fill } from '@/lib/listing/fill';
import { samePath } from '@/lib/protocol/edit';
import { namesPlates, printProtocol, printStep } from '@/lib/protocol/print';
import type { Line } from './lines';
import { FOOT, HEAD, PANE } from './pane';
import { usePart } from './use-part';
import type { StudioState } from './use-studio';

const TEXT =
  'col-start-1 row-start-1 m-0 min-h-full w-full border-0 pt-0.5 pr-5 pb-4 pl-11 text-[1.0625rem]/[2.6875rem] tracking-normal whitespace-pre-wrap [overflow-wrap:anywhere] [word-break:normal] [text-autospace:no-autospace] [text-spacing-trim:space-all] [&_*]:[text-autospace:no-autospace] [&_*]:[text-spacing-trim:space-all] [text-wrap:wrap] [font-family:var(--font-body)]';

/** The sentences: a field over a mirror that has the lines under the words, and below it what they mean. */
export function WordsPane({ studio, className }: { studio: StudioState; className: string }) {
  const { words, typed, lines, locale, isAwake, select, understood, mirrored, setMirrored } = studio;
  const field = useRef<HTMLTextAreaElement>(null);
  const { text } = typed;
  const isRefused = !understood.understood;
  const shown = mirrored && !isRefused ? otherLocale(locale) : locale;
  /** Selects the block of the sentence in which the caret is. */
  const follow = () => {
    const at = field.current?.selectionStart ?? 0;
    const line = lines.find(({ sentence }) => at >= sentence.start && at <= sentence.end);
    if (line) select(line.path);
  };
  return (
    <section id="pane-say" className={`${PANE} bg-white ${className}`} aria-labelledby="studio-say">
      <div className={HEAD}>
        <h2 id="studio-say" className="text-[0.8125rem]/[1] tracking-normal text-ink max-md:sr-only">
          {words.say.title}
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons in a line */}
        <div
          role="group"
          aria-label={words.say.language}
          className="ml-auto flex max-md:ml-0"
          data-needs-script
        >
          {[locale, otherLocale(locale)].map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={shown === one}
              disabled={one !== locale && isRefused}
              title={one !== locale && isRefused ? words.say.noMirror : undefined}
              onClick={() => setMirrored(one !== locale)}
              className="min-h-7 border border-line-strong px-2.5 text-[0.75rem] text-ink-2 first:border-r-0 disabled:text-line-strong aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white pointer-coarse:min-h-11 pointer-coarse:px-4"
            >
              {one === 'ja' ? '日本語' : 'English'}
            </button>
          ))}
        </div>
      </div>
      <div className="min-h-0 [scrollbar-width:thin] overflow-x-clip overflow-y-auto">
        {shown === locale ? (
          <div className="grid min-h-full" data-editor="">
            <div aria-hidden="true" className={`${TEXT} text-transparent`}>
              <Mirror studio={studio} />
            </div>
            <textarea
              ref={field}
              className={`${TEXT} relative resize-none overflow-hidden rounded-none bg-transparent text-ink outline-none focus-visible:[box-shadow:inset_0_0_0_3px_var(--color-teal)]`}
              aria-label={words.say.label}
              aria-describedby="studio-state"
              aria-invalid={isRefused}
              placeholder={words.say.placeholder}
              readOnly={!isAwake}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              value={text}
              onInput={({ currentTarget }) => typed.type(currentTarget.value)}
              onSelect={follow}
              onKeyUp={follow}
            />
          </div>
        ) : (
          <pre lang={shown} className="px-6 font-[inherit] text-[1rem]/[1.9] whitespace-pre-wrap text-ink">
            {printProtocol(understood.protocol, shown)}
          </pre>
        )}
      </div>
      <div className={`${FOOT} overflow-y-auto`} aria-live="polite">
        <Meaning
          studio={studio}
          onMend={(start, end) => {
            field.current?.focus();
            field.current?.setSelectionRange(start, end);
          }}
        />
      </div>
    </section>
  );
}

/** The text again, line by line, with what was understood of it. */
function Mirror({ studio }: { studio: StudioState }) {
  const { typed, lines, selected, now, stopped, numberOf } = studio;
  let at = 0;
  const numbered = new Set<string>();
  return typed.text.split('\n').map((row, index) => {
    const [start, end] = [at, at + row.length];
    at = end + 1;
    const own = lines.filter(({ sentence }) => sentence.start >= start && sentence.start <= end);
    const has = (path: typeof selected) => path && own.some((line) => samePath(line.path, path));
    const [first] = own;
    const name = first && (first.sentence.issue ? '?' : numberOf(first.path));
    const number = name && (name === '?' || !numbered.has(name)) && !name.includes('.') ? name : '';
    if (name) numbered.add(name);
    const look = [
      'relative min-h-[2.6875rem]',
      has(selected) ? 'before:absolute before:inset-y-0 before:-left-11 before:w-[3px] before:bg-teal' : '',
      has(stopped) && !has(selected)
        ? 'before:absolute before:inset-y-0 before:-left-11 before:w-[5px] before:bg-orange'
        : '',
      first && first.path.length > 1
        ? 'after:absolute after:inset-y-0 after:-left-[3px] after:w-0.5 after:bg-teal'
        : '',
    ];
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        key={index}
        data-chosen-line={has(selected) ? '' : undefined}
        className={look.filter(Boolean).join(' ')}
      >
        <span
          className={`absolute -left-11 w-9 text-right font-mono text-[0.75rem] ${has(selected) ? 'font-semibold text-teal' : name === '?' ? 'text-orange-deep' : 'text-ink-3'}`}
        >
          {has(now) && number ? <span className="mr-1 text-orange">{'▶'}</span> : null}
          {number}
        </span>
        <Row text={typed.text} start={start} end={end} lines={own} studio={studio} />
        {'\u200b'}
      </div>
    );
  });
}

const UNDERSTOOD = 'relative bg-transparent border-b border-line-strong';
const CHOSEN = 'relative border-b-2 border-teal bg-teal-mist [box-decoration-break:clone]';
const REFUSED =
  'bg-orange-mist underline decoration-orange-deep decoration-wavy decoration-2 underline-offset-[0.3em]';

type RowProps = { text: string; start: number; end: number; lines: readonly Line[]; studio: StudioState };

function Row({ text, start, end, lines, studio }: RowProps) {
  const { selected, words } = studio;
  const parts: ReactNode[] = [];
  let at = start;
  const mark = (from: number, to: number, look: string, meaning?: string) => {
    if (from < at || to > end) return;
    parts.push(text.slice(at, from));
    parts.push(
      <mark
        key={from}
        className={`text-inherit ${look}`}
        data-state={look === REFUSED ? 'refused' : 'understood'}
      >
        {text.slice(from, to)}
        {meaning ? (
          <span className="absolute top-[1.55rem] left-0 text-[0.75rem]/[0.875rem] whitespace-nowrap text-teal">
            {meaning}
          </span>
        ) : null}
      </mark>,
    );
    at = to;
  };
  for (const { sentence, path } of lines) {
    const isChosen = selected && samePath(path, selected);
    const { issue } = sentence;
    const slots = sentence.slots.filter(
      (slot) => !issue || slot.end <= issue.start || slot.start >= issue.end,
    );
    const marks = [
      ...slots.map((slot) => ({ ...slot, refused: false })),
      ...(issue
        ? [{ start: issue.start, end: Math.min(sentence.end, issue.end), kind: 'verb', refused: true }]
        : []),
    ].sort((one, other) => one.start - other.start);
    for (const slot of marks)
      mark(
        slot.start,
        slot.end,
        slot.refused ? REFUSED : isChosen ? CHOSEN : UNDERSTOOD,
        isChosen && !slot.refused ? words.say.slots[slot.kind as keyof typeof words.say.slots] : undefined,
      );
  }
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Fragment key={index}>{part}</Fragment>
      ))}
      {text.slice(at, end)}
    </>
  );
}

type MeaningProps = { studio: StudioState; onMend(start: number, end: number): void };

/** What the selected sentence means, in both languages; or why it means nothing, and what would. */
function Meaning({ studio, onMend }: MeaningProps) {
  const { lines, selected, words: all, locale, typed, understood } = studio;
  const words = all.say;
  const chosen = lines.filter(({ path }) => selected && samePath(path, selected));
  const refused =
    chosen.find(({ sentence }) => sentence.issue) ?? lines.find(({ sentence }) => sentence.issue);
  // What cannot be read comes first: the rest waits for it.
  const { sentence } = refused ?? chosen[0] ?? {};
  const mending = usePart(sentence?.issue !== undefined);
  if (!sentence) return <p className="text-[0.8125rem] text-ink-3">{words.help}</p>;
  const { issue } = sentence;
  if (issue) {
    const mended = mending?.suggestions(typed.text, sentence, locale, words.samples) ?? [];
    return (
      <>
        <p className="text-[0.8125rem]/[1.6] font-semibold text-orange-deep">
          {fill(words.reasons[issue.reason], {
            words: typed.text.slice(issue.start, issue.end),
            missing: words.hints[issue.hints[0] ?? 'step'],
          })}
        </p>
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          {mended.map(({ shown, text }) => (
            <button key={shown} type="button" onClick={() => typed.replace(text)} className={MEND}>
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
        <p className="mt-1.5 text-[0.75rem]/[1.5] text-ink-3">
          {words.couldSay}
          {issue.hints.map((hint) => words.hints[hint]).join(locale === 'ja' ? '／' : ' / ')}
        </p>
      </>
    );
  }
  const plates = namesPlates(understood.protocol.steps);
  const steps = chosen.flatMap((line) => line.sentence.steps);
  const other = otherLocale(locale);
  const read = (one: typeof locale) =>
    steps.map((step) => printStep(step, one, plates)).join(one === 'ja' ? '' : ' ') || sentence.text;
  const assumed = [...new Set(chosen.flatMap((line) => line.sentence.assumed))];
  return (
    <>
      <p className="text-[0.75rem]/[1.3] text-ink-3">{words.meanings}</p>
      <p className="mt-1.5 text-[0.875rem]/[1.6] font-medium text-ink">{read(locale)}</p>
      {steps.length ? (
        <p lang={other} className="mt-1 text-[0.8125rem]/[1.5] text-ink-3">
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

const MEND =
  'min-h-7.5 rounded-edge border border-teal bg-white px-2.5 text-[0.8125rem] font-semibold text-teal hover:border-ink hover:text-ink pointer-coarse:min-h-11';
