import { Icon } from '@/components/ui/icon';

type MeasuredChangeProps = { lead?: string; before?: string; after: string; unit?: string };

/** A measured number: the old value small and grey, an arrow, the new value, then what was measured. */
export function MeasuredChange({ lead, before, after, unit }: MeasuredChangeProps) {
  return (
    <>
      {lead ? <span>{lead}</span> : null}
      {before ? (
        <>
          <span className="was">{before}</span>
          <Icon name="arrow" />
        </>
      ) : null}
      <span>{after}</span>
      {unit ? <small>{unit}</small> : null}
    </>
  );
}
