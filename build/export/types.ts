/** The tree of an export: path relative to `out/`, with `/` on every system, to the bytes of the file. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** What a stage may know besides the files. All folders are absolute paths. */
export type ExportContext = {
  /** The repository. */
  root: string;
  /** Manifests and styles that the build steps before Next wrote. */
  generated: string;
  /** Results that may be kept between builds, keyed by content hash. */
  cache: string;
  /** Adds a line to the printed report. */
  report: (line: string) => void;
};

/**
 * One concern of the export: a function from files to files. It leaves its input as it is, and a second run
 * over its own result changes nothing. It throws an Error that names the file when it meets what it does not
 * know, because a silent miss would ship.
 */
export type Stage = {
  name: string;
  run(files: Files, context: ExportContext): Files | Promise<Files>;
};
