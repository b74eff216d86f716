import { type DocumentBlock, paragraph, points, section } from '../../lib/documents/blocks.ts';
import { contactPage } from '../[locale]/contact/definition.ts';
import { planPage } from '../[locale]/plan/definition.ts';
import { whitepaperPage } from '../[locale]/whitepaper/definition.ts';
import type { WorksheetCopy } from './copy.ts';
import { type DocumentContext, type DocumentRecord, OWN, paperCopy } from './record.ts';

const parts = ({ parts: all }: WorksheetCopy): DocumentBlock[] =>
  all.flatMap(({ title, text, fields, table }) =>
    section(
      title,
      text !== undefined && paragraph(text),
      table && { type: 'form', ...table },
      fields && { type: 'writing', rows: fields },
    ),
  );

/** Sheets to fill in by hand: before the first interview, and for the desk check. */
export function worksheets(context: DocumentContext): DocumentRecord[] {
  const { interview, 'desk-check': deskCheck, paper } = paperCopy(context);
  const { guide } = whitepaperPage.copy(context.locale);
  // What the white paper asks for before the first talk.
  const checks = guide.parts.at(-1)?.chapters.at(-1)?.checks ?? [];
  const shared = { need: 'prepare', kind: 'worksheet' } as const;
  return [
    {
      id: 'interview-worksheet',
      page: contactPage.path,
      sources: [OWN, ...whitepaperPage.sources],
      ...shared,
      title: interview.title,
      purpose: interview.purpose,
      lead: interview.lead,
      blocks: [...parts(interview), ...section(paper.checklist, points(checks, true))],
    },
    {
      id: 'desk-check-worksheet',
      page: planPage.path,
      sources: [OWN],
      ...shared,
      title: deskCheck.title,
      purpose: deskCheck.purpose,
      lead: deskCheck.lead,
      blocks: parts(deskCheck),
    },
  ];
}
