/** A YAML text whose values know where in the file they stand. */
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLParseError } from 'yaml';
import type { Position, Wording } from './problems.ts';
import type { ValuePath } from './values.ts';

/** Where a problem of a whole file is reported. */
export const TOP: Position = { line: 1, column: 1 };

export type Fault = { at: Position; message: Wording };

const IN_QUOTES = {
  ja: 'YAML の誤り：「*」で始まる文は "…" で囲んでください',
  en: 'Invalid YAML: put a text that starts with "*" in quotes',
};

const CUT_OFF = {
  ja: 'YAML の誤り：空白のあとの「#」からはコメントになり、表示されません。文は "…" で囲み、コメントは別の行に書いてください',
  en: 'Invalid YAML: a "#" behind a space begins a comment, which no page shows: put the text in quotes, or the comment on a line of its own',
};

export const USED_TWICE = {
  ja: '同じ項目名が2回使われています。片方を消してください',
  en: 'this field name is used twice; delete one of them',
};

/** What a fault of the parser means to a person who writes front matter. */
const MEANINGS: Record<string, Record<'ja' | 'en', string>> = {
  DUPLICATE_KEY: USED_TWICE,
  BLOCK_AS_IMPLICIT_KEY: {
    ja: '「: 」を含む文は "…" で囲んでください',
    en: 'put a text that holds ": " in quotes',
  },
  TAB_AS_INDENT: {
    ja: '字下げのタブを、半角の空白二つに直してください',
    en: 'write two spaces in place of the tab',
  },
  BAD_SCALAR_START: {
    ja: 'この記号で始まる文は "…" で囲んでください',
    en: 'put a text that starts with this sign in quotes',
  },
  MULTILINE_IMPLICIT_KEY: {
    ja: '「項目: 値」の形ではありません。「:」も、そのあとの空白も、字下げも半角で書いてください。長い文は改行せずに書きます',
    en: 'this is no "field: value": the ":" and the space behind it are plain ones, and so is what indents a line; a text stays on one line',
  },
};

function wordingOf({ code, message }: Pick<YAMLParseError, 'code' | 'message'>): Wording {
  const meaning = MEANINGS[code] ?? {
    ja: `この行と前の行の記号、字下げ、「:」のあとの空白を見直し、文は "…" で囲んでください（${message}）`,
    en: `look at the signs, the indentation and the space after ":" in this line and the one before, or put the text in quotes (${message})`,
  };
  return { ja: `YAML の誤り：${meaning.ja}`, en: `Invalid YAML: ${meaning.en}` };
}

/** Parses a text that begins below `linesAbove` lines of its file. */
export function readYaml(text: string, linesAbove: number) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });

  /** The position in the file of an offset in the text (UTF-16 units from 0). */
  const positionOf = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + linesAbove, column: col };
  };
  const faultOf = (error: Pick<YAMLParseError, 'pos' | 'code' | 'message'>): Fault => ({
    at: positionOf(error.pos[0]),
    message: wordingOf(error),
  });
  /** Where the value at a path stands, or the nearest thing around it. */
  const locate = (path: ValuePath): Position => {
    const node: unknown = document.getIn(path, true);
    if (isNode(node) && node.range) return positionOf(node.range[0]);
    return path.length > 0 ? locate(path.slice(0, -1)) : TOP;
  };

  return {
    document,
    locate,
    /** Where the name of the field at a path stands, or the nearest thing around it. */
    locateName(path: ValuePath): Position {
      const parent: unknown = document.getIn(path.slice(0, -1), true);
      const keys = isMap(parent) ? parent.items.map(({ key }) => key).filter(isScalar) : [];
      const key = keys.find(({ value }) => value === path.at(-1));
      return key?.range ? positionOf(key.range[0]) : locate(path);
    },
    /** What keeps YAML from being read. Aliases count, and comments behind a value: in front matter both are a text without its quotes. */
    faults(): Fault[] {
      // What the parser stumbles over after "Unexpected …" follows from it: one mistake, one message.
      const all = [...document.errors, ...document.warnings];
      const first = all.find(({ code }) => code === 'UNEXPECTED_TOKEN');
      const faults = all
        .filter((error) => error.code !== 'UNEXPECTED_TOKEN' || error === first)
        .map((error) => faultOf(error));
      visit(document, {
        Alias: (_key, { range }) => {
          faults.push({ at: range ? positionOf(range[0]) : TOP, message: IN_QUOTES });
        },
        Scalar: (_key, { range }) => {
          const comment = range && /^[ \t]+#/.exec(text.slice(range[1]))?.[0];
          if (comment) faults.push({ at: positionOf(range[1] + comment.length - 1), message: CUT_OFF });
        },
      });
      return faults;
    },
  };
}
