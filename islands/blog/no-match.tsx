'use client';

type NoMatchProps = { hidden: boolean; labels: { empty: string; reset: string }; onReset(): void };

/** An empty plate, what happened, and the way out. In the HTML from the start, so that its face is loaded. */
export function NoMatch({ hidden, labels, onReset }: NoMatchProps) {
  return (
    <div className="empty bp-empty" hidden={hidden} data-needs-script="">
      <svg className="dr draw" viewBox="-1 -1 130 88" aria-hidden="true" focusable="false">
        <pattern id="empty-wells" x="9.9" y="6.7" width="9" height="9" patternUnits="userSpaceOnUse">
          <circle className="bp-empty__p" cx="4.5" cy="4.5" r="3.2" />
        </pattern>
        <path className="bp-empty__p" d="M8 .5h112l7.5 7.5v77.5H.5V8z" />
        <rect x="9.9" y="6.7" width="108" height="72" stroke="none" fill="url(#empty-wells)" />
      </svg>
      <p>{labels.empty}</p>
      <button type="button" className="btn btn--s btn--sm" onClick={onReset}>
        <span>{labels.reset}</span>
      </button>
    </div>
  );
}
