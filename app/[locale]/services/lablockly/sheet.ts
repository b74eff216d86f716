import {
  type DocumentBlock,
  faqOf,
  paragraph,
  pointsOf,
  section,
  stepsOf,
} from '../../../../lib/documents/blocks.ts';
import type { LabcloneCopy } from './copy.ts';

/** What the sheet of the service says, in the order in which somebody who must approve it reads. */
export function labcloneSheet({ features, process, benefits, faq }: LabcloneCopy): DocumentBlock[] {
  const { example, success, cycle, note } = benefits;
  return [
    ...pointsOf(features),
    ...stepsOf(process),
    ...pointsOf(benefits),
    ...section(
      example,
      {
        type: 'facts',
        rows: [success, cycle].map(({ title, figure, change }) => [title, `${figure} ${change}`]),
      },
      paragraph(note),
    ),
    ...faqOf(faq),
  ];
}
