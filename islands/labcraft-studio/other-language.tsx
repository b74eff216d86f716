import type { Locale } from '@/lib/i18n/locales';
import { linesWithPaths, namesPlates, type PrintedLine } from '@/lib/protocol/print';
import { useStored } from './store';
import type { StudioState } from './use-studio';

/** What was understood in the other language, to be read: its lines light up with their blocks and wells. */
export function OtherLanguage({ studio, locale }: { studio: StudioState; locale: Locale }) {
  const { steps } = studio.understood.protocol;
  return (
    <section
      aria-label={studio.words.say.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with keys
      tabIndex={0}
      className="min-h-full -outline-offset-3"
    >
      <pre
        lang={locale}
        className="px-6 font-[inherit] text-[0.875rem]/[1.6] whitespace-pre-wrap text-ink"
        onPointerLeave={() => studio.pointed.set(undefined)}
      >
        {linesWithPaths(steps, locale, namesPlates(steps)).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <LineOfStep key={index} {...line} studio={studio} />
        ))}
      </pre>
    </section>
  );
}

function LineOfStep({ text, path, studio: { pointed, selected } }: PrintedLine & { studio: StudioState }) {
  const name = path.join('.');
  const isPointed = useStored(pointed, (now) => now === name);
  const isChosen = selected?.join('.') === name;
  return (
    <div
      data-chosen-line={isChosen ? '' : undefined}
      data-pointed={isPointed ? '' : undefined}
      className={isChosen ? 'bg-teal-mist text-teal' : isPointed ? 'bg-teal-mist' : undefined}
      onPointerMove={() => pointed.set(name)}
    >
      {text}
    </div>
  );
}
