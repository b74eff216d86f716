import { readFileSync } from 'node:fs';
import peggy from 'peggy';
import { LOCALES } from '@/lib/i18n/locales';

/**
 * Alternatives are tried in their order, and the first that fits is taken for good: behind `"a"`, `"an"` is never read. Looked
 * for among those that are nothing but words, and so take whatever begins with them.
 */

type Node = {
  type: string;
  name?: string;
  value?: string;
  expression?: Node;
  alternatives?: Node[];
  elements?: Node[];
};
/** How a text may begin, and whether that is all of what was looked at. */
type Beginning = { text: string; isWhole: boolean };

const DEEPEST = 6;
const ANYTHING: Beginning[] = [{ text: '', isWhole: false }];
/** Rules of white space are read as one space, and as none. */
const SPACES: Record<string, string> = { __: ' ', _: '' };

const insideOf = ({ expression, alternatives, elements }: Node): Node[] =>
  [expression, alternatives, elements].flat().filter((node) => node !== undefined);

function rulesOf(text: string): Node[] {
  const settings = { output: 'ast', plugins: [{ use: withoutParser }] };
  return (peggy.generate(text, settings as never) as unknown as { rules: Node[] }).rules;
}
const withoutParser = ({ passes }: { passes: { check: unknown[]; generate: unknown[] } }) => {
  passes.check.splice(0);
  passes.generate.splice(0);
};

/** What hides what, in words: empty if every alternative can be read. */
function hidden(grammar: string): string[] {
  const rules = rulesOf(grammar);
  const expressions = new Map(rules.map(({ name, expression }) => [name, expression]));

  const beginnings = (node: Node, depth: number): Beginning[] => {
    const { type, expression, name = '' } = node;
    if (depth > DEEPEST) return ANYTHING;
    if (type === 'literal') return [{ text: node.value ?? '', isWhole: true }];
    if (type === 'choice') return (node.alternatives ?? []).flatMap((one) => beginnings(one, depth + 1));
    if (type.startsWith('simple_') || type.startsWith('semantic_')) return [{ text: '', isWhole: true }];
    if (type === 'rule_ref' && name in SPACES) return [{ text: SPACES[name] ?? '', isWhole: true }];
    if (type === 'sequence')
      return (node.elements ?? []).reduce<Beginning[]>(
        (known, element) =>
          known.flatMap((one) =>
            one.isWhole
              ? beginnings(element, depth + 1).map((next) => ({ ...next, text: one.text + next.text }))
              : [one],
          ),
        [{ text: '', isWhole: true }],
      );
    const inner = type === 'rule_ref' ? expressions.get(name) : expression;
    if (!inner || /more$|repeated/.test(type)) return ANYTHING;
    const found = beginnings(inner, depth + 1);
    return type === 'optional' ? [...found, { text: '', isWhole: true }] : found;
  };

  const isOnlyWords = (node: Node): boolean =>
    node.type === 'literal' ||
    (node.type === 'rule_ref' && (node.name ?? '') in SPACES) ||
    (/^(?:sequence|choice|group|action|optional)$/.test(node.type) && insideOf(node).every(isOnlyWords));

  const hiddenIn = (node: Node, rule: string): string[] => {
    const found = (node.alternatives ?? []).flatMap((one, place, all) => {
      if (!isOnlyWords(one)) return [];
      const words = beginnings(one, 0).flatMap(({ text, isWhole }) => (isWhole ? [text] : []));
      const later = all.slice(place + 1).flatMap((other) => beginnings(other, 0).map(({ text }) => text));
      return later.flatMap((text) => {
        // What may follow it is read by itself as far as it can.
        const longest = words
          .filter((word) => word && text.startsWith(word))
          .sort((a, b) => b.length - a.length)[0];
        return longest && longest.length < text.length ? [`${rule}: "${longest}" hides "${text}"`] : [];
      });
    });
    return [...found, ...insideOf(node).flatMap((inner) => hiddenIn(inner, rule))];
  };
  return rules.flatMap((rule) => hiddenIn(rule, rule.name ?? ''));
}

const source = (name: string) => readFileSync(`lib/protocol/grammar/${name}.peggy`, 'utf8');
/** Two initializers are one too many for one text. */
const withoutCode = (text: string) => text.replace(/^\{\n[\s\S]*?^\}\n/m, '');

it.each(LOCALES)('no words of the grammar of %s are hidden by shorter ones before them', (locale) => {
  expect(hidden(withoutCode(source(locale)) + withoutCode(source('lexical')))).toEqual([]);
});

it('finds a word behind its beginning, also in another rule, and not before it', () => {
  expect(
    hidden('Start = ("a" / "an") " " Later\nLater = "pre"? ("warm" / Up)\nUp = "warm" " " "up"'),
  ).toEqual(['Start: "a" hides "an"', 'Later: "warm" hides "warm up"']);
  expect(hidden('Start = ("an" / "a" / "b" &"c" / "bc" / "of" " the"? / "of the")')).toEqual([]);
});
