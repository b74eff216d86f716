import {
  type DocumentBlock,
  faqOf,
  paragraph,
  pointsOf,
  rowsOf,
  section,
} from '../../../../lib/documents/blocks.ts';
import { benchKey } from './bench-key.ts';
import type { ConsultingCopy } from './copy.ts';

/** What the sheet of the service says, in the order in which somebody who must approve it reads. */
export function consultingSheet({
  bench,
  strengths,
  process,
  effects,
  faq,
}: ConsultingCopy): DocumentBlock[] {
  const { table } = effects;
  return [
    ...pointsOf(strengths),
    ...section(process.label, paragraph(process.text), { type: 'steps', rows: rowsOf(process.items) }),
    ...section(
      effects.label,
      {
        type: 'drawing',
        name: 'bench-plan',
        props: { label: effects.after.drawing, by: bench.steps.map(({ by }) => by), arm: true },
        width: 126,
        caption: `${benchKey(bench)}${effects.note}`,
      },
      {
        type: 'spec',
        caption: table.caption,
        head: [table.corner, effects.before.title, effects.after.title],
        rows: table.rows.map(({ name, before, after }) => [name, before, after]),
      },
    ),
    ...faqOf(faq),
  ];
}
