import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from '../../build/export/compress';
import { temporaryFolder } from '../helpers/temporary';
import { filesOf, textsOf } from './fixture';

describe('compress', () => {
  let cache: string;
  beforeEach(() => {
    cache = temporaryFolder();
  });

  it.each(['a.html', 'a.css', 'a.js', 'a.svg', 'a.json', 'a.md', 'a.txt', 'a.xml', 'a.webmanifest'])(
    'puts both encodings of %s beside it',
    async (path) => {
      const files = await compress(filesOf({ [path]: 'text text text' }), { cache });
      expect(brotliDecompressSync(files.get(`${path}.br`) as Uint8Array).toString()).toBe('text text text');
      expect(gunzipSync(files.get(`${path}.gz`) as Uint8Array).toString()).toBe('text text text');
    },
  );

  it.each(['a.avif', 'a.woff2', 'a.mp4', 'a.png'])('leaves %s alone', async (path) => {
    expect([...(await compress(filesOf({ [path]: 'x' }), { cache })).keys()]).toEqual([path]);
  });

  it('changes nothing when it runs again, and replaces what is out of date', async () => {
    const once = await compress(filesOf({ 'a.css': 'a{}' }), { cache });
    expect(textsOf(await compress(once, { cache }))).toEqual(textsOf(once));
    const edited = await compress(new Map([...once, ...filesOf({ 'a.css': 'b{}' })]), { cache });
    expect(gunzipSync(edited.get('a.css.gz') as Uint8Array).toString()).toBe('b{}');
  });

  it('keeps results for the next build', async () => {
    await compress(filesOf({ 'a.css': 'a{}', 'b.css': 'a{}' }), { cache });
    expect(readdirSync(join(cache, 'compress')).length).toBe(2);
  });
});
