import type { Entry } from '../../lib/content/load.ts';
import { paragraph, points, section } from '../../lib/documents/blocks.ts';
import { rangeText, unitsOf } from '../../lib/examples/range.ts';
import { fill } from '../../lib/listing/fill.ts';
import { exampleCopy } from '../[locale]/labneeds/[id]/definition.ts';
import { labneedsPage } from '../[locale]/labneeds/definition.ts';
import type { DocumentContext, DocumentRecord } from './record.ts';

/** Of photographs, in millimetres. */
const PHOTO = 68;

function exampleSheet(context: DocumentContext, entry: Entry<'examples'>): DocumentRecord {
  const { data, id, folder, locale } = entry;
  const copy = exampleCopy.copy(locale);
  const { examples } = context.words;
  const units = unitsOf(data);
  return {
    id: `example-${id}`,
    need: 'decide',
    page: `${labneedsPage.path}/${id}`,
    kind: 'example',
    title: data.title,
    purpose: data.description,
    lead: data.description,
    blocks: [
      ...section(labneedsPage.head(locale).label, {
        type: 'facts',
        rows: [
          [copy.facts.field, examples.field[data.field]],
          [copy.facts.period, fill(examples[units.period], { range: rangeText(data.period, locale) })],
          [
            copy.facts.engineers,
            fill(examples[units.engineers], { range: rangeText(data.engineers, locale) }),
          ],
        ],
      }),
      ...section(
        copy.overview,
        ...data.overview.map(paragraph),
        data.drawing && { type: 'drawing', name: 'example', props: data.drawing, width: 76 },
        data.image && {
          type: 'photo',
          file: `${folder}/${data.image.src}`,
          alt: data.image.alt,
          // A sheet of an example is one page.
          width: PHOTO,
          caption: copy.caption,
        },
      ),
      ...section(copy.features, points(data.features)),
      ...section(copy.benefits, { type: 'points', rows: data.benefits }),
      ...section(copy.customisation, paragraph(data.customisation)),
    ],
  };
}

/** A sheet for every example, while LabNeeds is open. */
export const exampleSheets = (context: DocumentContext): DocumentRecord[] =>
  context.site.switches.labneeds === 'open'
    ? context.list('examples').map((entry) => exampleSheet(context, entry))
    : [];
