import type { ToreCopy } from '@/app/[locale]/services/tore/copy';

/** The stages on one line: done ones filled, the present one half filled and orange, the rest open. */
export function PilotStages({ label, past, now, next }: ToreCopy['pilot']['stages']) {
  return (
    <ol className="stages" aria-label={label}>
      {past.map((stage) => (
        <li key={stage} className="is-done">
          {stage}
        </li>
      ))}
      <li className="is-now" aria-current="step">
        {now}
      </li>
      {next.map((stage) => (
        <li key={stage}>{stage}</li>
      ))}
    </ol>
  );
}
