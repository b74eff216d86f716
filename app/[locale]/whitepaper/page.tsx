import '@/app/styles/pages/whitepaper.css';
import { route } from '@/app/page-route';
import { whitepaperPage } from './definition';
import { WhitepaperPage } from './whitepaper-page';

const { generateMetadata, Page } = route(whitepaperPage, WhitepaperPage);

export { generateMetadata, Page as default };
