import '@/app/styles/pages/lablockly.css';
import { route } from '@/app/page-route';
import { labclonePage } from './definition';
import { LablocklyPage } from './lablockly-page';

const { generateMetadata, Page } = route(labclonePage, LablocklyPage);

export { generateMetadata, Page as default };
