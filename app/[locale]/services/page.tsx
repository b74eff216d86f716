import '@/app/styles/pages/services.css';
import { route } from '@/app/page-route';
import { servicesPage } from './definition';
import { ServicesPage } from './services-page';

const { generateMetadata, Page } = route(servicesPage, ServicesPage);

export { generateMetadata, Page as default };
