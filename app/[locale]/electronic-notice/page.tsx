import { route } from '@/app/page-route';
import { electronicNoticePage } from './definition';
import { ElectronicNoticePage } from './electronic-notice-page';

const { generateMetadata, Page } = route(electronicNoticePage, ElectronicNoticePage);

export { generateMetadata, Page as default };
