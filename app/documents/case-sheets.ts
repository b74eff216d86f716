import { tellsOfNobody } from '../../lib/content/hidden-samples.ts';
import { caseCopy, casePages } from '../[locale]/cases/[id]/definition.ts';
import { caseBlocks } from '../[locale]/cases/[id]/parts.ts';
import type { DocumentContext, DocumentRecord } from './record.ts';

/** A sheet for every case. */
export const caseSheets = (context: DocumentContext): DocumentRecord[] =>
  context.list('cases').map((entry) => ({
    id: `case-${entry.id}`,
    need: 'decide',
    page: casePages.path(entry.id),
    kind: 'case',
    title: entry.data.title,
    purpose: entry.data.description,
    lead: entry.data.description,
    sample: tellsOfNobody(entry) ? caseCopy.copy(entry.locale).sampleNote : undefined,
    blocks: caseBlocks(entry),
  }));
