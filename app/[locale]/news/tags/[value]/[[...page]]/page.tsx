import { archiveRoute } from '@/app/archives/archive-route';

export const dynamicParams = false;

const { generateStaticParams, generateMetadata, Page } = archiveRoute('news', 'tag');

export { generateMetadata, generateStaticParams, Page as default };
