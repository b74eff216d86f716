/** Netlify and Vercel have no runtime to ask here: their own parsers read what they would read. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { HEADER_RULES, LANGUAGE_PREFIXES } from '../../build/serve/rules.ts';
import { REDIRECTS, UNKNOWN } from './expectations.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The packages of this folder are not there when types are checked. */
const load = async <T>(name: string): Promise<T> =>
  (await import(pathToFileURL(createRequire(import.meta.url).resolve(name)).href)) as T;

type Parsed<Rule> = { errors: Error[] } & Rule;
type Sources = Record<string, string | boolean | string[]>;
type HeadersParser = {
  parseAllHeaders: (sources: Sources) => Promise<Parsed<{ headers: { for: string; values: object }[] }>>;
};
type RedirectsParser = {
  parseAllRedirects: (
    sources: Sources,
  ) => Promise<Parsed<{ redirects: { from: string; to: string; status: number }[] }>>;
};

describe('Netlify', () => {
  const shared = { netlifyConfigPath: join(ROOT, 'netlify.toml'), minimal: true };

  it('reads every rule of _headers', async () => {
    const { parseAllHeaders } = await load<HeadersParser>('@netlify/headers-parser');
    const headersFiles = [join(ROOT, 'out/_headers')];
    const { headers, errors } = await parseAllHeaders({ ...shared, headersFiles, configHeaders: [] });
    assert.deepEqual(errors, []);
    assert.deepEqual(
      headers.map((rule) => [rule.for, Object.keys(rule.values)]),
      HEADER_RULES.map((rule) => [rule.path, Object.keys(rule.headers)]),
    );
  });

  it('reads the redirects, and the 404 pages below a prefix after them', async () => {
    const { parseAllRedirects } = await load<RedirectsParser>('@netlify/redirect-parser');
    const redirectsFiles = [join(ROOT, 'out/_redirects')];
    const { redirects, errors } = await parseAllRedirects({ ...shared, redirectsFiles, configRedirects: [] });
    assert.deepEqual(errors, []);
    const moved = readFileSync(join(ROOT, 'out/_redirects'), 'utf8').trimEnd().split('\n');
    const lines = redirects.map(({ from, to, status }) => `${from} ${to} ${status}`);
    const notFound = LANGUAGE_PREFIXES.map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
    assert.deepEqual(lines, [...moved, ...notFound]);
  });
});

type Route = {
  src?: string;
  handle?: string;
  status?: number;
  dest?: string;
  headers?: { Location?: string };
};
type Vercel = {
  getTransformedRoutes: (config: unknown) => { routes: Route[] | null; error: Error | null };
};

describe('Vercel', () => {
  let routes: Route[] = [];
  before(async () => {
    const { getTransformedRoutes } = await load<Vercel>('@vercel/routing-utils');
    const result = getTransformedRoutes(JSON.parse(readFileSync(join(ROOT, 'vercel.json'), 'utf8')));
    assert.equal(result.error, null);
    routes = result.routes ?? [];
  });

  const matching = (path: string, part: Route[]) =>
    part.find(({ src, status }) => src && status && new RegExp(src).test(path));
  const filesAt = () => routes.findIndex(({ handle }) => handle === 'filesystem');

  /** Follows the redirects that come before any file is looked for. */
  function landing(path: string): string {
    const found = matching(path, routes.slice(0, filesAt()));
    const location = found?.headers?.Location;
    if (!found?.src || location === undefined) return path;
    assert.ok([301, 308].includes(found.status ?? 0), `${path}: not for good`);
    return landing(path.replace(new RegExp(found.src), location));
  }

  const withoutQuery = (address: string) => address.replace(/\?.*/, '');

  for (const [from, to] of REDIRECTS)
    it(`leads ${from} to ${to}`, () => {
      assert.equal(landing(withoutQuery(from)), withoutQuery(to));
    });

  for (const path of UNKNOWN)
    it(`answers /en${path} with the English 404 page, and leaves ${path} to the one at the root`, () => {
      const rewrite = matching(`/en${path}`.replace(/\/$/, ''), routes.slice(filesAt()));
      assert.equal(rewrite?.status, 404);
      assert.match(rewrite?.dest ?? '', /^\/en\/404(\?|$)/);
      assert.equal(matching(path, routes.slice(filesAt())), undefined);
    });
});
