import { ChangedFigure } from '@/components/sections/changed-figure';
import type { CaseStudy } from '@/lib/content/cases';

type CaseMeasuresProps = Pick<CaseStudy, 'measures'> & { label: string; note: string };

/** What was measured, large, with the limit of the claim beside it. */
export function CaseMeasures({ label, measures, note }: CaseMeasuresProps) {
  return (
    <section className="s py-(--spacing-block)" aria-label={label}>
      <div className="casem">
        <dl className="ba">
          {measures.map((measure) => (
            <ChangedFigure key={measure.term} {...measure} />
          ))}
        </dl>
        <p className="small muted">{note}</p>
      </div>
    </section>
  );
}
