import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { Cache } from '@/build/cache';
import { buildFonts } from '@/build/prepare/fonts/build';
import { LATIN, MONO } from '@/build/prepare/fonts/characters';
import { codePointsOf } from '@/build/prepare/fonts/cmap';
import { namesOf, renameFont } from '@/build/prepare/fonts/names';
import { readSfnt, viewOf, writeSfnt } from '@/build/prepare/fonts/sfnt';
import { JAPANESE, LATIN_MONO } from '@/build/prepare/fonts/sources';
import { subsetOf } from '@/build/prepare/fonts/subset';
import { codesOf } from '@/build/prepare/fonts/unicode-range';
import { temporaryFolder } from '../helpers/temporary';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file));
const trueType = (font: Uint8Array) =>
  subsetFont(Buffer.from(font), undefined, { targetFormat: 'truetype', keepAllGlyphs: true });

const small = async () => subsetFont(read(JAPANESE.file), '手順書', { targetFormat: 'truetype' });

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe('a renamed font', () => {
  it('bears our name everywhere and keeps the notice of its authors', async () => {
    const names = namesOf(renameFont(await small(), 'TLA Sans JP'));
    expect(names.get(1)).toBe('TLA Sans JP');
    expect(names.get(4)).toBe('TLA Sans JP');
    expect(names.get(6)).toBe('TLASansJP');
    const notice = names.get(0) ?? '';
    expect(notice).toContain('IBM');
    names.delete(0);
    expect([...names.values()].join(' ')).not.toMatch(/plex|ibm/i);
  });

  it('keeps all its tables, draws the same characters, and comes out the same when written again', async () => {
    const before = await small();
    const font = renameFont(before, 'TLA Sans JP');
    expect([...readSfnt(font).tables.keys()].sort()).toEqual([...readSfnt(before).tables.keys()].sort());
    expect(codePointsOf(font)).toEqual(codePointsOf(before));
    expect(Buffer.from(writeSfnt(readSfnt(font))).equals(font)).toBe(true);
  });

  it('has the checksum that the format asks for', async () => {
    const font = renameFont(await small(), 'TLA Sans JP');
    const view = viewOf(font);
    let sum = 0;
    for (let at = 0; at < font.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
  });

  it.each(['', 'wOF2 and more bytes'])('is refused if it is no TrueType font: "%s"', (text) => {
    expect(() => renameFont(Buffer.from(text), 'X')).toThrow('not a TrueType or OpenType font');
  });
});

it('reads which characters a font has', async () => {
  expect([...codePointsOf(await small())].map((code) => String.fromCodePoint(code)).sort()).toEqual(
    [...'手順書'].sort(),
  );
  const whole = codePointsOf(read(JAPANESE.file));
  expect(
    [...'実験の自動化、ー・々'].every((character) => whole.has(character.codePointAt(0) as number)),
  ).toBe(true);
  expect(whole.has(0x1f600)).toBe(false);
});

describe('a subset', () => {
  const request = async () => ({
    source: new Uint8Array(read(LATIN_MONO.file)),
    family: 'TLA Mono',
    characters: 'mµ08',
    features: [],
  });

  it('has the characters asked for, under our name', async () => {
    const font = await trueType(await subsetOf(await request(), new Cache(folder)));
    expect([...codePointsOf(font)].sort((a, b) => a - b)).toEqual(codesOf('mµ08'));
    expect(namesOf(font).get(1)).toBe('TLA Mono');
  });

  it('is kept, and made anew for other characters', async () => {
    const cache = new Cache<Uint8Array>(folder);
    const first = await subsetOf(await request(), cache);
    expect(await subsetOf(await request(), cache)).toEqual(first);
    expect(readdirSync(folder)).toHaveLength(1);
    await subsetOf({ ...(await request()), characters: 'm' }, cache);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});

describe('the font step', () => {
  const at = (name: string) => path.join(folder, name);
  const made = () => readdirSync(at('assets'));
  const bytesOf = (prefix: string) =>
    readFileSync(at(`assets/${made().find((name) => name.startsWith(prefix))}`));
  const build = (dev: boolean) =>
    buildFonts({ root, assets: at('assets'), generated: at('generated'), cache: at('cache') }, { dev });
  const css = () => readFileSync(at('generated/fonts.css'), 'utf8');

  it('preloads the Latin face alone, keeps within its budgets, and draws every character that it promises', async () => {
    const { preload } = await build(false);
    expect(preload.ja).toEqual([expect.stringMatching(/^\/assets\/fonts\/sans-[\da-f]{10}\.woff2$/)]);
    expect(preload.en).toEqual(preload.ja);
    expect(made()).toContain(path.basename(preload.ja[0] ?? ''));
    for (const [prefix, characters, kilobytes] of [
      ['sans-', LATIN, 15],
      ['mono-', MONO, 4],
    ] as const) {
      expect(bytesOf(prefix).length).toBeLessThanOrEqual(kilobytes * 1024);
      const codes = codePointsOf(await trueType(bytesOf(prefix)));
      expect(codesOf(characters).filter((code) => !codes.has(code))).toEqual([]);
    }
  });

  it('leaves the Japanese face to the export, except in development', async () => {
    await build(true);
    expect(css()).toMatch(/"TLA Sans JP";src:url\(\/assets\/fonts\/sans-jp-whole-[\da-f]{10}\.ttf\)/);
    await build(false);
    expect(css()).not.toContain('TLA Sans JP');
    expect(made()).toHaveLength(2);
  });
});

it('ships the licence of the fonts', () => {
  const licence = read('public/licences/fonts.txt').toString();
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(licence).toContain('with Reserved Font Name "Plex"');
});
