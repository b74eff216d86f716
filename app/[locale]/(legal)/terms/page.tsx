import '@/app/styles/pages/legal.css';
import { route } from '@/app/page-route';
import { LegalPage } from '../legal-page';
import { termsPage } from './definition';

const { generateMetadata, Page } = route(termsPage, () => <LegalPage page={termsPage} />);

export { generateMetadata, Page as default };
