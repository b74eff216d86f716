import type { Root } from 'hast';

/** Files of an export: path relative to `out/`, with `/` on every system, to the bytes of the file. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** An export on its way from what Next wrote to what a host serves. All folders are absolute paths. */
export type Export = {
  files: Map<string, Uint8Array>;
  /** The pages by the paths of their files: each is read once and written once, in between it is a tree. */
  pages: Map<string, Root>;
  /** The repository. */
  root: string;
  /** Manifests and styles that the build steps before Next wrote. */
  generated: string;
  /** Results that may be kept between builds, keyed by content hash. */
  cache: string;
  /** Adds a line to the printed report. */
  report: (line: string) => void;
};

/** A page: the path of its file, and its content. */
export type Page = { path: string; tree: Root };

/**
 * One concern of the export: it changes files and pages in place. It throws an Error that names the file when it meets
 * what it does not know, because a silent miss would ship.
 */
export type Stage = (site: Export) => void | Promise<void>;

/** A stage that looks at one page after the other; its errors need not name the page. */
export type PageStage = (page: Page, site: Export) => void;
