import { servicesPage } from '@/app/[locale]/services/definition';
import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { LabcraftPanel } from '@/components/drawings/labcraft-panel';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AnchorButton } from '@/components/ui/anchor-button';
import { Heading } from '@/components/ui/heading';

type LabcraftHeroProps = LabcraftCopy['hero'] & Pick<LabcraftCopy, 'name' | 'services'>;

/** The night band: the statement on the left, the screen running off the right edge. */
export function LabcraftHero({ name, services, label, title, lead, panel, ...rest }: LabcraftHeroProps) {
  return (
    <section className="night top lchero" aria-label={name}>
      <div className="s">
        <Breadcrumb parents={[{ to: servicesPage.path, text: services }]} current={name} />
        <div className="lchero__t a-1 b-7">
          <Heading level={1} label={label} text={title} />
          <p className="lead">{lead}</p>
          <div className="acts">
            <AnchorButton look="w" to="#contact">
              {rest.book}
            </AnchorButton>
            <AnchorButton look="t" to="#demo" className="on-night">
              {rest.watch}
            </AnchorButton>
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
