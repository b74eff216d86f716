import { EDITOR_PATH } from '../../lib/editor-path.ts';
import { NAMED_TYPES, TYPES, UNKNOWN_TYPE } from './content-type.ts';
import { EDITOR_HEADERS } from './editor.ts';
import { cacheControl, DOCUMENT_DISPOSITION, DOCUMENTS_PREFIX, SECURITY_HEADERS } from './headers.ts';
import { HOST_FILES, LANGUAGE_PREFIXES, MOVED_PREFIX } from './rules.ts';

/**
 * What differs between a machine on the internet and a test on loopback: `root` is where `out/` lies (absolute), `http`
 * and `https` hold the values of `listen`, `secureHost` is host and port to send plain HTTP to.
 */
export type NginxPlace = Record<'serverName' | 'root' | 'certificate' | 'key' | 'secureHost', string> &
  Record<'http' | 'https', readonly string[]> & {
    /** Whether the site has an editor of its content. */
    editor?: boolean;
  };

/** Where certbot lays its answers for a certificate: Debian's own folder, which is served before this file is there, too. */
const CHALLENGES = '/var/www/html';

const lines = <T>(items: readonly T[], write: (item: T) => string) => items.map(write).join('\n');

const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

/** Files whose type comes from their name. No header is added here: that would drop those of the server. */
const namedType = ([name, type]: [string, string]): string => `  location ~ /${name.replaceAll('.', '\\.')}$ {
    types { }
    default_type "${type}";
    try_files $uri =404;
  }`;

const variableOf = (name: string): string => `$header_${name.toLowerCase().replaceAll('-', '_')}`;

/** A header that the page of the editor has in place of the site's; an empty one is not sent. */
const editorMap = ([name, value]: [string, string]): string => `map $asked_path ${variableOf(name)} {
  default ${quoted(SECURITY_HEADERS[name] ?? '')};
  ${EDITOR_PATH} ${quoted(value)};
}`;

/** The headers of every address, those of them that the editor changes with a value from a map. */
function securityHeaders(editor: boolean): string {
  const own = editor ? EDITOR_HEADERS : {};
  return lines(
    [...new Set([...Object.keys(SECURITY_HEADERS), ...Object.keys(own)])],
    (name) =>
      `  add_header ${name} ${name in own ? variableOf(name) : quoted(SECURITY_HEADERS[name] ?? '')} always;`,
  );
}

/** A 404 page is only shown for an error, never under an address of its own. */
const notFoundPage = (prefix: string): string => `  location = ${prefix}/404 { return 404; }
  location = ${prefix}/404.html { internal; }`;

/**
 * The site for nginx 1.22 or newer with the brotli_static module, to be included in its `http` block. All headers
 * are added in one place, with values from maps: an `add_header` in a location would drop all others there.
 * `$asked_path` is the address as it was asked for: nginx changes `$uri` on its way to a file.
 */
export const nginxFile = (place: NginxPlace): string =>
  `# Written by "npm run hosts:write" from build/serve/; do not edit. See docs/guides/build-and-deploy.md.

map $request_uri $asked_path {
  "~^(?<asked>[^?]*)" $asked;
}
map $request_uri $clean_address {
  "~^/index(?:\\.html)?(?<home_query>\\?.*)?$" /$home_query;
  "~^(?<clean>/[^/?\\\\\\\\][^?]*?)(?:\\.html|/)(?<clean_query>\\?.*)?$" $clean$clean_query;
}
map $request_uri $moved_address {
  "~^${MOVED_PREFIX}/?(?<moved_query>\\?.*)?$" /$moved_query;
  "~^${MOVED_PREFIX}/(?<moved>[^/?\\\\\\\\].*)$" /$moved;
}
map $asked_path $not_found_page {
${lines(LANGUAGE_PREFIXES, (prefix) => `  "~^${prefix}(?:/|$)" ${prefix}/404.html;`)}
  default /404.html;
}
map "$status $asked_path" $header_cache_control {
  default ${quoted(cacheControl('index.html'))};
  "~^(?:200|206|304) /assets/.*$" ${quoted(cacheControl('assets/a'))};
}
map "$status $asked_path" $header_content_disposition {
  default "";
  "~^(?:200|206|304) ${DOCUMENTS_PREFIX}" ${quoted(DOCUMENT_DISPOSITION)};
}
map $status $header_allow {
  default "";
  405 "GET, HEAD";
}
${place.editor ? `${lines(Object.entries(EDITOR_HEADERS), editorMap)}\n` : ''}
server {
${lines(place.http, (address) => `  listen ${address};`)}
  server_name ${place.serverName};
  server_tokens off;
  location /.well-known/acme-challenge/ { root ${CHALLENGES}; }
  location / { return 308 https://${place.secureHost}$request_uri; }
}

server {
${lines(place.https, (address) => `  listen ${address} ssl http2;`)}
  server_name ${place.serverName};
  ssl_certificate ${place.certificate};
  ssl_certificate_key ${place.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:1m;
  server_tokens off;
  absolute_redirect off;

  root ${place.root};
  error_page 404 $not_found_page;

  types {
${lines(Object.entries(TYPES), ([ending, type]) => `    "${type}" ${ending};`)}
  }
  default_type ${UNKNOWN_TYPE};

  gzip_static on;
  brotli_static on;
  gzip_vary on;

${securityHeaders(place.editor ?? false)}
  add_header Cache-Control $header_cache_control always;
  add_header Content-Disposition $header_content_disposition always;
  add_header Allow $header_allow always;

  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  # A doubled slash could make a redirect lead to another host.
  if ($request_uri ~ "^[^?]*//") { return 404; }
  if ($moved_address) { return 308 $moved_address; }

${lines([...LANGUAGE_PREFIXES, ''], notFoundPage)}

${lines(HOST_FILES, (name) => `  location = /${name} { return 404; }`)}
  location ~ \\.(br|gz)$ { return 404; }

  location ~ ^(?<page>/.+)/$ {
    if (-f $document_root$page.html) { return 308 $clean_address; }
    return 404;
  }
  location ~ \\.html$ {
    if (-f $request_filename) { return 308 $clean_address; }
    return 404;
  }
  location = /index { return 308 $clean_address; }

${lines(Object.entries(NAMED_TYPES), namedType)}

  location = / { try_files /index.html =404; }
  location / { try_files $uri.html $uri =404; }
}
`;
