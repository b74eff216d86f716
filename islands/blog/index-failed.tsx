'use client';

type IndexFailedProps = {
  labels: { failedText: string; retry: string; archive: string };
  onRetry(): void;
};

/** The index of the list did not arrive: what still works, and another try. */
export function IndexFailed({ labels, onRetry }: IndexFailedProps) {
  return (
    <div className="empty bp-empty">
      <p>{labels.failedText}</p>
      <p className="acts">
        <button type="button" className="btn btn--s btn--sm" onClick={onRetry}>
          <span>{labels.retry}</span>
        </button>
        <a className="btn btn--t" href="#archive">
          <span>{labels.archive}</span>
        </a>
      </p>
    </div>
  );
}
