/** The two commands as a person runs them: what they print and their exit codes. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removeContent, writeContent } from './fixture';

const copies: string[] = [];
afterAll(() => {
  removeContent();
  for (const folder of copies) fs.rmSync(folder, { recursive: true });
});

function run(script: string, project: string) {
  const node = path.resolve('node_modules/.bin/node');
  const result = spawnSync(node, [path.resolve('scripts', script)], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return { code: result.status, output: result.stdout, errors: result.stderr };
}

/** When all films were put up. */
const DAY = '2026-04-01';

/** Takes every sample mark away and puts values in the place of made-up ones, as a client would. */
function confirm(file: string) {
  const text = fs
    .readFileSync(file, 'utf8')
    .replaceAll('example.com', 'lab.jp')
    .replaceAll(/\bsample-/g, 'confirm')
    .replaceAll(/（?見本(?:データ)?）?/g, '');
  if (file.endsWith('.md')) fs.writeFileSync(file, text.replace(/^sample: true\n/m, ''));
  else fs.writeFileSync(file, JSON.stringify({ ...JSON.parse(text), sample: undefined }));
  if (file.endsWith('site.json')) {
    const site = JSON.parse(fs.readFileSync(file, 'utf8'));
    site.videoDates = Object.fromEntries(Object.keys(site.videos).map((name) => [name, DAY]));
    site.company.representative = { ja: '代表取締役 氏名', en: 'Name, representative director' };
    fs.writeFileSync(file, JSON.stringify(site));
  }
  if (path.dirname(path.dirname(file)).endsWith('cases'))
    fs.writeFileSync(file, JSON.stringify({ ...JSON.parse(fs.readFileSync(file, 'utf8')), videoDate: DAY }));
}

/** A copy of the real content in which everything is confirmed. */
function confirmedProject(): string {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'confirmed-'));
  copies.push(project);
  const root = path.join(project, 'content');
  fs.cpSync('content', root, { recursive: true });
  const names = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const name of names) if (/\.(md|json)$/.test(name)) confirm(path.join(root, name));
  return project;
}

describe('content that is wrong', () => {
  const project = path.dirname(writeContent({ 'site.json': '{' }));

  it.each(['content-check.ts', 'launch-check.ts'])('%s prints the problems and fails', (script) => {
    const { code, errors } = run(script, project);
    expect(code).toBe(1);
    expect(errors).toContain(
      '  content/site.json:1:2: Invalid JSON: expected a field name in double quotes (no comma after the last field)\n',
    );
  });
});

describe('content that is right', () => {
  const project = confirmedProject();

  it('content-check counts the files', () => {
    const { code, output } = run('content-check.ts', project);
    expect(output).toMatch(/^content: \d+ files, no problems\n$/);
    expect(code).toBe(0);
  });

  it('launch-check passes when nothing is left, and fails naming what is', () => {
    expect(run('launch-check.ts', project)).toMatchObject({
      code: 0,
      output: 'launch-check: nothing left to settle\n',
    });
    const site = path.join(project, 'content/site.json');
    const { company, videoDates, ...rest } = JSON.parse(fs.readFileSync(site, 'utf8'));
    const { representative: _, ...known } = company;
    const days = { ...videoDates, tore: undefined };
    fs.writeFileSync(site, JSON.stringify({ sample: ['mail'], ...rest, company: known, videoDates: days }));
    const { code, output } = run('launch-check.ts', project);
    expect(output).toContain('Sample values: put the real ones and take the mark off (1)\n');
    expect(output).toContain('content/site.json  mail   "contact@tohoku-lab-automation.lab.jp"');
    expect(output).toContain('content/site.json  company.representative  –');
    expect(output).toMatch(/Films without a day: .*\(1\)\n.*\ncontent\/site\.json {2}videoDates\.tore /);
    expect(code).toBe(1);
  });
});
