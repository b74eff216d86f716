import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addHostFiles } from '../../build/export/hosts';
import { headersFile, redirectsFile } from '../../build/serve/cloudflare';
import { committedFiles, productionPlace } from '../../build/serve/committed';
import { CONTENT_SECURITY_POLICY, type HeaderRule } from '../../build/serve/headers';
import { nginxFile } from '../../build/serve/nginx';
import { headerRules, headersFor } from '../../build/serve/rules';
import { filesOf, textsOf } from '../export/fixture';

const ROOT = join(import.meta.dirname, '../..');
const PLACE = productionPlace('https://lab.example.com');

const files = committedFiles(ROOT);
it.each(Object.keys(files))('%s is what the rules say: if not, run "npm run hosts:write"', (path) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(files[path]);
});

describe('a policy for one address', () => {
  const POLICY = "default-src 'none'";
  const special: HeaderRule[] = [{ path: '/search', headers: { 'Content-Security-Policy': POLICY } }];

  it.each([
    ['/search', POLICY],
    ['/search/', CONTENT_SECURITY_POLICY],
    ['/research', CONTENT_SECURITY_POLICY],
  ])('takes the place of the general one there alone: %s', (address, policy) => {
    expect(headersFor(address, special)['Content-Security-Policy']).toBe(policy);
  });

  it('takes the general one off first in _headers, which would join the two', () => {
    expect(headersFile(headerRules(special))).toContain(
      `/search\n  ! Content-Security-Policy\n  Content-Security-Policy: ${POLICY}`,
    );
  });
});

it('nginx adds no header inside a location, where it would drop all others', () => {
  const [, locations = ''] = nginxFile(PLACE).split(/\n {2}location (.*)/s);
  expect(locations).toContain('try_files');
  expect(locations).not.toContain('add_header');
});

it.each(['a $variable', 'a \\ backslash'])(
  'nginx is given no value that it would read as code: %s',
  (value) => {
    const rules = headerRules([{ path: '/*', headers: { 'X-A': value } }]);
    expect(() => nginxFile(PLACE, rules)).toThrow(`nginx: cannot write the value ${value}`);
  },
);

describe('the export', () => {
  it('holds what Cloudflare Pages and Netlify read, over what was there', () => {
    const files = new Map(filesOf({ 'index.html': 'a', _headers: 'old' }));
    addHostFiles({ files });
    expect(textsOf(files)).toEqual({
      'index.html': 'a',
      _headers: headersFile(),
      _redirects: redirectsFile(),
    });
  });

  it('has no redirect that an empty part could send to another host', () => {
    expect(redirectsFile()).not.toContain('splat');
    expect(redirectsFile()).toContain('/ja/:part1/:part2 /:part1/:part2 301\n');
  });
});
