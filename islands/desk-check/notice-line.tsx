import { ToolButton } from './part';
import type { Check } from './use-desk-check';

export const UNDO = 'desk-check-undo';

/** What happened last, with the way back; where it happened. */
export const NoticeLine = ({ check: { notice, canUndo, words, undo } }: { check: Check }) =>
  notice ? (
    <div className="dk-notice">
      <div>
        <p>{notice.text}</p>
        {notice.points ? (
          <ul>
            {notice.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {canUndo ? <ToolButton id={UNDO} text={words.undo.button} onClick={undo} /> : null}
    </div>
  ) : null;
