import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { CrewTable } from './crew-table';
import { JoinRows } from './join-rows';
import { RolesList } from './roles-list';
import { TeamHero } from './team-hero';

/** /team: how a team is composed, told by roles. */
export async function TeamPage() {
  const copy = page('team', await pageLocale());
  return (
    <PageFrame path={ROUTES.team}>
      <TeamHero crumb={copy.crumb} {...copy.hero} />
      <RolesList {...copy.roles} />
      <CrewTable {...copy.crew} />
      <JoinRows {...copy.join} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
