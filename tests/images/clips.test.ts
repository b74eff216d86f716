import fs from 'node:fs';
import path from 'node:path';
import { buildClips } from '../../build/prepare/images/clips';
import { findSources } from '../../build/prepare/images/sources';
import { clipType, findClip } from '../../lib/images/clips';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

const root = temporaryFolder();
const folders = {
  content: path.join(root, 'content'),
  assets: path.join(root, 'assets'),
  generated: path.join(root, 'generated'),
};
const put = (name: string, bytes: string | Buffer) =>
  writeFiles(folders.content, { [`pages/a/${name}`]: bytes });
beforeEach(() => fs.rmSync(folders.content, { recursive: true, force: true }));

it('serves each file under a name that changes with its content, and nothing older', () => {
  put('loop.mp4', 'one');
  put('bench.webp', 'no clip');
  const first = findClip(buildClips(folders), 'pages/a/loop.mp4');
  expect(first).toMatch(/^\/assets\/clip\/loop-[0-9a-f]{10}\.mp4$/);
  put('loop.mp4', 'two');
  const second = findClip(buildClips(folders), 'pages/a/loop.mp4');
  expect(second).not.toBe(first);
  expect(fs.readdirSync(folders.assets)).toEqual([path.basename(second)]);
});

it('keeps the two webm files of a clip apart', () => {
  put('loop.av1.webm', 'a');
  put('loop.vp9.webm', 'b');
  expect(
    Object.values(buildClips(folders)).map((address) => path.basename(address).replace(/-\w+\./, '.')),
  ).toEqual(['loop-av1.webm', 'loop-vp9.webm']);
});

it('leaves hidden files and folders alone, as the check of the content does', () => {
  for (const name of ['._loop.mp4', '.trash/old.mp4', 'loop.mp4']) put(name, 'a');
  expect(Object.keys(buildClips(folders))).toEqual(['pages/a/loop.mp4']);
  for (const name of ['._cover.jpg', '.trash/old.jpg', 'cover.jpg']) put(name, 'a');
  expect(findSources(folders.content).map(({ key }) => key)).toEqual(['pages/a/cover.jpg']);
});

it('names a clip that is missing, and one of unknown kind', () => {
  expect(() => findClip({}, 'pages/a/loop.mp4')).toThrow('content/pages/a/loop.mp4: no such clip');
  expect(() => clipType('./loop.gif')).toThrow('./loop.gif: a clip ends in .av1.webm, .vp9.webm, .mp4');
});

it.each([
  ['./loop.av1.webm', 'video/webm; codecs="av01.0.04M.08"'],
  ['./loop.vp9.webm', 'video/webm; codecs="vp9"'],
  ['./loop.mp4', 'video/mp4; codecs="avc1.64001f"'],
])('%s is of the type %s', (file, type) => expect(clipType(file)).toBe(type));
