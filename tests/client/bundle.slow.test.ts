import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BundleReport } from '../../build/prepare/bundle-client.ts';
import { temporaryFolder } from '../helpers/temporary';

const ROOT = join(__dirname, '../..');
const folder = temporaryFolder();
const out = join(folder, 'client');

/** esbuild wants the real globals, which jest replaces: so it runs in a process of its own. */
function bundle(dev: boolean, islands?: string): BundleReport {
  const options = JSON.stringify({ dev, islands, outDir: out, manifest: join(folder, 'client.json') });
  const script = `const { bundleClient } = await import('./build/prepare/bundle-client.ts');
    console.log(JSON.stringify(await bundleClient(${options})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' }),
  );
}

describe('the bundle for the site', () => {
  let report: BundleReport;
  beforeAll(() => {
    mkdirSync(out);
    writeFileSync(join(out, 'main-OLD.js'), 'stale');
    report = bundle(false);
  });

  it('leaves only its own files, and writes the manifest that it reports, which names them all', () => {
    const { sizes: _, ...manifest } = report;
    expect(JSON.parse(readFileSync(join(folder, 'client.json'), 'utf8'))).toEqual(manifest);
    const { islands, reached, parts } = report;
    const chunks = [islands, reached, parts].flatMap((files) => Object.values(files).flat());
    expect(new Set(readdirSync(out))).toEqual(
      new Set([report.entry, ...chunks].map((file) => basename(file))),
    );
  });

  const text = (file: string) => readFileSync(join(out, basename(file)), 'utf8');

  it('has an entry without React and without static imports, which does not hold the explorer', () => {
    expect(text(report.entry)).not.toMatch(/^import|react-dom|__reactFiber/);
    const explorer = report.parts.explorer ?? [];
    const [own = ''] = explorer.filter((file) => file.includes('/explorer-'));
    expect(text(report.entry)).toContain(basename(own));
    expect(explorer.map(text).join()).not.toMatch(/react/i);
  });

  it('has pages load with an island what it imports, and nothing that it takes nothing from', () => {
    for (const [name, files] of Object.entries(report.islands)) {
      const texts = files.map(text);
      const imported = new Set(texts.flatMap((code) => code.match(/(?<=(?:from|import)"\.\/)[^"]+/g) ?? []));
      const loaded = files.map((file) => basename(file));
      const own = loaded.filter((file) => file.startsWith(`${name}-`) || file.startsWith('start-island-'));
      expect(new Set([...imported, ...own])).toEqual(new Set(loaded));
      expect(texts.filter((code) => !/import\(|function|class/.test(code))).toEqual([]);
    }
  });
});

it('with an island it has Preact in place of React, and an entry that wakes it', () => {
  const { entry, islands, sizes } = bundle(false, 'tests/helpers/islands');
  const text = (file: string) => readFileSync(join(out, basename(file)), 'utf8');
  const chunks = islands.counter ?? [];
  expect(chunks.map((file) => basename(file).replace(/-\w+\.js$/, ''))).toContain('start-island');
  expect(chunks.map(text).join()).not.toMatch(/reactjs\.org|react\.dev/);
  expect(Math.max(...chunks.map((file) => sizes[basename(file)] ?? 0))).toBeLessThan(10 * 1024);
  expect(text(entry)).toContain('start-island-');
});

it('in development there is one file of a fixed name with its map', () => {
  expect(bundle(true)).toMatchObject({ entry: '/assets/client/main.js', islands: {} });
  expect(readdirSync(out).sort()).toEqual(['main.js', 'main.js.map']);
});
