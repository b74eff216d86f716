import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addHostFiles } from '../../scripts/finish-export/hosts';
import { headersFile, redirectsFile } from '../../scripts/hosting/cloudflare';
import { committedFiles, productionPlace } from '../../scripts/hosting/committed';
import { CONTENT_SECURITY_POLICY, type HeaderRule, SECURITY_HEADERS } from '../../scripts/hosting/headers';
import { nginxFile } from '../../scripts/hosting/nginx';
import { headerRules, headersFor } from '../../scripts/hosting/rules';
import { vercelFile } from '../../scripts/hosting/vercel';
import { filesOf, textsOf } from '../finish-export/fixture';

const ROOT = join(import.meta.dirname, '../..');
const PLACE = productionPlace('https://lab.example.com');

const SEARCH_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
const special: HeaderRule[] = [
  { path: '/search', headers: { 'Content-Security-Policy': SEARCH_POLICY } },
  { path: '/feeds/*', headers: { 'Access-Control-Allow-Origin': '*' } },
];

/** The block of `_headers` below a path. */
const blockOf = (text: string, path: string): string =>
  text
    .split('\n\n')
    .find((block) => block.startsWith(`${path}\n`))
    ?.trimEnd() ?? '';

describe('the host files in the repository', () => {
  const files = committedFiles(ROOT);

  it.each(Object.keys(files))('%s is what the rules say: if not, run "npm run hosts:write"', (path) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(files[path]);
  });
});

describe('headers for some addresses only', () => {
  const rules = headerRules(special);

  it.each([
    ['/search', SEARCH_POLICY],
    ['/search/', CONTENT_SECURITY_POLICY],
    ['/research', CONTENT_SECURITY_POLICY],
    ['/', CONTENT_SECURITY_POLICY],
  ])('take the place of general ones in the local server: %s', (address, policy) => {
    expect(headersFor(address, special)['Content-Security-Policy']).toBe(policy);
  });

  it('are sent beside the general ones otherwise', () => {
    expect(headersFor('/feeds/rss.xml', special)).toEqual({
      ...SECURITY_HEADERS,
      'Access-Control-Allow-Origin': '*',
    });
  });

  it('take the general one off first in _headers, which would join the two', () => {
    const text = headersFile(rules);
    expect(blockOf(text, '/search')).toBe(
      `/search\n  ! Content-Security-Policy\n  Content-Security-Policy: ${SEARCH_POLICY}`,
    );
    expect(blockOf(text, '/feeds/*')).toBe('/feeds/*\n  Access-Control-Allow-Origin: *');
  });

  it('are a map in nginx, in which the first match counts', () => {
    const twice = [
      ...special,
      { path: '/sea*', headers: { 'Content-Security-Policy': "default-src 'none'" } },
    ];
    const text = nginxFile(PLACE, headerRules(twice));
    expect(text).toContain(
      [
        'map $asked_path $header_content_security_policy {',
        `  default "${CONTENT_SECURITY_POLICY}";`,
        `  "~^/sea.*$" "default-src 'none'";`,
        `  "~^/search$" "${SEARCH_POLICY}";`,
        '}',
      ].join('\n'),
    );
    expect(text).toContain('add_header Content-Security-Policy $header_content_security_policy always;');
    expect(text).toContain(
      'add_header Access-Control-Allow-Origin $header_access_control_allow_origin always;',
    );
  });

  it('come last in vercel.json, where the last one counts', () => {
    const { headers } = JSON.parse(vercelFile(rules)) as { headers: { source: string }[] };
    expect(headers[0]?.source).toBe('/(.*)');
    expect(headers.slice(-2).map(({ source }) => source)).toEqual(['/search', '/feeds/(.*)']);
  });
});

describe('what a host could not obey is refused', () => {
  it('a line that Cloudflare would ignore', () => {
    const long = [{ path: '/a', headers: { 'X-Long': 'a'.repeat(2000) } }];
    expect(() => headersFile(headerRules(long))).toThrow('_headers: /a: longer than 2000 characters');
  });

  it.each(['a $variable', 'a \\ backslash'])('in nginx: %s', (value) => {
    expect(() => nginxFile(PLACE, headerRules([{ path: '/*', headers: { 'X-A': value } }]))).toThrow(
      `nginx: cannot write the value ${value}`,
    );
  });

  it('but a quoted value is kept in nginx', () => {
    const rules = headerRules([{ path: '/*', headers: { 'X-A': 'a "quoted" value' } }]);
    expect(nginxFile(PLACE, rules)).toContain(String.raw`"a \"quoted\" value"`);
  });

  it('a type that nginx would not know of', () => {
    const rules = headerRules([{ path: '/a.bin', headers: { 'Content-Type': 'model/gltf' } }]);
    expect(() => nginxFile(PLACE, rules)).toThrow(
      'header rule /a.bin: the type model/gltf belongs into scripts/hosting/content-type.ts',
    );
  });
});

describe('nginx.conf', () => {
  const text = nginxFile(PLACE);

  it('adds no header inside a location, where it would drop all others', () => {
    const [, locations = ''] = text.split(/\n {2}location (.*)/s);
    expect(locations).toContain('try_files');
    expect(locations).not.toContain('add_header');
  });

  it('serves the address of the content, and sends plain HTTP to HTTPS', () => {
    expect(text).toContain('server_name lab.example.com;');
    expect(text).toContain('return 308 https://$host$request_uri;');
  });
});

describe('the export', () => {
  it('holds what Cloudflare Pages and Netlify read, over what was there', () => {
    const files = addHostFiles(filesOf({ 'index.html': 'a', _headers: 'old' }));
    expect(textsOf(files)).toEqual({
      'index.html': 'a',
      _headers: headersFile(),
      _redirects: redirectsFile(),
    });
    expect(textsOf(addHostFiles(files))).toEqual(textsOf(files));
  });

  it('has no redirect that an empty part could send to another host', () => {
    expect(redirectsFile()).not.toContain('splat');
    expect(redirectsFile()).toContain('/ja/:part1/:part2 /:part1/:part2 301\n');
  });
});
