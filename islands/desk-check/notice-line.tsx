import type { ReactNode } from 'react';
import type { Check, Said } from './check';
import { ToolButton } from './part';

export const NOTICE = 'desk-check-notice';
export const UNDO = 'desk-check-undo';
export const REDO = 'desk-check-redo';

let times = 0;
/** What is said again in the same words is drawn anew by its number: what does not change is not read aloud. */
export const announced = <T extends object>(said: T) => ({ ...said, nth: ++times });

/** What is said in a line of its own. */
const NoticeBox = ({ said: { text, points, nth }, children }: { said: Said; children?: ReactNode }) => (
  <div
    data-notice=""
    className="bleed flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b border-line bg-teal-mist py-1 text-small/[1.6] text-ink [&_button]:mr-0"
  >
    <div>
      <p key={nth}>{text}</p>
      {points ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ul className="max-h-64 overflow-auto" tabIndex={0} aria-label={text}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </div>
    {children}
  </div>
);

/** What happened last, with the way back; where it happened. */
export const NoticeLine = ({ check: { notice, canUndo, canRedo, words, undo, redo } }: { check: Check }) =>
  notice ? (
    <NoticeBox said={notice}>
      <div className="flex gap-x-5">
        {canUndo ? <ToolButton id={UNDO} text={words.undo.button} onClick={undo} /> : null}
        {canRedo ? <ToolButton id={REDO} text={words.undo.redo} onClick={redo} /> : null}
      </div>
    </NoticeBox>
  ) : null;
