import '@/app/styles/pages/glossary.css';
import { route } from '@/app/page-route';
import { glossaryPage } from './definition';
import { GlossaryPage } from './glossary-page';

const { generateMetadata, Page } = route(glossaryPage, GlossaryPage);

export { generateMetadata, Page as default };
