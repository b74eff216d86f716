/** The documents that the build made (build/prepare/documents.ts), as pages name them. */
import { readGenerated } from '../generated.ts';
import type { Locale } from '../i18n/locales.ts';

export const DOCUMENTS_FILE = 'documents.json';

/** What a visitor looks for a document for; the shelf is narrowed by it. */
export const NEEDS = ['decide', 'compare', 'procure', 'prepare'] as const;
export type Need = (typeof NEEDS)[number];

export type FigureDays = {
  /** On this day or later every figure of the site was taken from its source, YYYY-MM-DD; it is printed. */
  date: string;
  /** Day of the newest of what the document names of the ledger, YYYY-MM-DD; for machines. */
  changed: string;
};

/** A document in one language; one without figures has no days. */
export type MadeDocument = Partial<FigureDays> & {
  id: string;
  /** Address from the root of the site. */
  address: string;
  title: string;
  /** What it is for. */
  purpose: string;
  need: Need;
  /** What kind of document it is, in words. */
  kind: string;
  /** Language-neutral path of the page that says the same. */
  page: string;
  /** Folders and files of `content/` that it says beside its page. */
  sources?: readonly string[] | undefined;
  pages: number;
  bytes: number;
};

/** A document, and the day on which it last changed where that is known, YYYY-MM-DD. */
export type DatedDocument = MadeDocument & { modified?: string };

export type MadeDocuments = Record<Locale, MadeDocument[]>;

/** Where a document is served. */
export const documentAddress = (id: string, locale: Locale): string => `/documents/${id}.${locale}.pdf`;

/** All documents of a language, in the order of the shelf. */
export const documentsIn = (locale: Locale): readonly MadeDocument[] =>
  readGenerated<MadeDocuments>(DOCUMENTS_FILE)[locale];

/** One document. @throws RangeError if there is none of that id. */
export function documentOf(id: string, locale: Locale): MadeDocument {
  const found = documentsIn(locale).find((document) => document.id === id);
  if (!found) throw new RangeError(`there is no document "${id}" (app/documents/documents.ts)`);
  return found;
}

/** The document of a page: the first that says what the page at this path says. */
export const documentFor = (page: string, locale: Locale): MadeDocument | undefined =>
  documentsIn(locale).find((document) => document.page === page);

/** A size as visitors read it, in kilobytes of a thousand bytes. */
export const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);
