import '@/app/styles/pages/search.css';
import { route } from '@/app/page-route';
import { searchPage } from './definition';
import { SearchPage } from './search-page';

const { generateMetadata, Page } = route(searchPage, SearchPage);

export { generateMetadata, Page as default };
