/**
 * Sample values: what the specification does not give and the client must confirm before launch.
 * Any content file marks them by a list of dotted paths, with `*` for the whole file.
 */
import { z } from 'zod';
import { text } from './fields.ts';
import type { Source } from './parse.ts';
import { type Problem, shortValue, type Wording } from './problems.ts';
import { textProblems } from './texts.ts';
import { validate } from './validate.ts';
import { splitPath, stringsIn, valueAt } from './values.ts';

export const sampleSchema = z.array(text).meta({
  ja: '見本の印。見本の値がある項目の名前、ファイル全体なら「*」。本物の値にしたら消します',
  en: 'Samples. Paths of the fields that the client must still confirm, or * for the whole file',
});

/** `[]`: nothing is a sample; `['']`: the whole file; otherwise the dotted paths of the sample fields. */
export type SamplePaths = readonly string[];
const WHOLE_FILE = '';
/** What stands for the whole file in a list. */
const ALL = '*';

/** Addresses that belong to nobody (RFC 2606), and ids made up for this site. */
const RESERVED = /\bexample\.(?:com|net|org)\b|^sample-/;

const NO_FIELD: Wording = {
  ja: 'この場所に項目はありません。sample の行から消すか、項目名を直してください',
  en: 'No field has this path: correct it, or take it out of "sample"',
};
const MADE_UP: Wording = {
  ja: '見本の値です。本物の値に直すか、この項目名をファイルの sample に加えてください',
  en: 'A made-up value: put the real one, or add this path to the "sample" list of the file',
};

/** Whether a field is marked as a sample, itself or with what it is part of. */
export const isSample = (samples: SamplePaths, field: string) =>
  samples.some((path) => path === WHOLE_FILE || field === path || field.startsWith(`${path}.`));

/**
 * Reads a file's `sample` mark. A problem for each path that leads nowhere in `value`,
 * and for each value on a reserved name that no mark covers, so that launch-check cannot miss it.
 */
export function readSample(mark: unknown, value: unknown, source: Source, file: string) {
  const checked = validate(z.object({ sample: sampleSchema.optional() }), { sample: mark }, source, file);
  if (!checked.data) return { samples: [], problems: checked.problems };
  const paths = (checked.data.sample ?? []).map((path) => (path === ALL ? WHOLE_FILE : path));
  const problems: Problem[] = [];
  for (const [index, path] of paths.entries()) {
    if (path === WHOLE_FILE || valueAt(value, splitPath(path)) !== undefined) continue;
    const at = source.locate(['sample', index]);
    problems.push({ file, at, field: `sample.${index}`, message: NO_FIELD, value: path });
  }
  const madeUp = textProblems([{ file, source, data: value }], (found, path) =>
    RESERVED.test(found) && !isSample(paths, path.join('.')) ? MADE_UP : undefined,
  );
  return { samples: paths as SamplePaths, problems: [...problems, ...madeUp] };
}

/** A value that is left to confirm. */
export type Sample = { file: string; field: string; value: string };

type Marked = { file: string; samples: SamplePaths; data: unknown };

/** Every sample value of some files, in their order. A file marked as a whole gives one row. */
export const listSamples = (files: readonly Marked[]): Sample[] =>
  files.flatMap(({ file, samples, data }) =>
    samples.map((path) =>
      path === WHOLE_FILE
        ? { file, field: '(whole file)', value: shortValue(stringsIn(data)[0]?.text) }
        : { file, field: path, value: shortValue(valueAt(data, splitPath(path))) },
    ),
  );

/** The samples as a table of three columns; the value comes last because its width is not known. */
export function formatSamples(samples: readonly Sample[]): string {
  const rows = [{ file: 'FILE', field: 'FIELD', value: 'VALUE' }, ...samples];
  const width = (column: 'file' | 'field') => Math.max(...rows.map((row) => row[column].length));
  const [fileWidth, fieldWidth] = [width('file'), width('field')];
  return rows
    .map(({ file, field, value }) => `${file.padEnd(fileWidth)}  ${field.padEnd(fieldWidth)}  ${value}`)
    .join('\n');
}
