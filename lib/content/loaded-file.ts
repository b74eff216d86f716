import type { Locale } from '../i18n/locales.ts';
import type { Source } from './parse.ts';
import type { SamplePaths } from './sample.ts';

/** A file of content in one language, read and found good. */
export type LoadedFile<T = unknown> = {
  id: string;
  locale: Locale;
  /** The language of the source, where this one is still to be translated; see untranslated.ts. */
  original?: Locale;
  /** Path from the project's root: `content/news/x/index.ja.md`. */
  file: string;
  /** Where the images lie, inside `content/`: `news/x`; see imageKey. */
  folder: string;
  data: T;
  /** Markdown; empty for JSON. */
  body: string;
  samples: SamplePaths;
  source: Source;
};

/** Files of a content by collection, and of its pages by folder. */
export type LoadedFiles = {
  collections: Record<string, readonly LoadedFile[]>;
  pages: Record<string, Partial<Record<Locale, LoadedFile>>>;
};
