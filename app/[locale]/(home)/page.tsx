import '@/app/styles/pages/home.css';
import { route } from '@/app/page-route';
import { homePage } from './definition';
import { HomePage } from './home-page';

const { generateMetadata, Page } = route(homePage, HomePage);

export { generateMetadata, Page as default };
