import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { otherLocale } from '@/lib/i18n/locales';
import { blockPath } from '@/lib/protocol/blocks';
import { Meaning } from './meaning';
import { Mirror } from './mirror';
import { OtherLanguage } from './other-language';
import { FOOT, HEAD, PANE, type PaneProps } from './pane';

const TEXT =
  'col-start-1 row-start-1 m-0 min-h-full w-full border-0 pt-0.5 pr-5 pb-4 pl-11 text-[1.0625rem]/[2.6875rem] tracking-normal whitespace-pre-wrap wrap-anywhere as-typed text-wrap font-body';

/** The sentences: a field over a mirror that has the lines under the words, and below it what they mean. */
export function WordsPane({ studio, className, inert }: PaneProps) {
  const {
    words,
    typed,
    blocks,
    lines,
    locale,
    isAwake,
    select,
    pointed,
    understood,
    isUnread,
    mirrored,
    setMirrored,
  } = studio;
  const field = useRef<HTMLTextAreaElement>(null);
  const conversion = useRef(0);
  const { text, turn, caret = 0 } = typed;
  const isRefused = !isUnread && !understood.understood;
  const isPlain = !isUnread && understood.understood;
  const shown = mirrored && isPlain ? otherLocale(locale) : locale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something was undone or done again
  useLayoutEffect(() => {
    if (turn && field.current === document.activeElement) field.current?.setSelectionRange(caret, caret);
  }, [turn]);
  /** Selects the block of the words at the caret, or before it in their sentence. */
  const follow = () => {
    const at = field.current?.selectionStart ?? 0;
    const line = lines.find(({ sentence }) => at >= sentence.start && at <= sentence.end);
    const slot = line?.sentence.slots.findLast(({ start }) => start <= at);
    if (line) select(slot ? blockPath(blocks, slot.path) : line.path);
  };
  /** The sentence under the pointer: the mirror lies under the field. */
  const point = ({ clientX, clientY }: PointerEvent) =>
    pointed.set(
      document
        .elementsFromPoint?.(clientX, clientY)
        .map((one) => one.closest<HTMLElement>('[data-of]'))
        .find(Boolean)?.dataset.of,
    );
  return (
    <section
      id="pane-say"
      className={`${PANE} bg-white ${className}`}
      inert={inert}
      aria-labelledby="studio-say"
    >
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
              aria-disabled={one !== locale && !isPlain}
              // Its description as well: it keeps the focus where it can do nothing.
              title={one !== locale && isRefused ? words.say.noMirror : undefined}
              onClick={() => setMirrored(one !== locale && isPlain)}
              className="min-h-7 border border-line-strong px-2.5 text-[0.75rem] text-ink-2 first:border-r-0 aria-disabled:text-line-strong aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white pointer-coarse:min-h-11 pointer-coarse:px-4"
            >
              {one === 'ja' ? '日本語' : 'English'}
            </button>
          ))}
        </div>
      </div>
      <div className="min-h-0 [scrollbar-width:thin] overflow-x-clip overflow-y-auto">
        {shown === locale ? (
          <div
            className="grid min-h-full"
            data-editor=""
            onPointerMove={point}
            onPointerLeave={() => pointed.set(undefined)}
          >
            <div aria-hidden="true" className={`${TEXT} text-transparent`}>
              <Mirror studio={studio} />
            </div>
            {/* Forced colours would put a ground behind its text, over the lines of the mirror. */}
            <textarea
              ref={field}
              className={`${TEXT} relative resize-none overflow-hidden rounded-none bg-transparent text-ink -outline-offset-3 forced-color-adjust-none forced-colors:text-[CanvasText]`}
              aria-label={words.say.label}
              aria-describedby="studio-state"
              aria-invalid={isRefused}
              placeholder={words.say.placeholder}
              readOnly={!isAwake}
              // Preact writes no attribute for `false`.
              spellCheck="false"
              autoComplete="off"
              autoCapitalize="off"
              value={text}
              onInput={({ currentTarget, nativeEvent }) => {
                // Once it is understood again, the other language would take the field away.
                setMirrored(false);
                const { inputType, isComposing } = nativeEvent as InputEvent;
                typed.type(
                  currentTarget.value,
                  /Paste|Drop/.test(inputType),
                  isComposing ? conversion.current : 0,
                );
              }}
              onSelect={follow}
              onKeyUp={follow}
              onCompositionStart={() => {
                conversion.current += 1;
              }}
              onCompositionEnd={typed.converted}
              onBlur={typed.rest}
            />
          </div>
        ) : (
          <OtherLanguage studio={studio} locale={shown} />
        )}
      </div>
      <div className={`${FOOT} overflow-y-auto`} data-foot="">
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
