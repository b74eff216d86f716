import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BundleReport } from '../../scripts/bundle-client.ts';

const ROOT = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
const out = join(folder, 'client');

/** esbuild wants the real globals, which jest replaces: so it runs in a process of its own. */
function bundle(dev: boolean): BundleReport {
  const options = JSON.stringify({ dev, outDir: out, manifest: join(folder, 'client.json') });
  const script = `const { bundleClient } = await import('./scripts/bundle-client.ts');
    console.log(JSON.stringify(await bundleClient(${options})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' }),
  );
}
const contents = () => readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]);

afterAll(() => rmSync(folder, { recursive: true }));

describe('the bundle for the site', () => {
  let report: BundleReport;
  beforeAll(() => {
    mkdirSync(out);
    writeFileSync(join(out, 'main-OLD.js'), 'stale');
    report = bundle(false);
  });

  it('writes the manifest that it reports', () => {
    const { sizes: _, ...manifest } = report;
    expect(JSON.parse(readFileSync(join(folder, 'client.json'), 'utf8'))).toEqual(manifest);
  });

  it('leaves only its own files, and the manifest names them all', () => {
    const chunks = [...Object.values(report.islands).flat(), ...Object.values(report.parts).flat()];
    const named = [report.entry, ...chunks].map((path) => path.split('/').pop());
    expect(new Set(readdirSync(out))).toEqual(new Set(named));
  });

  it('has an entry without React and without static imports', () => {
    const entry = readFileSync(join(out, report.entry.split('/').pop()!), 'utf8');
    expect(entry).not.toMatch(/^import|react-dom|__reactFiber/);
  });

  it('has Preact in place of React', () => {
    const chunks = [...new Set(Object.values(report.islands).flat())].map((path) => path.split('/').pop()!);
    expect(chunks.map((name) => readFileSync(join(out, name), 'utf8')).join()).not.toMatch(
      /reactjs\.org|react\.dev/,
    );
    expect(Math.max(...chunks.map((name) => report.sizes[name] ?? 0))).toBeLessThan(10 * 1024);
  });

  it('keeps the explorer out of the entry, and React out of the explorer', () => {
    const [explorer = ''] = (report.parts.explorer ?? []).filter((path) => path.includes('/explorer-'));
    const text = (path: string) => readFileSync(join(out, path.split('/').pop()!), 'utf8');
    expect(text(report.entry)).toContain(explorer.split('/').pop());
    expect((report.parts.explorer ?? []).map(text).join()).not.toMatch(/react/i);
  });

  it('is the same when it is built again', () => {
    const before = contents();
    bundle(false);
    expect(contents()).toEqual(before);
  });
});

it('in development there is one file of a fixed name with its map', () => {
  expect(bundle(true)).toMatchObject({ entry: '/assets/client/main.js', islands: {} });
  expect(readdirSync(out).sort()).toEqual(['main.js', 'main.js.map']);
});
