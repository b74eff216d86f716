import { type DocumentBlock, section } from '../../lib/documents/blocks.ts';
import { fill } from '../../lib/listing/fill.ts';
import { sentences } from '../../lib/text/sentences.ts';
import { customAutomationPage } from '../[locale]/services/custom-automation/definition.ts';
import { type DocumentContext, type DocumentRecord, paperCopy } from './record.ts';

/** Millimetres of the arm that are one millimetre of paper, on every data sheet. */
const SCALE = 20;
/** The drawing is wider than the reach by the room around it (arm-range.tsx). */
const ROOM = 1.27;

const cell = (value: string, unit: string | undefined) => (unit ? `${value} ${unit}` : value);

/** The bench from above, with the range of one arm marked. */
function benchDrawing(context: DocumentContext, id: string): DocumentBlock {
  const { arms } = customAutomationPage.copy(context.locale);
  const { title: _title, text: _text, pick: _pick, caption, ...words } = arms.reach;
  const ranges = arms.items.map((arm) => ({ id: arm.id, reach: context.figure(`arm.${arm.id}.reach`) }));
  return {
    type: 'drawing',
    name: 'reach-plan',
    props: { ...words, arms: ranges },
    state: `[value=${id}]:checked`,
    width: 80,
    caption: caption.text,
  };
}

/** A page for each arm: its figures, its range to scale, and beside the two others. */
export function armSheets(context: DocumentContext): DocumentRecord[] {
  const { arms } = customAutomationPage.copy(context.locale);
  const copy = paperCopy(context).arm;
  const names = arms.items.map(({ name }) => name);
  return arms.items.map(({ id, name, text, drawing }, place) => {
    const reach = context.figure(`arm.${id}.reach`);
    return {
      id: `arm-${id}`,
      need: 'compare',
      page: customAutomationPage.path,
      kind: 'arm',
      title: fill(copy.title, { name }),
      purpose: copy.purpose,
      lead: sentences(context.locale, copy.lead, text),
      blocks: [
        ...section(copy.figures, {
          type: 'facts',
          rows: arms.table.rows.map(({ name: row, unit, values }) => [row, cell(values[place] ?? '', unit)]),
        }),
        ...section(copy.range, {
          type: 'drawing',
          name: 'arm-range',
          props: { reach, label: drawing },
          width: Math.round((reach * ROOM) / SCALE),
          caption: `1:${SCALE} – ${copy.scale}`,
        }),
        ...section(copy.bench, benchDrawing(context, id)),
        ...section(copy.compared, {
          type: 'spec',
          caption: arms.table.caption,
          head: [arms.table.corner, ...names],
          rows: arms.table.rows.map(({ name: row, unit, values }) => [
            row,
            ...values.map((value) => cell(value, unit)),
          ]),
        }),
      ],
    };
  });
}
