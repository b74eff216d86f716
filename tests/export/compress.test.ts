import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress, hostPacks } from '../../build/export/compress';
import { temporaryFolder } from '../helpers/temporary';
import { filesOf } from './fixture';

it.each([
  ['Netlify', { NETLIFY: 'true' }, true],
  ['Vercel', { VERCEL: '1' }, true],
  ['Cloudflare Pages', { CF_PAGES: '1' }, true],
  ['a machine of ours', { CI: '1' }, false],
])('%s packs what it sends: %#', (_host, environment, packs) =>
  expect(hostPacks(environment as never)).toBe(packs),
);

describe('compress', () => {
  let cache: string;
  beforeEach(() => {
    cache = temporaryFolder();
  });

  const compressed = async (texts: Record<string, string>) => {
    const files = new Map(filesOf(texts));
    await compress({ files, cache });
    return files;
  };

  it.each(['a.html', 'a.css', 'a.js', 'a.svg', 'a.json', 'a.md', 'a.txt', 'a.xml', 'a.webmanifest'])(
    'puts both encodings of %s beside it',
    async (path) => {
      const files = await compressed({ [path]: 'text text text' });
      expect(brotliDecompressSync(files.get(`${path}.br`) as Uint8Array).toString()).toBe('text text text');
      expect(gunzipSync(files.get(`${path}.gz`) as Uint8Array).toString()).toBe('text text text');
    },
  );

  it.each(['a.avif', 'a.woff2', 'a.mp4', 'a.png'])('leaves %s alone', async (path) => {
    expect([...(await compressed({ [path]: 'x' })).keys()]).toEqual([path]);
  });

  it('keeps results for the next build, and those of what is gone no longer', async () => {
    await compressed({ 'a.css': 'a{}', 'b.css': 'a{}', 'c.css': 'c{}' });
    expect(readdirSync(join(cache, 'compress')).length).toBe(4);
    await compressed({ 'a.css': 'a{}' });
    expect(readdirSync(join(cache, 'compress')).length).toBe(2);
  });

  it('packs entries of a large site less tightly, and nothing else: no page outgrows its budget by others', async () => {
    const text = Array.from({ length: 200 }, (_, at) => `${(at * at) % 97} words of text`).join(' ');
    const pages = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.html`, 'x']));
    const sizes = async (others: Record<string, string>) => {
      const files = await compressed({ 'a.html': text, 'a.css': text, 'one/a.html': text, ...others });
      return ['a.html.br', 'a.css.br', 'one/a.html.br'].map((path) => files.get(path)?.length ?? 0);
    };
    const [small, large] = [await sizes({}), await sizes(pages)];
    expect(large[0]).toBeGreaterThan(small[0] as number);
    expect(large.slice(1)).toEqual(small.slice(1));
  });
});
