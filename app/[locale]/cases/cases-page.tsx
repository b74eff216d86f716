import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { CasesHero } from './cases-hero';
import { CasesPanel } from './cases-panel';
import { CasesTabs } from './cases-tabs';
import { casesPage } from './definition';
import { TechPanel } from './tech-panel';

/** The cases and what else became of the technology, in two tabs (spec section 2, /cases). */
export async function CasesPage() {
  const { head, hero, tabs, cases, tech, ask } = casesPage.copy(await pageLocale());
  return (
    <PageFrame path={casesPage.path}>
      <CasesHero crumb={head.crumb} {...hero} />
      <CasesTabs {...tabs}>
        <CasesPanel title={tabs.cases} {...cases} />
        <TechPanel title={tabs.tech} {...tech} />
      </CasesTabs>
      <ClosingAsk {...ask} />
    </PageFrame>
  );
}
