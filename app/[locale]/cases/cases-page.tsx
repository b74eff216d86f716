import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { CasesHero } from './cases-hero';
import { CasesPanel } from './cases-panel';
import { CasesTabs } from './cases-tabs';
import { TechPanel } from './tech-panel';

/** The cases and what else became of the technology, in two tabs (spec section 2, /cases). */
export async function CasesPage() {
  const { crumb, hero, tabs, cases, tech, ask } = page('cases', await pageLocale());
  return (
    <PageFrame path={ROUTES.cases}>
      <CasesHero crumb={crumb} {...hero} />
      <CasesTabs {...tabs}>
        <CasesPanel title={tabs.cases} {...cases} />
        <TechPanel title={tabs.tech} {...tech} />
      </CasesTabs>
      <ClosingAsk {...ask} />
    </PageFrame>
  );
}
