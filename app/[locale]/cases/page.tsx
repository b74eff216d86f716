import { route } from '@/app/page-route';
import { CasesHero } from './cases-hero';
import { CasesPanel } from './cases-panel';
import { CasesTabs } from './cases-tabs';
import { casesPage } from './definition';
import { TechPanel } from './tech-panel';

/** The cases and what else became of the technology, in two tabs (spec section 2, /cases). */
const { generateMetadata, Page } = route(casesPage, ({ hero, tabs, cases, tech }) => (
  <>
    <CasesHero {...hero} />
    <CasesTabs {...tabs}>
      <CasesPanel title={tabs.cases} {...cases} />
      <TechPanel title={tabs.tech} {...tech} />
    </CasesTabs>
  </>
));

export { generateMetadata, Page as default };
