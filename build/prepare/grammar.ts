/**
 * Makes tables of the grammars of lib/protocol/grammar, which Peggy reads and checks. Peggy's own output is twice as
 * large as a page may load; the tables are read by lib/protocol/grammar/match.ts (docs/decisions/0014). Run directly:
 * `node build/prepare/grammar.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { RULES_FROM } from '../../lib/protocol/grammar/tables.ts';
import { ROOT } from '../root.mjs';
import { writeIfChanged } from '../write.ts';

const FOLDER = 'lib/protocol/grammar';
/** The rule that a text of each language begins with: a page loads the grammar of its own. */
const STARTS: Record<Locale, string> = { ja: 'JaText', en: 'EnText' };
/** The name of the module with the tables of a language, in `.generated`. */
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
  const ast = peggy.generate(
    [...sources] as never,
    {
      allowedStartRules: [start],
      output: 'ast',
      // Its own parser is what takes longest, and nobody runs it.
      plugins: [{ use: ({ passes }: { passes: { generate: unknown[] } }) => passes.generate.splice(0) }],
    } as never,
  ) as unknown as Ast;
  const names = new Map(ast.rules.map(({ name }, place) => [name, place]));
  const actions: string[] = [];
  const numbered: string[] = [];
  /** A label as a number: its name would ship twice, in the table and in the action. */
  const numberOf = (label: string) => {
    const known = numbered.indexOf(label);
    return known >= 0 ? known : numbered.push(label) - 1;
  };

  const labelsIn = (node: unknown): string[] => {
    if (Array.isArray(node)) return node.flatMap(labelsIn);
    if (!node || typeof node !== 'object') return [];
    const { type, label, location: _, codeLocation: __, ...rest } = node as Node;
    const own = type === 'labeled' && label ? [String(label)] : [];
    return [...own, ...Object.values(rest).flatMap(labelsIn)];
  };
  const action = (code: unknown, labels: readonly string[]) => {
    // Behind a dot it is a field of that name; `...` spreads a label.
    const used = labels.filter((label) => new RegExp(`(?<![^.]\\.)\\b${label}\\b`).test(String(code)));
    const env = used.map((label) => `${numberOf(label)}: ${label}`).join(', ');
    const text = `(${env && `{ ${env} }`}) => {${code}}`;
    const known = actions.indexOf(text);
    if (known >= 0) return known;
    actions.push(text);
    // The next one, as it is counted by who reads the table.
    return '';
  };

  // Signs before what they are of, as match.ts reads them: shorter by a tenth than lists in JSON.
  const written = (rule: Rule): string => {
    const labels = [...new Set(labelsIn(rule.expression))];
    const all = (nodes: unknown) => (nodes as Node[]).map(of).join('');
    const of = (node: unknown): string => {
      const one = node as Node;
      const inner = () => of(one.expression);
      switch (one.type) {
        case 'literal':
          if (/["\\]/.test(String(one.value)))
            throw new Error(`${rule.name}: no literal may hold ${one.value}`);
          return `"${one.value}"`;
        case 'class':
          return classOf(one);
        case 'any':
          return '[^]';
        case 'rule_ref':
          return String.fromCharCode(RULES_FROM + (names.get(String(one.name)) as number));
        case 'choice':
          return `{${all(one.alternatives)})`;
        case 'sequence':
          return `(${all(one.elements)})`;
        case 'labeled':
          return `${one.pick ? '@' : '='}${one.label ? numberOf(String(one.label)) : ''}:${inner()}`;
        case 'action':
          return `>${action(one.code, labels)}:${inner()}`;
        case 'semantic_and':
          return `%${action(one.code, labels)} `;
        case 'simple_and':
          return `&${inner()}`;
        case 'simple_not':
          return `!${inner()}`;
        case 'optional':
          return `?${inner()}`;
        case 'zero_or_more':
          return `*${inner()}`;
        case 'one_or_more':
          return `+${inner()}`;
        case 'repeated': {
          const { min, max, delimiter } = one as unknown as Record<string, { value?: number | null } | null>;
          const bounds = `${min?.value ?? 0},${max?.value ?? 0}`;
          return `#${bounds}${delimiter ? ',1' : ''}:${inner()}${delimiter ? of(delimiter) : ''}`;
        }
        case 'text':
          return `$${inner()}`;
        case 'group':
          return inner();
        case 'named':
          return `~${one.name}:${inner()}`;
        default:
          throw new Error(`${rule.name}: match.ts has no answer to a ${one.type}`);
      }
    };
    return of(rule.expression);
  };
  const rules = ast.rules.map(written).join('');
  const { initializer } = ast;
  const code = [initializer ?? []].flat().map((part) => part.code);
  return [
    '// Made of lib/protocol/grammar/*.peggy by build/prepare/grammar.ts.',
    `export const start = ${names.get(start)};`,
    `export const rules = ${JSON.stringify(rules)};`,
    'export const actions = ({ range, text, unclear, words }) => {',
    'const { englishNumber, isEnglishWord, isKnownLiquid, isPlainJapanese, isTitle, isAct, japaneseNumber, wellsNamed } = words;',
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
