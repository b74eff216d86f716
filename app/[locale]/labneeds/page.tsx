import '@/app/styles/pages/labneeds.css';
import { route } from '@/app/page-route';
import { labneedsPage } from './definition';
import { LabneedsGate } from './labneeds-gate';
import { LabneedsPage } from './labneeds-page';

const { generateMetadata, Page } = route(labneedsPage, () => (
  <LabneedsGate path={labneedsPage.path}>
    <LabneedsPage />
  </LabneedsGate>
));

export { generateMetadata, Page as default };
