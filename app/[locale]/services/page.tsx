import type { ServicesCopy } from '@/app/[locale]/services/copy';
import { torePage } from '@/app/[locale]/services/tore/definition';
import { TrayFigure } from '@/app/[locale]/services/tore/tray-figure';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { ServiceRows } from '@/components/sections/service-rows';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';
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
  </>
));

export { generateMetadata, Page as default };

/** One statement over everything that is on offer. */
function ServicesHero({ title, text }: ServicesCopy['hero']) {
  return (
    <PageTop page={servicesPage} label={title} className="pb-part">
      <Sheet className="gap-y-6 pt-6 md:pt-12">
        <PageTitle page={servicesPage} text={title} className="md:col-end-10" />
        <Lead className="self-end md:col-start-10">{text}</Lead>
      </Sheet>
    </PageTop>
  );
}

/** TORE as the large card: the tray off the left edge, its state and text at the lower right. */
async function FeaturedProject({ label, project }: ServicesCopy['featured']) {
  const { tray, receipt } = torePage.copy(await pageLocale());
  return (
    <Section label={label} surface="white">
      <article className="sheet relative col-[1/-1] gap-y-6">
        <div className="col-start-1 md:col-end-10">
          <TrayFigure {...tray} sizes="(min-width: 56rem) 66vw, 95vw" priority />
          <p className="caption pl-[max(var(--spacing-gutter),50vw-var(--container-sheet)/2)]">
            {receipt.caption.text}
          </p>
        </div>
        <div className="self-end md:col-start-10 md:pl-4">
          <Badge status="trial" />
          <h2 className="mt-3">{project.name}</h2>
          <p className="text-small text-ink-3">{project.kind}</p>
          <p className="mt-4 mb-6">{project.text}</p>
          <ButtonLink
            look="primary"
            to={project.link}
            className="stretched focus-visible:after:outline-offset-[-3px]"
            text={project.more}
          />
        </div>
      </article>
    </Section>
  );
}

/** What a laboratory can order: from advice to the machine and its upkeep. */
function LabServices({ label, title, text, items }: ServicesCopy['lab']) {
  return (
    <Section label={label} surface="sunk">
      <div className="md:col-end-6">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5">{text}</p>
      </div>
      <ServiceRows items={items} className="md:col-start-7" />
    </Section>
  );
}
