/** A JSON text whose values know where in the file they stand. */
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Position } from './problems.ts';
import { positionIn } from './texts.ts';
import type { ValuePath } from './values.ts';
import { type Fault, TOP, USED_TWICE } from './yaml-positions.ts';

const SEPARATOR = {
  ja: '「,」か、閉じるかっこが必要です',
  en: 'expected "," or the closing bracket',
};
const STRING = {
  ja: '文を同じ行の "…" で閉じてください',
  en: 'expected a text that is closed by a quote on the same line',
};
const BACKSLASH = {
  ja: '文の中の「\\」は「\\\\」と書いてください',
  en: 'expected "\\\\" for a "\\" in a text',
};
const VALUE = { ja: '値が必要です', en: 'expected a value' };

/** What the parser missed, by its names. */
const EXPECTED: Record<string, Record<'ja' | 'en', string>> = {
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
    ja: '項目名と文は "…" で囲んで書いてください（引用符、「,」、「:」、数字は半角です）',
    en: 'expected plain double quotes around a field name or a text (no “…”, no wide signs or digits)',
  },
  UnexpectedEndOfString: STRING,
  InvalidCharacter: {
    ja: '文の中のタブや改行は消してください',
    en: 'expected no tab and no line break in a text',
  },
  InvalidEscapeCharacter: BACKSLASH,
  InvalidUnicode: BACKSLASH,
  InvalidCommentToken: {
    ja: 'コメントは書けません。消してください',
    en: 'expected no comment',
  },
};

/** The fields of an object, each as the nodes of its name and its value; other nodes have none. */
const fieldsOf = ({ type, children = [] }: Node): Node[][] =>
  type === 'object' ? children.map(({ children: pair = [] }) => pair) : [];

const childOf = (node: Node, key: PropertyKey): Node | undefined =>
  node.type === 'array'
    ? node.children?.[Number(key)]
    : fieldsOf(node).find(([name]) => name?.value === key)?.[1];

/** The names of fields that stand a second time in their object, at any depth. */
function repeatedNames(node: Node): Node[] {
  const names = fieldsOf(node).flatMap(([name]) => name ?? []);
  const first = new Map(names.toReversed().map((name) => [name.value, name]));
  const repeated = names.filter((name) => first.get(name.value) !== name);
  return [...repeated, ...(node.children ?? []).flatMap(repeatedNames)];
}

/** Parses a text; one with faults has no value. */
export function readJson(text: string) {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });

  const faultOf = (offset: number, { ja, en }: Record<'ja' | 'en', string>): Fault => ({
    at: positionIn(text, offset),
    message: { ja: `JSON の誤り：${ja}`, en: `Invalid JSON: ${en}` },
  });
  const nodeAt = (path: ValuePath): Node | undefined =>
    path.reduce<Node | undefined>((node, key) => node && childOf(node, key), root);
  /** Where the value at a path stands, or the nearest thing around it. */
  const locate = (path: ValuePath): Position => {
    const node = nodeAt(path);
    if (node) return positionIn(text, node.offset);
    return path.length > 0 ? locate(path.slice(0, -1)) : TOP;
  };

  const first = errors[0];
  const faults = first
    ? [faultOf(first.offset, EXPECTED[printParseErrorCode(first.error)] ?? VALUE)]
    : (root ? repeatedNames(root) : []).map(({ offset }) => faultOf(offset, USED_TWICE));
  return {
    value: faults.length > 0 ? undefined : (JSON.parse(text) as unknown),
    faults,
    locate,
    /** Where the name of the field at a path stands, or the nearest thing around it. */
    locateName(path: ValuePath): Position {
      const field = nodeAt(path)?.parent;
      return field?.type === 'property' ? positionIn(text, field.offset) : locate(path);
    },
  };
}
