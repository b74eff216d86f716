import { join } from 'node:path';
import { portOf } from '@/build/port.mjs';
import { finishedSite, whyNotServed } from '@/build/serve';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

it.each([
  [undefined, 3000],
  ['', 3000],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65535],
])('of %p the port is %d', (word, port) => {
  expect(portOf(word)).toBe(port);
});

it.each(['abc', '65536', '-1', '80.5', '1e3', ' '])('"%s" is refused in a sentence', (word) => {
  expect(() => portOf(word)).toThrow(`PORT must be a number from 0 to 65535, not "${word}"`);
  expect(() => portOf(word, '--port')).toThrow(`--port must be`);
});

it('a site is served once a build has finished one', () => {
  const root = temporaryFolder();
  expect(() => finishedSite(root)).toThrow('npm run build');
  writeFiles(root, { 'out/index.html': 'a' });
  expect(finishedSite(root)).toBe(join(root, 'out'));
});

it('a port that is taken is said with the way to another one', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  expect(whyNotServed(taken, 3000)).toMatch(/3000 is taken.*PORT=\d+ npm run serve/);
  expect(whyNotServed(new Error('no such folder'), 3000)).toContain('no such folder');
});
