import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { LabcraftPanel } from '@/components/drawings/labcraft-panel';
import { AnchorButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { labcraftPage } from './definition';

type LabcraftHeroProps = LabcraftCopy['hero'] & { crumb: string };

/** The night band: the statement on the left, the screen running off the right edge. */
export function LabcraftHero({ crumb, label, title, lead, panel, ...rest }: LabcraftHeroProps) {
  return (
    <section className="night top lchero" aria-label={crumb}>
      <div className="s">
        <PageBreadcrumb page={labcraftPage} />
        <div className="lchero__t a-1 b-7">
          <Heading level={1} label={label} text={title} />
          <p className="lead">{lead}</p>
          <div className="acts">
            <AnchorButton look="w" to="#contact" text={rest.book} />
            <AnchorButton look="t" to="#demo" className="on-night" text={rest.watch} />
          </div>
        </div>
        <figure className="lchero__v br a-7 b-13">
          <LabcraftPanel {...panel} />
          <figcaption className="cap">{rest.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
