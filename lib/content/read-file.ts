/** One content file: text → value → schema, with its sample marks. */
import fs from 'node:fs';
import type { z } from 'zod';
import { decodeUtf8, unwantedIn } from './characters.ts';
import { child, contentRoot, type Place, placeOf, type SingleFile } from './folders.ts';
import { markdownProblems } from './markdown-problems.ts';
import { parseSource, type Source, type SourceFormat, unreadable } from './parse.ts';
import { ContentError, type Problem } from './problems.ts';
import { readSample, type SamplePaths } from './sample.ts';
import { textProblems } from './texts.ts';
import { validate } from './validate.ts';
import { isRecord } from './values.ts';

export type FileResult<T = unknown> = {
  file: string;
  source: Source;
  /** Undefined when the file does not hold to its schema. */
  data: T | undefined;
  samples: SamplePaths;
  problems: Problem[];
};

/** Takes apart what every file may carry (`$schema` for editors, `sample`) and what its schema describes. */
function splitMarks(value: unknown): { mark: unknown; content: unknown } {
  if (!isRecord(value)) return { mark: undefined, content: value };
  const { $schema: _, sample: mark, ...content } = value;
  return { mark, content };
}

function read(disk: string, format: SourceFormat): Source {
  const decoded = decodeUtf8(fs.readFileSync(disk));
  return 'fault' in decoded ? unreadable([decoded.fault]) : parseSource(decoded.text, format);
}

/**
 * The value of one of the single files, whatever its schema says of it.
 * @throws ContentError if it cannot be read as JSON
 */
export function valueOfSingle(name: SingleFile): unknown {
  const { disk, shown: file } = child(placeOf(contentRoot()), `${name}.json`);
  const { faults, value } = read(disk, 'json');
  if (faults.length > 0) throw new ContentError(faults.map((fault) => ({ file, ...fault })));
  return value;
}

/** The value of a JSON file inside the content (`pages/about/ja.json`), whatever is wrong with it; undefined if it cannot be read. */
export function readableValue(inside: string): unknown {
  const { disk } = child(placeOf(contentRoot()), inside);
  return fs.existsSync(disk) ? read(disk, 'json').value : undefined;
}

/** Reads and checks one file. Collects problems, throws only if the disk does. */
export function readFile<S extends z.ZodType>(
  { disk, shown: file }: Place,
  format: SourceFormat,
  schema: S,
): FileResult<z.output<S>> {
  const source = read(disk, format);
  if (source.faults.length > 0) {
    const problems = source.faults.map((fault) => ({ file, ...fault }));
    return { file, source, data: undefined, samples: [], problems };
  }
  const { mark, content } = splitMarks(source.value);
  const { data, problems } = validate(schema, content, source, file);
  const sample = readSample(mark, content, source, file);
  return {
    file,
    source,
    data,
    samples: sample.samples,
    problems: [
      ...problems,
      // What is no value of its field is no made-up one either.
      ...sample.problems.filter(({ field }) => !problems.some((told) => told.field === field)),
      // Characters that only an escape such as \u0000 brings in; all others are faults of the file.
      ...textProblems([{ file, source, data: source.value }], unwantedIn),
      ...markdownProblems(file, source),
    ],
  };
}
