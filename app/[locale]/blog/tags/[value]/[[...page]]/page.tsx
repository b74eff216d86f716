import { archiveRoute } from '@/app/archives/archive-route';

export const dynamicParams = false;

const { generateStaticParams, generateMetadata, Page } = archiveRoute('blog', 'tag');

export { generateMetadata, generateStaticParams, Page as default };
