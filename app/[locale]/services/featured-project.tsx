import type { ServicesCopy } from '@/app/[locale]/services/copy';
import { torePage } from '@/app/[locale]/services/tore/definition';
import { TrayFigure } from '@/app/[locale]/services/tore/tray-figure';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { pageLocale } from '@/lib/i18n/locale';

/** TORE as the large card: the tray off the left edge, its state and text at the lower right. */
export async function FeaturedProject({ label, project }: ServicesCopy['featured']) {
  const { tray, receipt } = torePage.copy(await pageLocale());
  return (
    <Section label={label} surface="white">
      <article className="s relative col-[1/-1] gap-y-6">
        <div className="bl a-1 b-9">
          <TrayFigure {...tray} sizes="(min-width: 56rem) 66vw, 95vw" priority />
          <p className="cap cap--off">{receipt.caption.text}</p>
        </div>
        <div className="a-9 b-13 self-end md:pl-4">
          <Badge status="trial" />
          <h2 className="mt-3">{project.name}</h2>
          <p className="small muted">{project.kind}</p>
          <p className="mt-4 mb-6">{project.text}</p>
          <ButtonLink look="p" to={project.link} className="stretch" text={project.more} />
        </div>
      </article>
    </Section>
  );
}
