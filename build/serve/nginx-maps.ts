import type { HeaderRule } from './headers.ts';
import { DEFAULT_CACHE_CONTROL, MOVED_PREFIX, NOT_FOUND_PAGES, patternSource } from './rules.ts';

/** A value as nginx reads it: quoted, with nothing that it would take for a variable or the end. */
function quoted(value: string): string {
  if (/[\\$]/.test(value)) throw new Error(`nginx: cannot write the value ${value}`);
  return `"${value.replaceAll('"', '\\"')}"`;
}

const map = (from: string, to: string, lines: readonly string[]): string[] => [
  `map ${from} ${to} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** Addresses as they were asked for: nginx changes `$uri` on its way to a file. */
export const addressMaps = (): string[] => [
  ...map('$request_uri', '$asked_path', ['"~^(?<asked>[^?]*)" $asked;']),
  ...map('$request_uri', '$clean_address', [
    '"~^/index(?:\\.html)?(?<home_query>\\?.*)?$" /$home_query;',
    '"~^(?<clean>/[^/?\\\\\\\\][^?]*?)(?:\\.html|/)(?<clean_query>\\?.*)?$" $clean$clean_query;',
  ]),
  ...map('$request_uri', '$moved_address', [
    `"~^${MOVED_PREFIX}/?(?<moved_query>\\?.*)?$" /$moved_query;`,
    `"~^${MOVED_PREFIX}/(?<moved>[^/?\\\\\\\\].*)$" /$moved;`,
  ]),
  ...map('$asked_path', '$not_found_page', [
    ...NOT_FOUND_PAGES.filter(({ prefix }) => prefix !== '').map(
      ({ prefix, file }) => `"~^${prefix}(?:/|$)" /${file};`,
    ),
    ...NOT_FOUND_PAGES.filter(({ prefix }) => prefix === '').map(({ file }) => `default /${file};`),
  ]),
];

const ALLOWED_METHODS = 'Allow';
const CACHE = 'Cache-Control';

/** Headers that nginx finds out by itself. */
const OWN = ['Content-Type'];

const variable = (name: string): string => `$header_${name.toLowerCase().replaceAll('-', '_')}`;

const namesOf = (rules: readonly HeaderRule[]): string[] =>
  [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter((name) => !OWN.includes(name));

const rulesWith = (rules: readonly HeaderRule[], name: string) =>
  rules.flatMap(({ path, headers }) => (headers[name] === undefined ? [] : [{ path, value: headers[name] }]));

const isConstant = (rules: readonly HeaderRule[], name: string): boolean =>
  rulesWith(rules, name).every(({ path }) => path === '/*');

/** The first pattern that matches counts in nginx, the last rule in ours. */
function headerMap(rules: readonly HeaderRule[], name: string): string[] {
  const found = rulesWith(rules, name);
  const general = found.findLast(({ path }) => path === '/*')?.value;
  const special = found.filter(({ path }) => path !== '/*').reverse();
  if (name === CACHE)
    return map('"$status $asked_path"', variable(name), [
      `default ${quoted(general ?? DEFAULT_CACHE_CONTROL)};`,
      // What is not there must not be kept: it may be there after the next deploy.
      ...special.map(
        ({ path, value }) => `"~${patternSource(path).replace('^', '^(?:200|206|304) ')}" ${quoted(value)};`,
      ),
    ]);
  return map('$asked_path', variable(name), [
    `default ${quoted(general ?? '')};`,
    ...special.map(({ path, value }) => `"~${patternSource(path)}" ${quoted(value)};`),
  ]);
}

/** The maps for headers whose value depends on the address. */
export const headerMaps = (rules: readonly HeaderRule[]): string[] => [
  ...namesOf(rules)
    .filter((name) => !isConstant(rules, name))
    .flatMap((name) => headerMap(rules, name)),
  ...map('$status', variable(ALLOWED_METHODS), ['default "";', '405 "GET, HEAD";']),
];

/** The `add_header` lines of the server; nginx leaves out a header whose value is empty. */
export const headerLines = (rules: readonly HeaderRule[]): string[] => [
  ...namesOf(rules).map((name) => {
    const value = isConstant(rules, name)
      ? quoted(rulesWith(rules, name).at(-1)?.value ?? '')
      : variable(name);
    return `add_header ${name} ${value} always;`;
  }),
  `add_header ${ALLOWED_METHODS} ${variable(ALLOWED_METHODS)} always;`,
];
