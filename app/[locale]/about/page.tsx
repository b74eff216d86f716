import '@/app/styles/pages/about.css';
import { route } from '@/app/page-route';
import { AboutPage } from './about-page';
import { aboutPage } from './definition';

const { generateMetadata, Page } = route(aboutPage, AboutPage);

export { generateMetadata, Page as default };
