import '@/app/styles/pages/maintenance.css';
import { route } from '@/app/page-route';
import { maintenancePage } from './definition';
import { MaintenancePage } from './maintenance-page';

const { generateMetadata, Page } = route(maintenancePage, MaintenancePage);

export { generateMetadata, Page as default };
