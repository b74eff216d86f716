import '@/app/styles/pages/automation-consulting.css';
import { route } from '@/app/page-route';
import { ConsultingPage } from './consulting-page';
import { consultingPage } from './definition';

const { generateMetadata, Page } = route(consultingPage, ConsultingPage);

export { generateMetadata, Page as default };
