import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '@/lib/content/load';
import { contentRoot } from '@/lib/content/root';
import { growContent } from '../../scripts/growth/generate';
import { measured } from '../../scripts/growth/measure';
import { growthTable } from '../../scripts/growth/table';
import { writerOf } from '../../scripts/growth/texts';
import { weighExport } from '../../scripts/growth/weigh-export';
import { withProjectCopy } from '../../scripts/toolchain/project-copy';

/** These tests start programs, which takes long on a busy machine. */
jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(tmpdir(), 'growth-'));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const textsIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]);

describe('grown content', () => {
  const root = path.join(folder, 'content');
  beforeAll(() => growContent(contentRoot(), root, 30));

  it('has as many posts and articles as were asked for, and no problems', () => {
    const { collections } = loadContent(root);
    for (const name of ['blog', 'news'] as const) {
      expect(collections[name].filter(({ locale }) => locale === 'ja')).toHaveLength(30);
      expect(collections[name].filter(({ locale }) => locale === 'en')).toHaveLength(30);
    }
  });

  it('is the same every time', () => {
    const again = path.join(folder, 'again/content');
    growContent(contentRoot(), again, 30);
    expect(textsIn(again)).toEqual(textsIn(root));
  });

  it('says something else in every entry', () => {
    const { collections } = loadContent(root);
    const summaries = collections.blog.map(({ data }) => data.summary);
    expect(new Set(summaries).size).toBeGreaterThan(summaries.length * 0.9);
  });
});

it('the content step reads the folder that CONTENT_ROOT names', async () => {
  const { exitCode, output } = await measured(
    path.resolve('node_modules/.bin/node'),
    ['scripts/content-check.ts'],
    { cwd: process.cwd(), env: { CONTENT_ROOT: path.join(folder, 'nowhere') } },
  );
  expect(exitCode).toBe(1);
  expect(output).toContain('nowhere/site.json: Missing file');
});

it('a writer writes the same from the same seed, something else from another', () => {
  const sentences = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];
  const text = (seed: number) => writerOf(sentences, 'en', seed).text(12);
  expect(text(1)).toBe(text(1));
  expect(text(1)).not.toBe(text(2));
});

describe('measuring a program', () => {
  const node = path.resolve('node_modules/.bin/node');
  const run = (code: string) => measured(node, ['-e', code], { cwd: folder, env: { GIVEN: 'given' } });

  it('gives its exit code, its output and how long it took', async () => {
    const result = await run('console.log(process.env.GIVEN); setTimeout(() => process.exit(3), 300)');
    expect(result).toMatchObject({ exitCode: 3, output: 'given\n' });
    expect(result.seconds).toBeGreaterThan(0.3);
  });

  it('counts processor time, also of what it starts, not time that passes', async () => {
    const work = 'for (const end = Date.now() + 2000; Date.now() < end; );';
    const busy = await run(
      `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}]); setTimeout(() => {}, 500)`,
    );
    const idle = await run('setTimeout(() => {}, 2000)');
    if (process.platform === 'linux') expect(busy.usage?.cpu).toBeGreaterThan((idle.usage?.cpu ?? 0) + 0.05);
    else expect(busy.usage).toBeUndefined();
  });

  it('counts the memory of what it starts, where the system tells', async () => {
    const hold = 'const a = Buffer.alloc(150e6, 1); setTimeout(() => a, 1500)';
    const { usage } = await run(
      `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(hold)}])`,
    );
    if (process.platform === 'linux') expect(usage?.memory).toBeGreaterThan(150e6);
    else expect(usage).toBeUndefined();
  });
});

describe('the weight of an export', () => {
  const bytes = (count: number) => 'x'.repeat(count);

  it('is the mean of its pages as sent, and all of it', () => {
    for (const [file, size] of Object.entries({
      'out/blog.html.br': 30,
      'out/en/blog.html.br': 10,
      'out/news.html.br': 20,
      'out/blog/index.json.br': 5,
      'out/news/index.json.br': 6,
      'out/blog.html': 100,
    }))
      put(file, bytes(size));
    expect(weighExport(path.join(folder, 'out'))).toEqual({
      pages: 3,
      page: 20,
      total: 171,
      sent: { 'blog.html': 30, 'news.html': 20, 'blog/index.json': 5, 'news/index.json': 6 },
    });
  });

  it('of a folder that is no export is a fault', () => {
    put('empty/robots.txt', '');
    expect(() => weighExport(path.join(folder, 'empty'))).toThrow('no pages');
    put('half/index.html.br', '');
    expect(() => weighExport(path.join(folder, 'half'))).toThrow('blog.html.br: missing');
  });
});

it('the table has a row for each size, and a dash for what was not measured', () => {
  const table = growthTable([
    {
      count: 1000,
      content: { seconds: 1.23, usage: { cpu: 1.5, memory: 200 * 1024 ** 2 } },
      build: {
        seconds: 60,
        usage: undefined,
        weight: {
          pages: 2000,
          page: 2048,
          total: 2000 * 4096,
          sent: { 'blog.html': 1024, 'news.html': 512, 'blog/index.json': 0, 'news/index.json': 0 },
        },
      },
    },
    { count: 5000, content: { seconds: 4, usage: undefined } },
  ]).split('\n');
  expect(table.slice(2)).toEqual([
    '| 1,000 | 1.2 | 1.5 | 200 | 60.0 | – | – | 2,000 | 2.0 | 4.0 | 1.0 | 0.5 | 0.0 | 0.0 |',
    '| 5,000 | 4.0 | – | – | – | – | – | – | – | – | – | – | – | – |',
  ]);
});

describe('a copy of the project', () => {
  it('has its sources and packages, not what a build made, and is gone afterwards', async () => {
    for (const file of [
      'project/content/site.json',
      'project/node_modules/a/index.js',
      'project/.cache/images/x',
      'project/.cache/jest/x',
      'project/public/icon.svg',
      'project/public/assets/img/x.webp',
      'project/out/index.html',
      'project/.git/HEAD',
    ])
      put(file, 'original');
    const project = path.join(folder, 'project');
    let place = '';
    const names = await withProjectCopy(async (copy) => {
      place = copy;
      writeFileSync(path.join(copy, 'content/site.json'), 'changed');
      return readdirSync(copy, { recursive: true, withFileTypes: true })
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
    expect(readFileSync(path.join(project, 'content/site.json'), 'utf8')).toBe('original');
    expect(existsSync(place)).toBe(false);
  });

  it('is taken away when the work in it fails', async () => {
    let place = '';
    const work = withProjectCopy(
      async (copy) => {
        place = copy;
        throw new Error('failed');
      },
      path.join(folder, 'project'),
    );
    await expect(work).rejects.toThrow('failed');
    expect(existsSync(place)).toBe(false);
  });
});
