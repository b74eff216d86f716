import { Icon } from '@/components/ui/icon';
import type { CaseStudy } from '@/lib/content/cases';

type CaseMeasuresProps = Pick<CaseStudy, 'measures'> & { label: string; note: string };

/** What was measured, large, with the limit of the claim beside it. */
export function CaseMeasures({ label, measures, note }: CaseMeasuresProps) {
  return (
    <section className="s py-(--spacing-block)" aria-label={label}>
      <div className="casem">
        <dl className="ba">
          {measures.map((measure) => (
            <Measure key={measure.term} {...measure} />
          ))}
        </dl>
        <p className="small muted">{note}</p>
      </div>
    </section>
  );
}

function Measure({ term, lead, before, after, unit }: CaseStudy['measures'][number]) {
  return (
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
}
