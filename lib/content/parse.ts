/** From the text of a content file to its value, with the position of every field. */
import { characterFaults } from './characters.ts';
import { jsonFault } from './json-syntax.ts';
import type { Position } from './problems.ts';
import type { ValuePath } from './values.ts';
import {
  type Fault,
  faultsIn,
  locateIn,
  locateNameIn,
  positionOf,
  readYaml,
  TOP,
  type Yaml,
} from './yaml-positions.ts';

export type SourceFormat = 'md' | 'json';

export type Source = {
  /** Front matter or JSON as plain data; undefined when there are faults. Dates stay strings. */
  value: unknown;
  /** Markdown below the front matter; empty for JSON. */
  body: string;
  /** How many lines of the file come before the body. */
  linesBeforeBody: number;
  /** What keeps the file from being read at all. */
  faults: readonly Fault[];
  /** Where a value stands, or the nearest thing around it. */
  locate: (path: ValuePath) => Position;
  /** Where a field's name stands, or the nearest thing around it. */
  locateName: (path: ValuePath) => Position;
};

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/** A file that cannot be read, and why. */
export const unreadable = (faults: readonly Fault[]): Source => ({
  value: undefined,
  body: '',
  linesBeforeBody: 0,
  faults,
  locate: () => TOP,
  locateName: () => TOP,
});

const readable = (yaml: Yaml, value: unknown, body = '', linesBeforeBody = 0): Source => ({
  value,
  body,
  linesBeforeBody,
  faults: [],
  locate: (path) => locateIn(yaml, path),
  locateName: (path) => locateNameIn(yaml, path),
});

function parseMarkdownFile(text: string): Source {
  const block = FRONT_MATTER.exec(text);
  if (!block) {
    const message = {
      ja: 'フロントマターがありません。ファイルの先頭に、「---」の行ではさんで項目を書いてください',
      en: 'Frontmatter not found: the file must start with fields between two lines of "---"',
    };
    return unreadable([{ at: TOP, message }]);
  }
  const yaml = readYaml(block[1] ?? '', 1);
  const faults = faultsIn(yaml);
  if (faults.length > 0) return unreadable(faults);
  const linesBeforeBody = block[0].split('\n').length - 1;
  return readable(yaml, yaml.document.toJS(), text.slice(block[0].length), linesBeforeBody);
}

function parseJsonFile(text: string): Source {
  // JSON is a subset of YAML, so the YAML tree serves for positions; the value comes from JSON.parse.
  const yaml = readYaml(text, 0);
  const fault = jsonFault(text);
  if (fault) return unreadable([{ at: positionOf(yaml, fault.offset), message: fault.message }]);
  const twice = yaml.document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  if (twice.length > 0) {
    return unreadable(
      twice.map(({ pos }) => ({
        at: positionOf(yaml, pos[0]),
        message: {
          ja: 'JSON の誤り：同じ項目名が2回使われています。片方を消してください',
          en: 'Invalid JSON: this field name is used twice; delete one of them',
        },
      })),
    );
  }
  return readable(yaml, JSON.parse(text));
}

/** Reads a file's text. A byte order mark and Windows line ends make no difference. Never throws. */
export function parseSource(text: string, format: SourceFormat): Source {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const broken = characterFaults(clean);
  if (broken.length > 0) return unreadable(broken);
  return format === 'json' ? parseJsonFile(clean) : parseMarkdownFile(clean);
}
