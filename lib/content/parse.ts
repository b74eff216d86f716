/** From the text of a content file to its value, with the position of every field. */
import { characterFaults } from './characters.ts';
import { readJson } from './json-positions.ts';
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

const FRONT_MATTER = /^---([ \t]*)\n([\s\S]*?)(?<=\n)---([ \t]*)(?:\n|$)/;

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

const SPACES: Wording = {
  ja: '「---」の後ろに空白があります。消してください',
  en: 'Spaces after "---": delete them',
};

/** The forms of the browser take such a line for text, and all fields with it. */
const spacesBehind = (spaces: string, line: number): Fault[] =>
  spaces === '' ? [] : [{ at: { line, column: '---'.length + 1 }, message: SPACES }];

function parseMarkdownFile(text: string): Source {
  const [block, above = '', fields = '', below = ''] = FRONT_MATTER.exec(text) ?? [];
  if (block === undefined) return unreadable([{ at: TOP, message: NO_FRONT_MATTER }]);
  const { document, locate, locateName, ...yaml } = readYaml(fields, 1);
  const lastLine = fields.split('\n').length + 1;
  const faults = [...spacesBehind(above, 1), ...yaml.faults(), ...spacesBehind(below, lastLine)];
  if (faults.length > 0) return unreadable(faults);
  const linesBeforeBody = block.split('\n').length - 1;
  const body = text.slice(block.length);
  return { value: document.toJS(), body, linesBeforeBody, faults, locate, locateName };
}

function parseJsonFile(text: string): Source {
  const { value, faults, locate, locateName } = readJson(text);
  if (faults.length > 0) return unreadable(faults);
  return { value, body: '', linesBeforeBody: 0, faults, locate, locateName };
}

/** A letter with marks of its own: か and ゛, as some systems write が. Alone, so that kanji keep their old forms. */
const MARKED = /\P{M}(?:(?!\p{Variation_Selector})\p{M})+/gu;

/** Reads a file's text. A byte order mark, Windows line ends and letters in parts make no difference. Never throws. */
export function parseSource(text: string, format: SourceFormat): Source {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const clean = lines.replace(MARKED, (letter) => letter.normalize('NFC'));
  const broken = characterFaults(clean);
  if (broken.length > 0) return unreadable(broken);
  return format === 'json' ? parseJsonFile(clean) : parseMarkdownFile(clean);
}
