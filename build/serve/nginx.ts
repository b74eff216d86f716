import { contentType, NAMED_TYPES, TYPES, UNKNOWN_TYPE } from './content-type.ts';
import type { HeaderRule } from './headers.ts';
import { addressMaps, headerLines, headerMaps } from './nginx-maps.ts';
import { HOST_FILES, headerRules, NOT_FOUND_PAGES } from './rules.ts';

/** What differs between a machine on the internet and a test on loopback. */
export type NginxPlace = {
  serverName: string;
  /** Where `out/` lies, as an absolute path. */
  root: string;
  certificate: string;
  key: string;
  /** Values of `listen`, without `ssl`. */
  http: readonly string[];
  https: readonly string[];
  /** Host and port to send plain HTTP to. */
  secureHost: string;
};

const indent = (lines: readonly string[]): string[] => lines.map((line) => (line ? `  ${line}` : line));

const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...indent(lines), '}'];

const escaped = (name: string): string => name.replaceAll('.', '\\.');

function types(): string[] {
  const endings = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(TYPES))
    endings.set(type, [...(endings.get(type) ?? []), ending]);
  return block(
    'types',
    [...endings].map(([type, names]) => `"${type}" ${names.join(' ')};`),
  );
}

/** Files whose type comes from their name. No header is added here: that would drop those of the server. */
const namedTypes = (): string[] =>
  Object.entries(NAMED_TYPES).flatMap(([name, type]) =>
    block(`location ~ /${escaped(name)}$`, ['types { }', `default_type "${type}";`, 'try_files $uri =404;']),
  );

/** Each 404 page: only shown for an error, never under an address of its own. */
const notFound = (): string[] =>
  NOT_FOUND_PAGES.flatMap(({ prefix, file }) => [
    `location = ${prefix}/404 { return 404; }`,
    `location = /${file} { internal; }`,
  ]);

const withheld = (): string[] => [
  ...HOST_FILES.map((name) => `location = /${name} { return 404; }`),
  'location ~ \\.(br|gz)$ { return 404; }',
];

/** Other spellings of a page's address; `$clean_address` holds the right one. */
const spellings = (): string[] => [
  ...block('location ~ ^(?<page>/.+)/$', [
    'if (-f $document_root$page.html) { return 308 $clean_address; }',
    'return 404;',
  ]),
  ...block('location ~ \\.html$', [
    'if (-f $request_filename) { return 308 $clean_address; }',
    'return 404;',
  ]),
  'location = /index { return 308 $clean_address; }',
];

const locations = (): string[] => [
  ...notFound(),
  '',
  ...withheld(),
  '',
  ...spellings(),
  '',
  ...namedTypes(),
  '',
  'location = / { try_files /index.html =404; }',
  'location / { try_files $uri.html $uri =404; }',
];

const listen = (addresses: readonly string[], options = ''): string[] =>
  addresses.map((address) => `listen ${address}${options};`);

/** nginx takes types from its own table, so a rule that says something else would be lost. */
function checkTypes(rules: readonly HeaderRule[]): void {
  for (const { path, headers } of rules) {
    const type = headers['Content-Type'];
    if (type !== undefined && type !== contentType(path.replaceAll('*', '/')))
      throw new Error(`header rule ${path}: the type ${type} belongs into build/serve/content-type.ts`);
  }
}

/**
 * The site for nginx 1.22 or newer with the brotli_static module, to be included in its `http` block. All headers
 * are added in one place, with values from maps: an `add_header` in a location would drop all others there.
 * @throws Error naming the rule that sets a type which `content-type.ts` does not know, or an unwritable value.
 */
export function nginxFile(place: NginxPlace, rules: readonly HeaderRule[] = headerRules()): string {
  checkTypes(rules);
  const plain = block('server', [
    ...listen(place.http),
    `server_name ${place.serverName};`,
    'server_tokens off;',
    `return 308 https://${place.secureHost}$request_uri;`,
  ]);
  const secure = block('server', [
    ...listen(place.https, ' ssl http2'),
    `server_name ${place.serverName};`,
    `ssl_certificate ${place.certificate};`,
    `ssl_certificate_key ${place.key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:site:1m;',
    'server_tokens off;',
    'absolute_redirect off;',
    '',
    `root ${place.root};`,
    'error_page 404 $not_found_page;',
    '',
    ...types(),
    `default_type ${UNKNOWN_TYPE};`,
    '',
    'gzip_static on;',
    'brotli_static on;',
    'gzip_vary on;',
    '',
    ...headerLines(rules),
    '',
    'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    '# A doubled slash could make a redirect lead to another host.',
    'if ($request_uri ~ "^[^?]*//") { return 404; }',
    'if ($moved_address) { return 308 $moved_address; }',
    '',
    ...locations(),
  ]);
  return [
    '# Written by "npm run hosts:write" from build/serve/; do not edit. See docs/guides/build-and-deploy.md.',
    '',
    ...addressMaps(),
    ...headerMaps(rules),
    '',
    ...plain,
    '',
    ...secure,
    '',
  ].join('\n');
}
