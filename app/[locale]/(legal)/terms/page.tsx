import { route } from '@/app/page-route';
import { termsPage } from '../definition';
import { LegalText } from '../legal-text';

const { generateMetadata, Page } = route(termsPage, (text) => <LegalText page={termsPage} {...text} />);

export { generateMetadata, Page as default };
