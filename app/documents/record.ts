/** A document as data: what it is, which page says the same, and what stands in it. */
import type { Facts } from '../../lib/content/facts.ts';
import type { ContentSource } from '../../lib/content/source.ts';
import type { Block } from '../../lib/documents/blocks.ts';
import type { Need } from '../../lib/documents/documents.ts';
import { fill } from '../../lib/listing/fill.ts';
import { type DocumentsCopy, documentsCopy } from './copy.ts';

/** What documents are made from: the content in one language. */
export type DocumentContext = ContentSource;

export type DocumentRecord = {
  /** Part of its address, the same in both languages. */
  id: string;
  need: Need;
  /** Language-neutral path of the page that says the same. */
  page: string;
  kind: keyof DocumentsCopy['kinds'];
  title: string;
  purpose: string;
  lead: string;
  /** What in it is a sample until the client confirms it. */
  sample?: string | undefined;
  /** A book has a cover, contents and chapters, anything else is a sheet. */
  cover?: Block;
  blocks: readonly Block[];
};

const UNDATED: readonly DocumentRecord['kind'][] = ['case', 'example', 'worksheet', 'legal'];

/** Whether it has figures of `content/facts.json`, all of them checked: single projects, sheets to fill in and legal texts have none. */
export const hasFigures = ({ kind, sample }: Pick<DocumentRecord, 'kind' | 'sample'>): boolean =>
  !UNDATED.includes(kind) && sample === undefined;

/**
 * The day on or after which each figure was last checked: that of the one that was not looked at for longest. The days of texts
 * are those of commits, which not every build knows.
 */
export const figuresDay = (facts: Facts): string =>
  Object.values(facts)
    .flatMap(({ value, date }) => (typeof value === 'number' ? [date] : []))
    .sort()[0] ?? '';

/** The words that documents alone have. */
export const paperCopy = ({ locale }: DocumentContext): DocumentsCopy => documentsCopy.copy(locale);

/** What pages say beside the mark of a sample: what is one in a document. Nothing where all is real. */
export const sampleLine = (
  { words: { publication } }: DocumentContext,
  what: readonly string[],
): string | undefined =>
  what.length > 0 ? fill(publication.sampleNote, { what: what.join(publication.and) }) : undefined;
