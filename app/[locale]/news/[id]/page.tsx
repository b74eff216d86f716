import { entryRoute } from '@/app/page-route';
import { NewsArticlePage } from './article-page';
import { newsPages } from './definition';

export const dynamicParams = false;

const { generateStaticParams, generateMetadata, Page } = entryRoute(newsPages, NewsArticlePage);

export { generateMetadata, generateStaticParams, Page as default };
