/** A document as data: what it is, which page says the same, and what stands in it. */
import type { Content } from '../../lib/content/load.ts';
import type { ContentSource } from '../../lib/content/source.ts';
import { NAMES } from '../../lib/content/statements.ts';
import { stringsIn } from '../../lib/content/values.ts';
import type { DocumentBlock } from '../../lib/documents/blocks.ts';
import type { FigureDays, Need } from '../../lib/documents/documents.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { fill } from '../../lib/listing/fill.ts';
import { FIXED_PAGES } from '../pages.ts';
import { type DocumentsCopy, documentsCopy } from './copy.ts';

/** What documents are made from: the content in one language. */
export type DocumentContext = ContentSource;

export type DocumentRecord = {
  /** Part of its address, the same in both languages. */
  id: string;
  need: Need;
  /** Language-neutral path of the page that says the same. */
  page: string;
  /** Folders and files of `content/` that it says beside its page: what changes there makes it newer. */
  sources?: readonly string[] | undefined;
  kind: keyof DocumentsCopy['kinds'];
  title: string;
  purpose: string;
  lead: string;
  /** What in it is a sample until the client confirms it. */
  sample?: string | undefined;
  /** A book has a cover, contents and chapters, anything else is a sheet. */
  cover?: DocumentBlock;
  blocks: readonly DocumentBlock[];
};

const UNDATED: readonly DocumentRecord['kind'][] = ['case', 'example', 'guide', 'worksheet', 'legal'];

/** Whether all its figures are those of `content/facts.json`: single projects, the book that cites them, sheets to fill in and legal texts have others. */
const hasFigures = ({ kind, sample }: Pick<DocumentRecord, 'kind' | 'sample'>): boolean =>
  !UNDATED.includes(kind) && sample === undefined;

/** The days of the figures in a document; undefined if it has none. The days of texts are those of commits, which not every build knows. */
export function figureDays(
  { facts, pages }: Pick<Content, 'facts' | 'pages'>,
  record: Pick<DocumentRecord, 'kind' | 'sample' | 'page' | 'sources'>,
  locale: Locale,
): FigureDays | undefined {
  if (!hasFigures(record)) return undefined;
  const all = Object.values(facts.data).flatMap(({ value, date }) => (typeof value === 'number' ? date : []));
  const date = all.sort()[0] ?? '';
  const { sources = [] } = FIXED_PAGES.find(({ path }) => path === record.page) ?? {};
  const named = [...sources, ...(record.sources ?? [])]
    .flatMap((folder) => stringsIn(pages[folder.replace('pages/', '')]?.[locale].source.value))
    .flatMap(({ text }) => [...text.matchAll(NAMES)])
    .flatMap(([, name = '']) => {
      const { value, sentence, until, date: day = '' } = facts.data[name] ?? {};
      return (value ?? sentence ?? until) === undefined ? [] : day;
    });
  return { date, changed: named.sort().at(-1) ?? date };
}

/** Where the words lie that documents alone have. */
export const OWN = `pages/${documentsCopy.folder}`;

/** The words that documents alone have. */
export const paperCopy = ({ locale }: DocumentContext): DocumentsCopy => documentsCopy.copy(locale);

/** What pages say beside the mark of a sample: what is one in a document. Nothing where all is real. */
export const sampleLine = (
  { words: { publication } }: DocumentContext,
  what: readonly string[],
): string | undefined =>
  what.length > 0 ? fill(publication.sampleNote, { what: what.join(publication.and) }) : undefined;
