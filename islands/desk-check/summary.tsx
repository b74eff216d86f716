import { type ReactNode, useEffect, useState } from 'react';
import { ToolButton } from './part';
import { ANNOUNCE_MS, type Check } from './use-desk-check';

const TITLE = 'summary-title';

/** The answer in short, always in sight; and what happened last, with the way back. */
export function Summary({ check, children }: { check: Check; children: ReactNode }) {
  const { telling, notice, canUndo, words, undo } = check;
  const freed = telling.hours[2];
  return (
    <aside
      aria-labelledby={TITLE}
      className="sticky bottom-0 z-(--z-sticky) border-t border-ink bg-paper py-1 md:top-24 md:bottom-auto md:col-start-11 md:self-start md:py-5"
    >
      <div className="flex flex-wrap items-baseline gap-x-6 md:grid md:gap-y-1">
        <p className="text-small font-semibold text-ink max-md:hidden">{telling.worth}</p>
        <p className="text-[0.8125rem] text-ink-3">
          {freed?.term} <b className="font-head text-[1.0625rem]">{freed?.value}</b>
        </p>
        <p className="text-[0.8125rem] text-ink-3 max-sm:hidden">{telling.arm.lines[0]}</p>
        <a
          id={TITLE}
          href="#answer"
          className="inline-flex min-h-11 items-center text-small text-teal max-md:ml-auto"
        >
          {words.answer.title}
        </a>
      </div>
      {children}
      <div role="status" className="text-small">
        {notice ? (
          <>
            <p>{notice.text}</p>
            {notice.points ? (
              <ul className="max-h-80 overflow-auto">
                {notice.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </>
        ) : null}
      </div>
      {canUndo ? (
        <ToolButton
          text={words.undo.button}
          onClick={() => {
            // The button goes with the last that there was to undo.
            if (undo() === 0) document.getElementById(TITLE)?.focus();
          }}
        />
      ) : null}
      <Announcement text={telling.summary} />
    </aside>
  );
}

/** Says the answer once it has been the same for a moment; nothing at first, when nothing has changed. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === first && said === '') return;
    const timer = setTimeout(() => setSaid(text), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
