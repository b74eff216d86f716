import '@/app/styles/pages/about.css';
import { contactPage } from '@/app/[locale]/contact/definition';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { AboutHero } from './about-hero';
import { CompanyProfile } from './company-profile';
import { aboutPage } from './definition';
import { GreetingLetter } from './greeting-letter';
import { LabneedsBlock } from './labneeds-block';
import { ValuesList } from './values-list';
import { VisionAndMission } from './vision-and-mission';

/** /about (spec section 2), block by block. Its closing block leads to the contact page. */
const { generateMetadata, Page } = route(aboutPage, (copy) => (
  <>
    <AboutHero crumb={copy.head.crumb} {...copy.hero} />
    <GreetingLetter {...copy.greeting} />
    <VisionAndMission vision={copy.vision} mission={copy.mission} />
    <ValuesList {...copy.values} />
    <LabneedsBlock {...copy.labneeds} />
    <CompanyProfile {...copy.profile} />
    <ClosingAsk {...copy.ask} to={contactPage.path} />
  </>
));

export { generateMetadata, Page as default };
