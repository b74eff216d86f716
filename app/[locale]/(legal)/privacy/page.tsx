import '@/app/styles/pages/legal.css';
import { route } from '@/app/page-route';
import { LegalPage } from '../legal-page';
import { privacyPage } from './definition';

const { generateMetadata, Page } = route(privacyPage, () => <LegalPage page={privacyPage} />);

export { generateMetadata, Page as default };
