import '@/app/styles/pages/cases.css';
import { route } from '@/app/page-route';
import { CasesPage } from './cases-page';
import { casesPage } from './definition';

const { generateMetadata, Page } = route(casesPage, CasesPage);

export { generateMetadata, Page as default };
