/**
 * Bundles the browser's one entry (`client/main.ts`) and the islands' chunks with esbuild, and writes down which
 * files belong to which island, so that a page can preload them. Run directly: `node scripts/bundle-client.ts [--dev]`.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build, context, type Metafile } from 'esbuild';
import { type ClientManifest, clientManifest, staticFiles } from './client-manifest.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ENTRY = 'client/main.ts';
const PUBLIC_PATH = '/assets/client/';
/** The budget of the entry with everything it imports statically, in brotli bytes (architecture, "Budgets"). */
const ENTRY_BUDGET = 5 * 1024;

export interface BundleOptions {
  dev: boolean;
  /** Where the files go, from the repository's root; everything else in it is removed. */
  outDir?: string;
  /** Where the manifest goes, from the repository's root. */
  manifest?: string;
  /** Development: keep running and bundle again when a source changes. */
  watch?: boolean;
}

export interface BundleReport extends ClientManifest {
  /** Brotli bytes by file name. */
  sizes: Record<string, number>;
  /** Brotli bytes of the entry and its static imports. */
  entryBytes: number;
}

/**
 * Bundles once, or starts watching and returns after the first bundle.
 * @throws Error if a source does not compile, if the entry holds a package (React belongs in chunks), and
 *   RangeError if it is over its budget.
 */
export async function bundleClient({
  dev,
  outDir = 'public/assets/client',
  manifest = '.generated/client.json',
  watch = false,
}: BundleOptions): Promise<BundleReport> {
  const out = resolve(ROOT, outDir);
  const options = esbuildOptions(dev, out);
  await mkdir(out, { recursive: true });

  const result = await build(options);
  const files = clientManifest(result.metafile, ENTRY, PUBLIC_PATH);
  await removeStale(out, result.metafile);
  await writeManifest(resolve(ROOT, manifest), files);
  const report = { ...files, ...(await measure(out, result.metafile)) };
  if (!dev) check(result.metafile, report.entryBytes);
  if (watch) await (await context(options)).watch();
  return report;
}

function esbuildOptions(dev: boolean, outdir: string) {
  return {
    absWorkingDir: ROOT,
    entryPoints: [ENTRY],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['es2022', 'safari16.4'],
    jsx: 'automatic',
    jsxDev: false,
    minify: !dev,
    sourcemap: dev,
    legalComments: 'none',
    charset: 'utf8',
    metafile: true,
    logLevel: 'error',
    entryNames: dev ? '[name]' : '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': dev ? '"development"' : '"production"' },
  } as const satisfies BuildOptions;
}

async function removeStale(out: string, metafile: Metafile): Promise<void> {
  const fresh = new Set(Object.keys(metafile.outputs).map((path) => basename(path)));
  for (const name of await readdir(out)) if (!fresh.has(name)) await rm(join(out, name), { recursive: true });
}

async function writeManifest(path: string, files: ClientManifest): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(files, null, 2)}\n`);
}

async function measure(out: string, metafile: Metafile): Promise<Pick<BundleReport, 'sizes' | 'entryBytes'>> {
  const names = Object.keys(metafile.outputs)
    .map((path) => basename(path))
    .filter((name) => name.endsWith('.js'));
  const sizes: Record<string, number> = {};
  for (const name of names.sort()) sizes[name] = brotliCompressSync(await readFile(join(out, name))).length;
  const entryBytes = staticFiles(metafile, ENTRY).reduce(
    (sum, path) => sum + (sizes[basename(path)] ?? 0),
    0,
  );
  return { sizes, entryBytes };
}

function check(metafile: Metafile, entryBytes: number): void {
  for (const path of staticFiles(metafile, ENTRY)) {
    const foreign = Object.keys(metafile.outputs[path]?.inputs ?? {}).find((input) =>
      /node_modules/.test(input),
    );
    if (foreign)
      throw new Error(`${ENTRY}: the entry holds ${foreign}; packages belong in the islands' chunks`);
  }
  if (entryBytes > ENTRY_BUDGET)
    throw new RangeError(`${ENTRY}: ${entryBytes} brotli bytes, over the budget of ${ENTRY_BUDGET}`);
}

if (import.meta.main) {
  const dev = process.argv.includes('--dev');
  const { sizes, entryBytes } = await bundleClient({ dev, watch: process.argv.includes('--watch') });
  for (const [name, bytes] of Object.entries(sizes))
    console.log(`${String(bytes).padStart(7)} B br  ${name}`);
  console.log(
    `${String(entryBytes).padStart(7)} B br  entry with its static imports (budget ${ENTRY_BUDGET})`,
  );
}
