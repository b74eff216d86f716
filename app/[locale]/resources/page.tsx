import '@/app/styles/pages/resources.css';
import { route } from '@/app/page-route';
import { resourcesPage } from './definition';
import { ResourcesPage } from './resources-page';

const { generateMetadata, Page } = route(resourcesPage, ResourcesPage);

export { generateMetadata, Page as default };
