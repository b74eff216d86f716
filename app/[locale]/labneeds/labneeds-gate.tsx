import type { ReactNode } from 'react';
import { labneedsPreparing } from '@/app/sections/labneeds-link';
import { PreparingNotice } from './preparing-notice';

/** Every LabNeeds page stands behind this: while the platform is in preparation there is only the notice. */
export const LabneedsGate = ({ path, children }: { path: string; children: ReactNode }) =>
  labneedsPreparing() ? <PreparingNotice path={path} /> : children;
