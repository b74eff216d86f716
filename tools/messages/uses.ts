/**
 * Which interface strings the sources ask for, read from their text without a compiler: `t('key')` of a translator
 * that next-intl gave, and paths into the whole object (`wordsOf(locale)` and what is handed on as `words`).
 */

/** A place that asks for a string. `asked` is the key, or the expression that makes it (`'group' {name}.text`). */
export type Use = { file: string; asked: string; fixed: boolean };

const TRANSLATOR = /(\w+)(?:\s*=|:)\s*await\s+getTranslations\(/g;
/** What holds all strings of a language: `words` wherever it is handed on, and what it is made of. */
const WHOLE = /(?:\bwords|\bwordsOf\(\w+\)|\bMESSAGES\[\w+\])((?:\??\.[a-z]\w*)+)/g;
const TAKEN_APART = /const\s*\{([^}]+)\}\s*=\s*(?:wordsOf\(\w+\)|MESSAGES\[\w+\])((?:\.\w+)*)/g;

const OPENS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The first argument of a call whose parenthesis ends right before `start`; empty if there is none. */
function firstArgument(source: string, start: number): string {
  const closing: string[] = [];
  let quote = '';
  for (let at = start; at < source.length; at++) {
    const char = source[at] ?? '';
    if (quote) quote = char === quote ? '' : quote;
    else if (/['"`]/.test(char)) quote = char;
    else if (OPENS[char]) closing.push(OPENS[char]);
    else if (closing.at(-1) === char) closing.pop();
    else if (closing.length === 0 && /[),]/.test(char)) return source.slice(start, at).trim();
  }
  return '';
}

const LITERAL = /^'([^']*)'$/;
/** `one ? 'a' : 'b'` */
const CHOICE = /\?\s*'([^']*)'\s*:\s*'([^']*)'$/;

/** The keys an expression can be, as far as it says them itself; undefined if it makes them of something. */
function keysOf(expression: string): string[] | undefined {
  const [, ...keys] = LITERAL.exec(expression) ?? CHOICE.exec(expression) ?? [];
  return keys.length > 0 ? keys : undefined;
}

/** Template strings lose their `$`, so that a table can hold them in quotes. */
const asWritten = (namespace: string, expression: string) =>
  `${namespace} ${expression}`.trim().replaceAll('$', '');

function translated(file: string, source: string): Use[] {
  const namespaces = new Map<string, Set<string>>();
  for (const match of source.matchAll(TRANSLATOR)) {
    const [whole, name = ''] = match;
    const namespace = firstArgument(source, match.index + whole.length);
    namespaces.set(name, (namespaces.get(name) ?? new Set()).add(namespace));
  }
  return [...namespaces].flatMap(([name, [namespace = '', ...more]]) => {
    if (more.length > 0)
      throw new Error(`${file}: "${name}" translates ${namespace} and ${more.join()}; use two names`);
    const calls = source.matchAll(new RegExp(`(?<![\\w$])${name}(?:\\.(?:raw|rich|markup|has))?\\(`, 'g'));
    return [...calls].flatMap((call): Use[] => {
      const expression = firstArgument(source, call.index + call[0].length);
      const spaces = namespace === '' ? [''] : keysOf(namespace);
      const keys = keysOf(expression);
      if (!spaces || !keys) return [{ file, asked: asWritten(namespace, expression), fixed: false }];
      return keys.map((key) => ({ file, asked: [...spaces, key].filter(Boolean).join('.'), fixed: true }));
    });
  });
}

/** What a source asks for. @throws Error if a name stands for two groups of strings. */
export function usesIn(file: string, source: string): Use[] {
  const whole = [...source.replaceAll(TAKEN_APART, '').matchAll(WHOLE)].map(([, path = '']) =>
    path.replaceAll('?', '').slice(1),
  );
  const parts = [...source.matchAll(TAKEN_APART)].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => `${path}.${name.split(':')[0]?.trim()}`.slice(1))
      .filter((key) => !key.endsWith('.')),
  );
  const paths = [...whole, ...parts].map((asked) => ({ file, asked, fixed: true }));
  return [...translated(file, source), ...paths];
}
