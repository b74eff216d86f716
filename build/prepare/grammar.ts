/**
 * Makes tables of the grammars of lib/protocol/grammar, which Peggy reads and checks. Peggy's own output is twice as
 * large as a page may load; the tables are read by lib/protocol/grammar/match.ts (docs/decisions/0014). Run directly:
 * `node build/prepare/grammar.ts`.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import peggy from 'peggy';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { writeIfChanged } from '../write.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = 'lib/protocol/grammar';
/** The rule that a text of each language begins with: a page loads the grammar of its own. */
const STARTS: Record<Locale, string> = { ja: 'JaText', en: 'EnText' };
export const grammarFile = (locale: Locale): string => `protocol-grammar-${locale}.js`;

// What Peggy's parser gives (its API calls it the grammar's AST).
type Node = { type: string; [key: string]: unknown };
type Rule = Node & { name: string; expression: Node };
type Ast = {
  rules: Rule[];
  initializer?: { code: string } | { code: string }[] | null;
};

/** Turns one grammar into the text of a module. @throws GrammarError of Peggy, which names file and line. */
function grammarModule(sources: readonly { source: string; text: string }[], start: string): string {
  const ast = peggy.generate([...sources] as never, {
    allowedStartRules: [start],
    output: 'ast',
  }) as unknown as Ast;
  const names = new Map(ast.rules.map(({ name }, place) => [name, place]));
  const actions: string[] = [];

  const labelsIn = (node: unknown): string[] => {
    if (Array.isArray(node)) return node.flatMap(labelsIn);
    if (!node || typeof node !== 'object') return [];
    const { type, label, location: _, codeLocation: __, ...rest } = node as Node;
    const own = type === 'labeled' && label ? [String(label)] : [];
    return [...own, ...Object.values(rest).flatMap(labelsIn)];
  };
  const action = (code: unknown, labels: readonly string[]) => {
    const used = labels.filter((label) => new RegExp(`\\b${label}\\b`).test(String(code)));
    const text = `({ ${used.join(', ')} }) => {${code}}`;
    const known = actions.indexOf(text);
    return known >= 0 ? known : actions.push(text) - 1;
  };

  const table = (rule: Rule) => {
    const labels = [...new Set(labelsIn(rule.expression))];
    const of = (node: unknown): unknown => {
      const one = node as Node;
      switch (one.type) {
        case 'literal':
          return one.value;
        case 'class':
          return ['r', classOf(one)];
        case 'any':
          return ['r', '[^]'];
        case 'rule_ref':
          return names.get(String(one.name));
        case 'choice':
          return ['|', ...(one.alternatives as Node[]).map(of)];
        case 'sequence':
          return ['&', ...(one.elements as Node[]).map(of)];
        case 'labeled':
          return [one.pick ? '@' : '=', one.label ?? '', of(one.expression)];
        case 'action':
          return ['>', action(one.code, labels), of(one.expression)];
        case 'semantic_and':
          return ['?', action(one.code, labels)];
        case 'simple_and':
          return ['+', 1, of(one.expression)];
        case 'simple_not':
          return ['+', 0, of(one.expression)];
        case 'optional':
          return ['*', 0, 1, of(one.expression)];
        case 'zero_or_more':
          return ['*', 0, 0, of(one.expression)];
        case 'one_or_more':
          return ['*', 1, 0, of(one.expression)];
        case 'repeated': {
          const { min, max, delimiter } = one as unknown as Record<string, { value?: number | null } | null>;
          return [
            '*',
            min?.value ?? 0,
            max?.value ?? 0,
            of(one.expression),
            ...(delimiter ? [of(delimiter)] : []),
          ];
        }
        case 'text':
          return ['$', of(one.expression)];
        case 'group':
          return of(one.expression);
        case 'named':
          return ['!', one.name, of(one.expression)];
        default:
          throw new Error(`${rule.name}: match.ts has no answer to a ${one.type}`);
      }
    };
    return of(rule.expression);
  };
  const rules = ast.rules.map(table);
  const { initializer } = ast;
  const code = [initializer ?? []].flat().map((part) => part.code);
  return [
    '// Made of lib/protocol/grammar/*.peggy by build/prepare/grammar.ts.',
    `export const start = ${names.get(start)};`,
    `export const rules = ${JSON.stringify(rules)};`,
    'export const actions = ({ range, text, words }) => {',
    'const { englishNumber, isEnglishWord, isPlainJapanese, japaneseNumber } = words;',
    ...code,
    `return [\n${actions.join(',\n')}\n];`,
    '};',
    '',
  ].join('\n');
}

/** The regular expression of a class of characters. */
function classOf({ parts, inverted }: Node): string {
  const escaped = (sign: string) => sign.replace(/[\\\]^-]/g, '\\$&');
  const signs = (parts as (string | string[] | { type: string; value: string })[]).map((part) =>
    typeof part === 'string'
      ? escaped(part)
      : Array.isArray(part)
        ? part.map(escaped).join('-')
        : `\\${part.value}`,
  );
  return `[${inverted ? '^' : ''}${signs.join('')}]`;
}

/** Writes a module for each language, if it is not as it should be already. */
export function buildGrammar(generated = join(ROOT, '.generated')): void {
  for (const locale of LOCALES) {
    const sources = ['lexical', locale].map((name) => {
      const source = `${FOLDER}/${name}.peggy`;
      return { source, text: readFileSync(join(ROOT, source), 'utf8') };
    });
    writeIfChanged(join(generated, grammarFile(locale)), grammarModule(sources, STARTS[locale]));
  }
}

if (import.meta.main) buildGrammar();
