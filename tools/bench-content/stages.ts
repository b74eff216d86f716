/** The steps of a build and the stages of its export, as the build prints them: `fonts: 0.1 s`, `  compress   2.1 s`. */
const STEP = /^([a-z][a-z ]*): (\d+\.\d) s$/gm;
const STAGE = /^ {2}([a-z][a-z-]*) +(\d+\.\d) s$/gm;

const found = (printed: string, pattern: RegExp, prefix: string): [string, number][] =>
  [...printed.matchAll(pattern)].map(([, name = '', seconds]) => [`${prefix}${name}`, Number(seconds)]);

/** Seconds on the clock of each step, then of each stage of the export (`export: compress`), of what a build printed. */
export const stageSeconds = (printed: string): Map<string, number> =>
  new Map([...found(printed, STEP, ''), ...found(printed, STAGE, 'export: ')]);
