import { route } from '@/app/page-route';
import { privacyPage } from '../definition';
import { LegalText } from '../legal-text';

const { generateMetadata, Page } = route(privacyPage, (text) => <LegalText page={privacyPage} {...text} />);

export { generateMetadata, Page as default };
