import fs from 'node:fs';
import path from 'node:path';
import { measured } from '../../tools/growth/measure';
import { writerOf } from '../../tools/growth/texts';
import { withProjectCopy } from '../../tools/toolchain/project-copy';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

const folder = temporaryFolder();

it('a writer writes the same from the same seed, something else from another', () => {
  const text = (seed: number) => writerOf(['One.', 'Two.', 'Three.', 'Four.', 'Five.'], 'en', seed).text(12);
  expect(text(1)).toBe(text(1));
  expect(text(1)).not.toBe(text(2));
});

it('measuring a program gives its exit code, its output and how long it took', async () => {
  const code = 'console.log(process.env.GIVEN); setTimeout(() => process.exit(3), 300)';
  const node = path.resolve('node_modules/.bin/node');
  const result = await measured(node, ['-e', code], { cwd: folder, env: { GIVEN: 'given' } });
  expect(result).toMatchObject({ exitCode: 3, output: 'given\n' });
  expect(result.seconds).toBeGreaterThan(0.3);
}, 60_000);

describe('a copy of the project', () => {
  const project = path.join(folder, 'project');
  beforeAll(() => {
    const names = [
      ...['content/site.json', 'node_modules/a/index.js', '.cache/images/x', 'public/icon.svg'],
      ...['.cache/jest/x', 'public/assets/img/x.webp', 'out/index.html', '.git/HEAD'],
    ];
    writeFiles(project, Object.fromEntries(names.map((name) => [name, 'original'])));
  });

  it('has its sources and packages, not what a build made, and is gone afterwards', async () => {
    let place = '';
    const names = await withProjectCopy(async (copy) => {
      place = copy;
      fs.writeFileSync(path.join(copy, 'content/site.json'), 'changed');
      return fs
        .readdirSync(copy, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name)))
        .sort();
    }, project);
    expect(names).toEqual([
      '.cache/images/x',
      'content/site.json',
      'node_modules/a/index.js',
      'public/icon.svg',
    ]);
    expect(fs.readFileSync(path.join(project, 'content/site.json'), 'utf8')).toBe('original');
    expect(fs.existsSync(place)).toBe(false);
  });

  it('is taken away when the work in it fails', async () => {
    let place = '';
    const work = withProjectCopy(async (copy) => {
      place = copy;
      throw new Error('failed');
    }, project);
    await expect(work).rejects.toThrow('failed');
    expect(fs.existsSync(place)).toBe(false);
  });
});
