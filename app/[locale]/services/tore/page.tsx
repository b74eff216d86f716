import '@/app/styles/pages/tore.css';
import { route } from '@/app/page-route';
import { torePage } from './definition';
import { TorePage } from './tore-page';

const { generateMetadata, Page } = route(torePage, TorePage);

export { generateMetadata, Page as default };
