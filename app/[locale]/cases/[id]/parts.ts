/** A case as its sheet and its text file have it, from the same record as its page and in the same order. */
import type { CaseStudy } from '../../../../lib/content/cases.ts';
import { type Entry, tagsOf } from '../../../../lib/content/index.ts';
import { formatDate } from '../../../../lib/dates.ts';
import {
  type DocumentBlock,
  type DocumentStep,
  paragraph,
  points,
  section,
} from '../../../../lib/documents/blocks.ts';
import { wordsOf } from '../../../../lib/words.ts';
import { hasFigures, measureRow } from '../measure-text.ts';
import type { CaseDetailCopy } from './copy.ts';
import { caseCopy } from './definition.ts';

/** What every part of a case's page gets: the case, and the words that all cases share. */
export type CaseProps = { entry: Entry<'cases'>; copy: CaseDetailCopy };

/** By each heading of a case, what stands under it; case-story.tsx has the same for the page. */
export type ByPart<T> = { [P in keyof CaseDetailCopy['parts']]: (part: CaseProps) => T };

type Under = readonly (DocumentBlock | undefined | false)[];

/** Below what it belongs to: the program, where the case has one, or else the solution. */
const drawn = ({ data: { drawing } }: Entry<'cases'>): DocumentBlock | undefined =>
  drawing && {
    type: 'drawing',
    name: 'case',
    props: drawing,
    width: drawing.kind === 'plate' ? 62 : 84,
    caption: drawing.caption.text,
  };

/** The program as its page draws it: the steps of a loop stand within it. */
function stepsOf(flow: CaseStudy['programFlow']): DocumentStep[] {
  const rows: DocumentStep[] = [];
  for (const { kind, title, detail: text = '' } of flow) {
    const loop = kind === 'inner' ? rows.at(-1) : undefined;
    if (loop) loop.within = [...(loop.within ?? []), { title, text }];
    else rows.push({ title, text });
  }
  return rows;
}

const PARTS: ByPart<Under> = {
  challenge: ({ entry: { data } }) => [paragraph(data.challenge)],
  solution: ({ entry, copy }) => [
    paragraph(entry.data.solution),
    {
      type: 'photo',
      file: `${entry.folder}/${entry.data.image.src}`,
      alt: entry.data.image.alt,
      caption: copy.poster.text,
    },
    entry.data.programFlow.length === 0 && drawn(entry),
  ],
  results: ({ entry: { data } }) => [points(data.results)],
  programFlow: ({ entry }) =>
    entry.data.programFlow.length > 0
      ? [{ type: 'steps', rows: stepsOf(entry.data.programFlow) }, drawn(entry)]
      : [],
  technologies({ entry, copy: { details } }) {
    const { usedTechnologies, costEfficiency, futureExtensions } = entry.data.additionalDetails;
    return [
      points(usedTechnologies),
      {
        type: 'points',
        rows: [
          { title: details.costEfficiency, text: costEfficiency },
          { title: details.futureExtensions, text: futureExtensions },
        ],
      },
    ];
  },
  process: ({ entry: { data } }) => [
    data.implementationProcess.length > 0 && {
      type: 'steps',
      rows: data.implementationProcess.map(({ title, description }) => ({ title, text: description })),
    },
  ],
  feedback: ({ entry: { data } }) => [
    data.feedback !== undefined && { type: 'voice', quote: data.feedback, author: data.contactPerson },
    data.testimonial && { type: 'voice', ...data.testimonial },
  ],
};

/** The rows of the overview: for whom, which industry, when, which topics. */
export function factsOf({ entry, copy: { facts } }: CaseProps): (readonly [term: string, value: string])[] {
  const { locale, data } = entry;
  const topics = tagsOf(entry).map(({ name }) => name);
  return [
    ...(data.company ? [[facts.company, data.company] as const] : []),
    [facts.industry, wordsOf(locale).industry[data.industry]],
    [facts.date, formatDate(data.date, locale)],
    [facts.tags, topics.join(locale === 'ja' ? '、' : ', ')],
  ];
}

/** All that is known of a case, heading by heading. */
export function caseBlocks(entry: Entry<'cases'>): DocumentBlock[] {
  const copy = caseCopy.copy(entry.locale);
  const { measures } = entry.data;
  return [
    ...section(
      copy.measures.label,
      { type: 'measures', rows: measures.map(measureRow) },
      hasFigures(measures) && paragraph(copy.measures.note),
    ),
    ...section(copy.overview, { type: 'facts', rows: factsOf({ entry, copy }) }),
    ...Object.entries(PARTS).flatMap(([part, under]) =>
      section(copy.parts[part as keyof typeof PARTS], ...under({ entry, copy })),
    ),
  ];
}
