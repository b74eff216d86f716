import type { Entry } from '@/lib/content';
import type { CaseDetailCopy } from './copy';

/** What every part of a case's page gets: the case, and the words that all cases share. */
export type CaseProps = { entry: Entry<'cases'>; copy: CaseDetailCopy };
