import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { FeaturedProject } from './featured-project';
import { LabServices } from './lab-services';
import { ProjectGrid } from './project-grid';
import { ServicesHero } from './services-hero';

/** The services overview (spec section 2): the featured project, the others, and what stands around them. */
export async function ServicesPage() {
  const copy = page('services', await pageLocale());
  return (
    <PageFrame path={ROUTES.services}>
      <ServicesHero crumb={copy.crumb} {...copy.hero} />
      <FeaturedProject {...copy.featured} />
      <ProjectGrid {...copy.projects} />
      <LabServices {...copy.lab} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
