/** From the text of a content file to its value, with the position of every field. */
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { characterFaults } from './characters.ts';
import type { Position, Wording } from './problems.ts';
import type { ValuePath } from './values.ts';
import { type Fault, readYaml, TOP } from './yaml-positions.ts';

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

const NO_FRONT_MATTER: Wording = {
  ja: 'フロントマターがありません。ファイルの先頭に、「---」の行ではさんで項目を書いてください',
  en: 'Frontmatter not found: the file must start with fields between two lines of "---"',
};

function parseMarkdownFile(text: string): Source {
  const [block, fields] = FRONT_MATTER.exec(text) ?? [];
  if (block === undefined) return unreadable([{ at: TOP, message: NO_FRONT_MATTER }]);
  const { document, locate, locateName, ...yaml } = readYaml(fields ?? '', 1);
  const faults = yaml.faults();
  if (faults.length > 0) return unreadable(faults);
  const linesBeforeBody = block.split('\n').length - 1;
  const body = text.slice(block.length);
  return { value: document.toJS(), body, linesBeforeBody, faults, locate, locateName };
}

const SEPARATOR = {
  ja: '「,」か、閉じるかっこが必要です',
  en: 'expected "," or the closing bracket',
};
const STRING = {
  ja: '文を同じ行の "…" で閉じてください',
  en: 'expected a text that is closed by a quote on the same line',
};
const VALUE = { ja: '値が必要です', en: 'expected a value' };

/** What the parser missed, by its names. */
const JSON_FAULTS: Record<string, Record<'ja' | 'en', string>> = {
  EndOfFileExpected: {
    ja: '最後のかっこのあとには何も書けません',
    en: 'expected nothing more after the closing bracket',
  },
  CommaExpected: SEPARATOR,
  CloseBraceExpected: SEPARATOR,
  CloseBracketExpected: SEPARATOR,
  PropertyNameExpected: {
    ja: '項目名を "…" で囲んで書いてください（最後の項目のあとの「,」は消します）',
    en: 'expected a field name in double quotes (no comma after the last field)',
  },
  ColonExpected: { ja: '項目名のあとに「:」が必要です', en: 'expected ":" after the field name' },
  InvalidSymbol: {
    ja: '項目名と文は "…" で囲んで書いてください',
    en: 'expected double quotes around a field name or a text',
  },
  UnexpectedEndOfString: STRING,
  InvalidCharacter: STRING,
  InvalidEscapeCharacter: STRING,
  InvalidUnicode: STRING,
};

function parseJsonFile(text: string): Source {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  // JSON is a subset of YAML, so the YAML tree serves for positions.
  const { positionOf, twice, locate, locateName } = readYaml(text, 0);
  const faults = errors.slice(0, 1).map(({ error, offset }): Fault => {
    const { ja, en } = JSON_FAULTS[printParseErrorCode(error)] ?? VALUE;
    return { at: positionOf(offset), message: { ja: `JSON の誤り：${ja}`, en: `Invalid JSON: ${en}` } };
  });
  if (faults.length === 0) faults.push(...twice());
  if (faults.length > 0) return unreadable(faults);
  return { value, body: '', linesBeforeBody: 0, faults, locate, locateName };
}

/** Reads a file's text. A byte order mark and Windows line ends make no difference. Never throws. */
export function parseSource(text: string, format: SourceFormat): Source {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const broken = characterFaults(clean);
  if (broken.length > 0) return unreadable(broken);
  return format === 'json' ? parseJsonFile(clean) : parseMarkdownFile(clean);
}
