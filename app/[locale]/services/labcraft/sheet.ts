import {
  type DocumentBlock,
  factsBlock,
  faqOf,
  paragraph,
  pointsOf,
  section,
  stepsOf,
} from '../../../../lib/documents/blocks.ts';
import { plainText } from '../../../../lib/text/lines.ts';
import type { LabcraftCopy } from './copy.ts';

/** What the sheet of the service says, in the order in which somebody who must approve it reads. */
export function labcraftSheet({
  explanation,
  features,
  support,
  roadmap,
  faq,
}: LabcraftCopy): DocumentBlock[] {
  const { label, say, block, rehearse, run, record } = features;
  return [
    ...section(explanation.label, paragraph(explanation.text), factsBlock(explanation.facts)),
    ...stepsOf({ label, items: [say, block, rehearse, run, record] }),
    ...pointsOf(support),
    ...section(roadmap.label, paragraph(roadmap.text), {
      type: 'facts',
      rows: roadmap.stages.map(({ stage, title, text }) => [stage, `${plainText(title)} – ${text}`]),
    }),
    ...faqOf(faq),
  ];
}
