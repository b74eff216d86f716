import '@/app/styles/pages/team.css';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { CrewTable } from './crew-table';
import { teamPage } from './definition';
import { JoinRows } from './join-rows';
import { RolesList } from './roles-list';
import { TeamHero } from './team-hero';

/** /team: how a team is composed, told by roles. */
const { generateMetadata, Page } = route(teamPage, (copy) => (
  <>
    <TeamHero crumb={copy.head.crumb} {...copy.hero} />
    <RolesList {...copy.roles} />
    <CrewTable {...copy.crew} />
    <JoinRows {...copy.join} />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };
