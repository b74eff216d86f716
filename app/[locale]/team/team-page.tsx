import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { CrewTable } from './crew-table';
import { teamPage } from './definition';
import { JoinRows } from './join-rows';
import { RolesList } from './roles-list';
import { TeamHero } from './team-hero';

/** /team: how a team is composed, told by roles. */
export async function TeamPage() {
  const copy = teamPage.copy(await pageLocale());
  return (
    <PageFrame path={teamPage.path}>
      <TeamHero crumb={copy.head.crumb} {...copy.hero} />
      <RolesList {...copy.roles} />
      <CrewTable {...copy.crew} />
      <JoinRows {...copy.join} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
