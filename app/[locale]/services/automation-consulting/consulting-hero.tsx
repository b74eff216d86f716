import type { ConsultingCopy } from '@/app/[locale]/services/automation-consulting/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { AnchorButton, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { site } from '@/lib/content';
import { BenchLegend } from './bench-legend';
import { BenchPlan } from './bench-plan';
import { consultingPage } from './definition';

type ConsultingHeroProps = ConsultingCopy['hero'] & Pick<ConsultingCopy, 'bench'> & { crumb: string };

/** The question on the left; the bench, its steps already sorted, runs off the right edge. */
export function ConsultingHero({ crumb, bench, title, lead, consult, process }: ConsultingHeroProps) {
  return (
    <section className="top cons" aria-label={crumb}>
      <div className="s">
        <PageBreadcrumb page={consultingPage} />
        <div className="cons__t a-1 b-6">
          <Heading level={1} label={crumb} text={title} />
          <p className="lead">{lead}</p>
          <div className="acts">
            <ExternalButton look="p" href={site().urls.consultation} text={consult} />
            <AnchorButton look="t" to="#process" text={process} />
          </div>
        </div>
        <figure className="cons__v br a-6 b-13">
          <BenchPlan label={bench.label} by={bench.steps.map((step) => step.by)} runsOn />
          <figcaption>
            <BenchLegend {...bench} />
            <p className="cap">
              <b>{bench.caption.number}</b>
              <span>{bench.caption.text}</span>
            </p>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
