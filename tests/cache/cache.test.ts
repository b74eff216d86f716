import fs from 'node:fs';
import { join } from 'node:path';
import { Cache } from '@/build/cache';
import { fillFolder, writeIfChanged } from '@/build/write';
import { DAMAGES, treeOf } from '../helpers/damage';
import { temporaryFolder } from '../helpers/temporary';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = temporaryFolder();
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line) => said.push(line));
});
afterEach(() => jest.restoreAllMocks());

const open = () => new Cache<unknown>(folder);

/** A disk that takes half of what is written to it, and no more. */
function fillDisk(): void {
  const write = fs.writeFileSync;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((file, data) => {
    write(file, (data as Uint8Array).subarray(0, (data as Uint8Array).length >> 1));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
}

describe('a cache', () => {
  it.each([
    ['a text', '分注する'],
    ['bytes', new Uint8Array([0, 1, 255])],
    ['facts with files', { width: 4, files: new Map([['4.avif', Buffer.from('a')]]) }],
    ['a page without Markdown', { html: '<p>', markdown: undefined }],
  ])('gives back %s', (_what, value) => {
    open().put('key', value);
    expect(open().get('key')).toEqual(value);
  });

  it('makes what is not there, once', async () => {
    const make = jest.fn(() => 'made');
    for (const cache of [open(), open()]) expect(await cache.getOrPut('key', make)).toBe('made');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('evicts what nobody asked for, and what is left of killed builds', () => {
    for (const key of ['a', 'b']) open().put(key, key);
    fs.writeFileSync(join(folder, 'draft-1'), 'half');
    fs.mkdirSync(join(folder, 'older/below'), { recursive: true });
    const cache = open();
    cache.get('a');
    cache.put('c', 'c');
    cache.evict();
    expect(fs.readdirSync(folder).sort()).toEqual(['a', 'c']);
    expect(said).toEqual([]);
  });

  it.each(Object.entries(DAMAGES))(
    'has none of its values when its files are %s, says so in one line, and keeps them anew',
    (_how, damage) => {
      const keys = ['a', 'b', 'c'];
      for (const key of keys) open().put(key, `value of ${key}`);
      const whole = treeOf(folder);
      damage(keys.map((key) => join(folder, key)));
      const cache = open();
      expect(keys.map((key) => cache.get(key))).toEqual([undefined, undefined, undefined]);
      for (const key of keys) cache.put(key, `value of ${key}`);
      cache.evict();
      expect(said).toEqual([expect.stringMatching(/: damaged and made anew: 3$/)]);
      expect(treeOf(folder)).toEqual(whole);
    },
  );

  it('names the file of a value that is gone while the build runs', () => {
    expect(() => open().require('key')).toThrow(`${join(folder, 'key')}: changed while the build ran`);
  });

  it('leaves nothing of a value on a disk that is full', () => {
    open().put('there', 'before');
    fillDisk();
    expect(() => open().put('key', 'a value')).toThrow('ENOSPC');
    jest.restoreAllMocks();
    expect(fs.readdirSync(folder)).toEqual(['there']);
    expect(open().get('there')).toBe('before');
  });
});

describe('a file that a step makes', () => {
  it('is left alone while it is the same', () => {
    const file = join(folder, 'below/a.json');
    writeIfChanged(file, '一');
    fs.utimesSync(file, 1, 1);
    writeIfChanged(file, new TextEncoder().encode('一'));
    expect(fs.statSync(file).mtimeMs).toBe(1000);
  });

  it('does not stay by half on a disk that is full', () => {
    fillDisk();
    expect(() => writeIfChanged(join(folder, 'a.json'), 'whole')).toThrow('ENOSPC');
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it.each(Object.entries(DAMAGES))('is as it should be again after all files were %s', (_how, damage) => {
    const files = new Map(['a', 'b', 'c'].map((name) => [name, `${name} `.repeat(40)]));
    fillFolder(folder, files);
    const whole = treeOf(folder);
    damage([...files.keys()].map((name) => join(folder, name)));
    fillFolder(folder, files);
    expect(treeOf(folder)).toEqual(whole);
  });
});
