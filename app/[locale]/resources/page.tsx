import '@/app/styles/pages/resources.css';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { resourcesPage } from './definition';
import { GuideFeature } from './guide-feature';
import { Library } from './library';
import { Preparation } from './preparation';
import { ResourcesHero } from './resources-hero';

/** /resources: what to read, and for whom it is, for visitors who come from LabClone. */
const { generateMetadata, Page } = route(resourcesPage, (copy) => (
  <>
    <ResourcesHero crumb={copy.head.crumb} {...copy.hero} />
    <GuideFeature forWhom={copy.audience} {...copy.guide} />
    <Library forWhom={copy.audience} {...copy.library} />
    <Preparation {...copy.prepare} />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };
