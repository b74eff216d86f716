import type { ConsultingCopy } from '@/app/[locale]/services/automation-consulting/copy';
import { servicesPage } from '@/app/[locale]/services/definition';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AnchorButton } from '@/components/ui/anchor-button';
import { ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { site } from '@/lib/content';
import { BenchLegend } from './bench-legend';
import { BenchPlan } from './bench-plan';

type ConsultingHeroProps = ConsultingCopy['hero'] & Pick<ConsultingCopy, 'crumbs' | 'bench'>;

/** The question on the left; the bench, its steps already sorted, runs off the right edge. */
export function ConsultingHero({ crumbs, bench, title, lead, consult, process }: ConsultingHeroProps) {
  return (
    <section className="top cons" aria-label={crumbs.current}>
      <div className="s">
        <Breadcrumb parents={[{ to: servicesPage.path, text: crumbs.services }]} current={crumbs.current} />
        <div className="cons__t a-1 b-6">
          <Heading level={1} label={crumbs.current} text={title} />
          <p className="lead">{lead}</p>
          <div className="acts">
            <ExternalButton look="p" href={site().urls.consultation}>
              {consult}
            </ExternalButton>
            <AnchorButton look="t" to="#process">
              {process}
            </AnchorButton>
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
