import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from '../../build/export/compress';
import { temporaryFolder } from '../helpers/temporary';
import { filesOf } from './fixture';

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

  it('keeps results for the next build', async () => {
    await compressed({ 'a.css': 'a{}', 'b.css': 'a{}' });
    expect(readdirSync(join(cache, 'compress')).length).toBe(2);
  });
});
