import '@/app/styles/pages/team.css';
import { route } from '@/app/page-route';
import { teamPage } from './definition';
import { TeamPage } from './team-page';

const { generateMetadata, Page } = route(teamPage, TeamPage);

export { generateMetadata, Page as default };
