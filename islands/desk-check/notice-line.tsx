import type { ReactNode } from 'react';
import type { Check, Said } from './check';
import { ToolButton } from './part';

export const UNDO = 'desk-check-undo';
export const REDO = 'desk-check-redo';

/** What is said in a line of its own. */
export const NoticeBox = ({ said: { text, points }, children }: { said: Said; children?: ReactNode }) => (
  <div
    data-notice=""
    className="bleed flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b border-line bg-teal-mist py-1 text-small/[1.6] text-ink [&_button]:mr-0"
  >
    <div>
      <p>{text}</p>
      {points ? (
        <ul className="max-h-64 overflow-auto">
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
