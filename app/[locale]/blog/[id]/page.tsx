import { entryRoute } from '@/app/page-route';
import { postPages } from './definition';
import { PostPage } from './post-page';

export const dynamicParams = false;

const { generateStaticParams, generateMetadata, Page } = entryRoute(postPages, PostPage);

export { generateMetadata, generateStaticParams, Page as default };
