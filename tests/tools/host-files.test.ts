import { readFileSync } from 'node:fs';
import { addHostFiles } from '../../build/export/hosts';
import { headersFile, redirectsFile } from '../../build/serve/cloudflare';
import { committedFiles } from '../../build/serve/committed-files';
import { HEADER_RULES } from '../../build/serve/rules';
import { filesOf, textsOf } from '../export/fixture';

const files = committedFiles();
const GUIDE = 'docs/guides/build-and-deploy.md';

it.each(Object.keys(files))('%s is what the rules say: if not, run "npm run hosts:write"', (path) => {
  expect(readFileSync(path, 'utf8')).toBe(files[path]);
});

it('nginx adds no header inside a location, where it would drop all others', () => {
  const locations = files['deploy/nginx.conf']
    ?.match(/^ {2}location .*(?:\}|\n(?: {4}.*\n)+ {2}\})$/gm)
    ?.join('\n');
  expect(locations).toContain('try_files');
  expect(locations).not.toContain('add_header');
});

it('nginx answers on port 80 what certbot asks at a renewal, from the folder of the guide, which no copy of the site clears', () => {
  const [, plain = ''] = files['deploy/nginx.conf']?.split('\nserver {') ?? [];
  const [, folder] = /location \/\.well-known\/acme-challenge\/ \{ root (\S+); \}/.exec(plain) ?? [];
  const [, site = ''] = /^ {2}root (\S+);$/m.exec(files['deploy/nginx.conf'] ?? '') ?? [];
  const [, asked] = /certbot certonly --webroot -w (\S+) /.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  expect(plain).toContain('listen 80;');
  expect([folder, asked]).toEqual([asked, expect.stringMatching(/^\//)]);
  expect(`${folder}/`.startsWith(`${site}/`)).toBe(false);
});

it.each(HEADER_RULES)('$path sets no header of all addresses again, which a host would join', (rule) => {
  const [general, ...special] = HEADER_RULES;
  for (const name of Object.keys(special.includes(rule) ? rule.headers : {}))
    expect(general?.headers).not.toHaveProperty(name);
});

it('no host forbids other sites the pictures that feeds and link previews offer them', () => {
  const forbidding = /Cross-Origin-Resource-Policy\W+(?:value\W+)?same-(?:origin|site)/;
  for (const text of [...Object.values(committedFiles()), headersFile()])
    expect(text).not.toMatch(forbidding);
});

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

  it('has no line in _headers that is longer than Cloudflare reads', () => {
    expect(
      headersFile()
        .split('\n')
        .filter((line) => line.length > 2000),
    ).toEqual([]);
  });

  it('has no redirect that an empty part could send to another host', () => {
    expect(redirectsFile()).not.toContain('splat');
    expect(redirectsFile()).toContain('/ja/:part1/:part2 /:part1/:part2 301\n');
  });
});
