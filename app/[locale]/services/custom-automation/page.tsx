import '@/app/styles/pages/custom-automation.css';
import { route } from '@/app/page-route';
import { CustomAutomationPage } from './custom-automation-page';
import { customAutomationPage } from './definition';

const { generateMetadata, Page } = route(customAutomationPage, CustomAutomationPage);

export { generateMetadata, Page as default };
