import { route } from '@/app/page-route';
import { BlogPage } from './blog-page';
import { blogPage } from './definition';

const { generateMetadata, Page } = route(blogPage, BlogPage);

export { generateMetadata, Page as default };
