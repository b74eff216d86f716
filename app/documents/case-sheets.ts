import { tellsOfNobody } from '../../lib/content/hidden-samples.ts';
import type { Entry } from '../../lib/content/load.ts';
import { type Block, paragraph, points, section } from '../../lib/documents/blocks.ts';
import { caseCopy } from '../[locale]/cases/[id]/definition.ts';
import { factRows } from '../[locale]/cases/[id]/facts.ts';
import { casesPage } from '../[locale]/cases/definition.ts';
import { hasFigures, valueText } from '../[locale]/cases/measure-text.ts';
import type { DocumentContext, ToldDocument } from './told.ts';

/** The drawing of a case's process, with its caption. */
function processDrawing({ data }: Entry<'cases'>): Block | undefined {
  if (!data.drawing) return undefined;
  const { caption } = data.drawing;
  return {
    type: 'drawing',
    name: 'case',
    props: data.drawing,
    width: data.drawing.kind === 'plate' ? 62 : 84,
    caption: caption.text,
  };
}

function caseSheet(context: DocumentContext, entry: Entry<'cases'>): ToldDocument {
  const { data, id, folder } = entry;
  const copy = caseCopy.copy(entry.locale);
  const { parts, details } = copy;
  const { usedTechnologies, costEfficiency, futureExtensions } = data.additionalDetails;
  const tags = context.tags(data.tags).map(({ name }) => name);
  return {
    id: `case-${id}`,
    need: 'decide',
    page: `${casesPage.path}/${id}`,
    kind: 'case',
    title: data.title,
    purpose: data.description,
    lead: data.description,
    sample: tellsOfNobody(entry) ? copy.sampleNote : undefined,
    blocks: [
      ...section(
        copy.measures.label,
        {
          type: 'measures',
          rows: data.measures.map(({ term, before, ...measure }) => ({
            term,
            before,
            value: valueText({ term, ...measure }),
          })),
        },
        hasFigures(data.measures) && paragraph(copy.measures.note),
      ),
      ...section(copy.overview, {
        type: 'facts',
        rows: factRows(data, copy.facts, {
          industry: context.words.industry[data.industry],
          tags,
          locale: entry.locale,
        }),
      }),
      ...section(parts.challenge, paragraph(data.challenge)),
      ...section(parts.solution, paragraph(data.solution), {
        type: 'photo',
        file: `${folder}/${data.image.src}`,
        alt: data.image.alt,
        caption: copy.poster.text,
      }),
      ...section(parts.results, points(data.results)),
      ...section(
        parts.programFlow,
        data.programFlow.length > 0 && {
          type: 'steps',
          rows: data.programFlow.map(({ title: name, detail }) => ({ title: name, text: detail ?? '' })),
        },
        processDrawing(entry),
      ),
      ...section(parts.technologies, points(usedTechnologies), {
        type: 'points',
        rows: [
          { title: details.costEfficiency, text: costEfficiency },
          { title: details.futureExtensions, text: futureExtensions },
        ],
      }),
      ...section(
        parts.process,
        data.implementationProcess.length > 0 && {
          type: 'steps',
          rows: data.implementationProcess.map(({ title: name, description }) => ({
            title: name,
            text: description,
          })),
        },
      ),
      ...section(
        parts.feedback,
        data.feedback !== undefined && { type: 'voice', quote: data.feedback, author: data.contactPerson },
        data.testimonial && { type: 'voice', ...data.testimonial },
      ),
    ],
  };
}

/** A sheet for every case. */
export const caseSheets = (context: DocumentContext): ToldDocument[] =>
  context.list('cases').map((entry) => caseSheet(context, entry));
