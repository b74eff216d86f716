import '@/app/styles/pages/labneeds-example.css';
import { entryRoute } from '@/app/page-route';
import { LabneedsGate } from '../labneeds-gate';
import { examplePages } from './definition';
import { ExamplePage } from './example-page';

export const dynamicParams = false;

const { generateStaticParams, generateMetadata, Page } = entryRoute(examplePages, ({ entry }) => (
  <LabneedsGate path={examplePages.path(entry.id)}>
    <ExamplePage entry={entry} />
  </LabneedsGate>
));

export { generateMetadata, generateStaticParams, Page as default };
