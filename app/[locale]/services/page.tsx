import '@/app/styles/pages/services.css';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { servicesPage } from './definition';
import { FeaturedProject } from './featured-project';
import { LabServices } from './lab-services';
import { ProjectGrid } from './project-grid';
import { ServicesHero } from './services-hero';

/** The services overview (spec section 2): the featured project, the others, and what stands around them. */
const { generateMetadata, Page } = route(servicesPage, (copy) => (
  <>
    <ServicesHero crumb={copy.head.crumb} {...copy.hero} />
    <FeaturedProject {...copy.featured} />
    <ProjectGrid {...copy.projects} />
    <LabServices {...copy.lab} />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };
