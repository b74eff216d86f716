import { PageTitle, PageTop } from '@/app/frame/page-top';
import '@/app/styles/pages/services.css';
import type { ServicesCopy } from '@/app/[locale]/services/copy';
import { torePage } from '@/app/[locale]/services/tore/definition';
import { TrayFigure } from '@/app/[locale]/services/tore/tray-figure';
import { route } from '@/app/page-route';
import { ServiceRows } from '@/app/sections/service-rows';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { pageLocale } from '@/lib/i18n/locale';
import { servicesPage } from './definition';
import { ProjectGrid } from './project-grid';

/** The services overview (spec section 2): the featured project, the others, and what stands around them. */
const { generateMetadata, Page } = route(servicesPage, (copy) => (
  <>
    <ServicesHero {...copy.hero} />
    <FeaturedProject {...copy.featured} />
    <ProjectGrid {...copy.projects} />
    <LabServices {...copy.lab} />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };

/** One statement over everything that is on offer. */
function ServicesHero({ title, text }: ServicesCopy['hero']) {
  return (
    <PageTop page={servicesPage} label={title} className="top pb-(--spacing-block)">
      <div className="s gap-y-6 pt-6 md:pt-12">
        <PageTitle page={servicesPage} text={title} className="a-1 b-9" />
        <p className="lead a-9 b-13 self-end">{text}</p>
      </div>
    </PageTop>
  );
}

/** TORE as the large card: the tray off the left edge, its state and text at the lower right. */
async function FeaturedProject({ label, project }: ServicesCopy['featured']) {
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

/** What a laboratory can order: from advice to the machine and its upkeep. */
function LabServices({ label, title, text, items }: ServicesCopy['lab']) {
  return (
    <Section label={label} surface="sunk">
      <div className="a-1 b-5">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5">{text}</p>
      </div>
      <ServiceRows items={items} className="a-6 b-13" />
    </Section>
  );
}
