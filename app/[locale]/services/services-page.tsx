import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { servicesPage } from './definition';
import { FeaturedProject } from './featured-project';
import { LabServices } from './lab-services';
import { ProjectGrid } from './project-grid';
import { ServicesHero } from './services-hero';

/** The services overview (spec section 2): the featured project, the others, and what stands around them. */
export async function ServicesPage() {
  const copy = servicesPage.copy(await pageLocale());
  return (
    <PageFrame path={servicesPage.path}>
      <ServicesHero crumb={copy.head.crumb} {...copy.hero} />
      <FeaturedProject {...copy.featured} />
      <ProjectGrid {...copy.projects} />
      <LabServices {...copy.lab} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
