import type { Root } from 'hast';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { CataloguePage, PageText as TextInIndex } from '../../lib/search/index-format.ts';
import type { HeadingCharacters } from '../prepare/fonts/slices.ts';

/** Files of an export: path relative to `out/`, with `/` on every system, to the bytes of the file. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The files that stages read and write; in a build they lie on the disk (`files-on-disk.ts`). */
export type Output = Pick<Map<string, Uint8Array>, 'get' | 'has' | 'delete' | 'keys'> & {
  set(path: string, bytes: Uint8Array): unknown;
};

/** A page: the path of its file, and its content. */
export type Page = { path: string; tree: Root };

/** The addresses of what a browser fetches on the first visit of a page. */
export type Loads = Record<'styles' | 'script' | 'fonts', string[]>;

/** A page with all that the index of the search keeps of it. */
export type IndexedPage = CataloguePage & Omit<TextInIndex, 'page'> & { bare: string; date: string };

/** What is read of one page for the search, before the others are known; its kind is the content's to tell. */
export type PageText = Omit<IndexedPage, 'kind'> & { subtitles: readonly string[] };

/** The front matter of a page's Markdown file. */
export type MarkdownFacts = { title: string; description: string; canonical: string; language: string };

/** What the stages for the whole site need to know of a page. */
export type PageFacts = {
  locale: Locale;
  /** For the search; undefined if the page is not searched. */
  text: PageText | undefined;
  /** For `llms.txt`; undefined for notices and what search engines leave out. */
  guide: MarkdownFacts | undefined;
  characters: HeadingCharacters;
  /** The addresses of all files that it makes a browser fetch. */
  references: string[];
  loads: Loads;
};

/** The same, and the key of the page in the cache. */
export type KnownPage = PageFacts & { key: string };

/** A page after its own stages: what is written, and what is known of it. Only what `later.ts` names is still open. */
export type FinishedPage = { html: string; markdown: string | undefined; facts: PageFacts };

/** An export on its way from what Next wrote to what a host serves. All folders are absolute paths. */
export type Export = {
  files: Output;
  /** The files that Next wrote for pages, by the paths that they are served from. */
  written: ReadonlyMap<string, string>;
  /** What is known of the pages, by the paths of their files; the order says nothing, threads finish as they do. */
  pages: Map<string, KnownPage>;
  /** The repository. */
  root: string;
  /** Manifests and styles that the build steps before Next wrote. */
  generated: string;
  /** Results that may be cached between builds, keyed by content hash. */
  cache: string;
  /** Adds a line to the printed report. */
  report: (line: string) => void;
};
