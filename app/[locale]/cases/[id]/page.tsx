import '@/app/styles/pages/case.css';
import { entryRoute } from '@/app/page-route';
import { CasePage } from './case-page';
import { casePages } from './definition';

export const dynamicParams = false;

const { generateStaticParams, generateMetadata, Page } = entryRoute(casePages, CasePage);

export { generateMetadata, generateStaticParams, Page as default };
