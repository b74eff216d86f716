/**
 * @jest-environment node
 *
 * The editor at `/edit`: there only if `content/site.json` names a repository, and then beside a site that stays as it is.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addEditor } from '@/build/export/editor';
import { addHostFiles } from '@/build/export/hosts';
import { pinnedNode } from '@/build/run.mjs';
import { headersFile } from '@/build/serve/cloudflare';
import { committedFiles } from '@/build/serve/committed-files';
import { EDITOR_HEADERS } from '@/build/serve/editor';
import { SECURITY_HEADERS } from '@/build/serve/headers';
import { siteSchema } from '@/lib/content/site';
import { editorConfig } from '@/tools/edit/config';
import { filesOf } from '../export/fixture';
import { runProgram } from '../helpers/run-program';
import { temporaryFolder } from '../helpers/temporary';

const REPOSITORY = { host: 'github', name: 'laboratory/website', branch: 'main' } as const;
const site = JSON.parse(readFileSync('content/site.json', 'utf8'));
const content = path.join(temporaryFolder(), 'content');
const made = path.join(temporaryFolder(), 'editor');

beforeAll(async () => {
  cpSync('content', content, { recursive: true });
  writeFileSync(path.join(content, 'site.json'), JSON.stringify({ ...site, repository: REPOSITORY }));
  const { exitCode, output } = await runProgram(pinnedNode(), ['tools/site-editor.ts', made], {
    cwd: process.cwd(),
    env: { CONTENT_ROOT: content },
  });
  if (exitCode !== 0) throw new Error(output);
});

const exported = async (folder: string) => {
  const files = new Map(filesOf({ 'index.html': 'a' }));
  await addEditor({ files }, folder);
  addHostFiles({ files });
  const text = (name: string) => new TextDecoder().decode(files.get(name));
  return { names: [...files.keys()], text };
};

it('the site as it is names no repository', () => expect(site).not.toHaveProperty('repository'));

it('without a repository nothing of it is in the export', async () => {
  const { names, text } = await exported(path.join(content, 'no-such-folder'));
  expect(names.sort()).toEqual(['_headers', '_redirects', 'index.html']);
  expect(text('_headers')).toBe(headersFile());
  expect(text('_headers')).not.toContain('/edit');
});

it('with one it is a page that is not to be indexed, and what that fetches lies below it', async () => {
  const { names, text } = await exported(made);
  const own = names.filter((name) => !['_headers', '_redirects', 'index.html'].includes(name));
  expect(own.filter((name) => !/^edit(?:\.html$|\/)/.test(name))).toEqual([]);
  expect(own).toEqual(
    expect.arrayContaining(['edit.html', 'edit/main.js', 'edit/config.ja.json', 'edit/config.en.json']),
  );
  expect(text('edit.html')).toContain('<meta name="robots" content="noindex">');
  expect(text('edit.html')).toContain('src="/edit/main.js"');
  expect(
    own.filter((name) => name.endsWith('.js') && text(name).includes('cdn.jsdelivr.net/fontsource')),
  ).toEqual([]);
});

it('its forms save to the repository, as a request that others publish', async () => {
  const { text } = await exported(made);
  const config = JSON.parse(text('edit/config.ja.json'));
  expect(config).toMatchObject({
    backend: { name: 'github', repo: 'laboratory/website', branch: 'main', auth_methods: ['token'] },
    publish_mode: 'editorial_workflow',
    site_url: site.siteUrl,
  });
  const collections: { publish?: boolean }[] = config.collections;
  expect(collections.every(({ publish }) => publish === false)).toBe(true);
});

it.each([
  [
    'with an application of theirs',
    'a1b2',
    { auth_type: 'pkce', app_id: 'a1b2', auth_methods: ['oauth', 'token'] },
  ],
  ['with tokens of their own', undefined, { auth_methods: ['token'] }],
])('at GitLab editors sign in %s', (_how, application, backend) => {
  const repository = { ...REPOSITORY, host: 'gitlab', ...(application && { application }) } as const;
  const config = editorConfig('en', { url: site.siteUrl, tags: {}, repository });
  expect(config).toMatchObject({ backend: { name: 'gitlab', repo: 'laboratory/website', ...backend } });
});

it('on this machine it saves into the folder, without a request', () =>
  expect(editorConfig('ja', { url: 'http://localhost:3000', tags: {} })).not.toHaveProperty('publish_mode'));

describe('its page alone has headers of its own', () => {
  it('at Cloudflare, in place of those of the site', () => {
    const [others, own] = headersFile({ editor: true }).split('\n/edit\n');
    expect(`${others}`).toBe(headersFile());
    for (const [name, value] of Object.entries(EDITOR_HEADERS))
      expect(own).toContain(`  ! ${name}\n  ${name}: ${value}\n`);
  });

  it('at Vercel and in nginx, where nothing of them is without a repository', () => {
    expect(JSON.stringify(committedFiles())).not.toContain('api.github.com');
    process.env.CONTENT_ROOT = content;
    const files = committedFiles();
    delete process.env.CONTENT_ROOT;
    const rules: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(
      files['vercel.json'] ?? '',
    ).headers;
    const policies = (address: string) =>
      rules
        .filter(({ source }) => new RegExp(`^${source}$`).test(address))
        .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Content-Security-Policy'))
        .map(({ value }) => value);
    expect(policies('/edit')).toEqual([EDITOR_HEADERS['Content-Security-Policy']]);
    for (const address of ['/about', '/edit/main.js', '/editors'])
      expect(policies(address)).toEqual([SECURITY_HEADERS['Content-Security-Policy']]);
    const nginx = files['deploy/nginx.conf'];
    expect(nginx).toContain(`  /edit "${EDITOR_HEADERS['Content-Security-Policy']}";`);
    expect(nginx).toContain('add_header Content-Security-Policy $header_content_security_policy always;');
    expect(nginx).toContain(`  default "${SECURITY_HEADERS['Content-Security-Policy']}";`);
  });
});

it.each([
  ['without an owner', { ...REPOSITORY, name: 'website' }],
  ['at a host that it does not know', { ...REPOSITORY, host: 'elsewhere' }],
])('a repository %s is refused', (_what, repository) =>
  expect(siteSchema.safeParse({ ...site, sample: undefined, repository }).error?.issues).toEqual(
    expect.arrayContaining([expect.objectContaining({ path: expect.arrayContaining(['repository']) })]),
  ),
);
