/** A YAML (or JSON) tree that knows where in the file each of its values stands. */
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Position, Wording } from './problems.ts';
import type { ValuePath } from './values.ts';

/** Where a problem of a whole file is reported. */
export const TOP: Position = { line: 1, column: 1 };

export type Yaml = { document: Document.Parsed; counter: LineCounter; linesAbove: number };

/** Parses a text that begins below `linesAbove` lines of its file. Faults are in `document.errors`. */
export function readYaml(text: string, linesAbove: number): Yaml {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  return { document, counter, linesAbove };
}

/** The position in the file of an offset in the text (UTF-16 units from 0). */
export function positionOf({ counter, linesAbove }: Yaml, offset: number): Position {
  const { line, col } = counter.linePos(offset);
  return { line: line + linesAbove, column: col };
}

export type Fault = { at: Position; message: Wording };

const IN_QUOTES = {
  ja: 'YAML の誤り：「*」で始まる文は "…" で囲んでください',
  en: 'Invalid YAML: put a text that starts with "*" in quotes',
};

/** What a fault of the parser means to a person who writes front matter. */
const MEANINGS: Record<string, Record<'ja' | 'en', string>> = {
  DUPLICATE_KEY: {
    ja: '同じ項目名が2回使われています。片方を消してください',
    en: 'this field name is used twice; delete one of them',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    ja: '「: 」を含む文は "…" で囲んでください',
    en: 'put a text that holds ": " in quotes',
  },
};

function yamlFault(code: string, message: string): Wording {
  const meaning = MEANINGS[code] ?? {
    ja: `この行と前の行の記号、字下げ、「:」のあとの空白を見直し、文は "…" で囲んでください（${message}）`,
    en: `look at the signs, the indentation and the space after ":" in this line and the one before, or put the text in quotes (${message})`,
  };
  return { ja: `YAML の誤り：${meaning.ja}`, en: `Invalid YAML: ${meaning.en}` };
}

/** What keeps the text from being read. Aliases count: in front matter a `*` is a text without its quotes. */
export function faultsIn(yaml: Yaml): Fault[] {
  const { document } = yaml;
  // What the parser stumbles over after "Unexpected …" follows from it: one mistake, one message.
  const all = [...document.errors, ...document.warnings];
  const first = all.findIndex(({ code }) => code === 'UNEXPECTED_TOKEN');
  const told = all.filter(({ code }, index) => code !== 'UNEXPECTED_TOKEN' || index === first);
  const faults: Fault[] = told.map(({ pos, code, message }) => ({
    at: positionOf(yaml, pos[0]),
    message: yamlFault(code, message),
  }));
  visit(document, {
    Alias: (_key, { range }) => {
      faults.push({ at: range ? positionOf(yaml, range[0]) : TOP, message: IN_QUOTES });
    },
  });
  return faults;
}

/** Where the value at a path stands, or the nearest thing around it. */
export function locateIn(yaml: Yaml, path: ValuePath): Position {
  for (let depth = path.length; depth >= 0; depth--) {
    const node: unknown = yaml.document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return positionOf(yaml, node.range[0]);
  }
  return TOP;
}

/** Where the name of the field at a path stands, or the nearest thing around it. */
export function locateNameIn(yaml: Yaml, path: ValuePath): Position {
  const parent: unknown = yaml.document.getIn(path.slice(0, -1), true);
  const pairs = isMap(parent) ? parent.items : [];
  for (const { key } of pairs) {
    if (isScalar(key) && key.value === path.at(-1) && key.range) return positionOf(yaml, key.range[0]);
  }
  return locateIn(yaml, path);
}
