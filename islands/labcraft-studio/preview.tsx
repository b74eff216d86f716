import { useEffect, useRef } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { type Format, litLines } from './formats';
import type { StudioState } from './use-studio';

type PreviewProps = {
  words: StudioState['words']['take'];
  lines: readonly string[];
  format: Format;
  language: Locale;
  /** The number of the chosen step, whose lines are lit. */
  step: string | undefined;
};

/** What will be saved or copied, line by line. */
export function Preview({ words, lines, format, language, step }: PreviewProps) {
  const preview = useRef<HTMLElement>(null);
  const lit = litLines(lines, step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which lines are lit depends on these
  useEffect(() => {
    // Only in the preview: what is brought into sight in all that scrolls moves the page as well.
    const box = preview.current;
    const line = box?.querySelector<HTMLElement>('[data-lit]');
    if (box && line) box.scrollTop = line.offsetTop - box.offsetTop - 60;
  }, [format, step]);
  return (
    <section
      ref={preview}
      aria-label={words.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with keys
      tabIndex={0}
      className="min-h-40 overflow-auto py-3 font-code text-[0.8125rem]/[1.5] whitespace-pre text-ink outline-offset-[-3px] [text-autospace:no-autospace]"
    >
      {lines.map((line, index) => (
        <code
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={index}
          lang={language}
          data-lit={lit.has(index) ? '' : undefined}
          className={`block pr-6 font-[inherit] ${lit.has(index) ? 'bg-teal-mist [box-shadow:inset_3px_0_0_var(--color-teal)]' : ''}`}
        >
          <span
            aria-hidden="true"
            className="mr-4 inline-block w-12 text-right text-[0.75rem] text-ink-3 select-none max-md:mr-2 max-md:w-8"
          >
            {index + 1}
          </span>
          {line}
        </code>
      ))}
    </section>
  );
}
