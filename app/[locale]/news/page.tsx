import { route } from '@/app/page-route';
import { newsPage } from './definition';
import { NewsPage } from './news-page';

const { generateMetadata, Page } = route(newsPage, NewsPage);

export { generateMetadata, Page as default };
