import '@/app/styles/pages/labneeds.css';
import { route } from '@/app/page-route';
import { LabneedsGate } from '../labneeds-gate';
import { examplesPage } from './definition';
import { ExamplesPage } from './examples-page';

const { generateMetadata, Page } = route(examplesPage, () => (
  <LabneedsGate path={examplesPage.path}>
    <ExamplesPage />
  </LabneedsGate>
));

export { generateMetadata, Page as default };
