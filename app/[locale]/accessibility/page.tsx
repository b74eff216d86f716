import '@/app/styles/pages/accessibility.css';
import { route } from '@/app/page-route';
import { AccessibilityPage } from './accessibility-page';
import { accessibilityPage } from './definition';

const { generateMetadata, Page } = route(accessibilityPage, AccessibilityPage);

export { generateMetadata, Page as default };
