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

type ChangedFigureProps = {
  term: string;
  lead?: string | undefined;
  before?: string | undefined;
  after: string;
  unit?: string | undefined;
};

/** A term of a list and its measured number: the old value struck out, an arrow, the new value. */
export const ChangedFigure = ({ term, lead, before, after, unit }: ChangedFigureProps) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {before ? (
        <>
          <s>{before}</s>
          <Icon name="arrow" />
        </>
      ) : null}
      {lead ? <small>{lead}</small> : null}
      {after}
      {unit ? <small>{unit}</small> : null}
    </dd>
  </div>
);
