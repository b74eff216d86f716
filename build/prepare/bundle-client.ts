/**
 * Bundles the browser's one entry (`client/main.ts`), the islands and the inline capture script with esbuild, and writes down
 * which files belong to which island, so that a page can preload them. Run directly: `node build/prepare/bundle-client.ts [--dev] [--watch]`.
 */
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build, context, type Metafile, type Plugin } from 'esbuild';
import { bundledPackages, CLIENT_PACKAGES } from '../licences/packages.ts';
import { ROOT } from '../root.mjs';
import { CAPTURE_HASH, inlineHash } from '../serve/headers.ts';
import { writeIfChanged } from '../write.ts';
import {
  CAPTURE_SCRIPT,
  type ClientManifest,
  clientManifest,
  MOUNT,
  outputOf,
  PART_SOURCES,
} from './client-manifest.ts';
import { asModules, dropUnused, ownReact } from './lean-packages.ts';
import { PREACT, SMALL_ZOD } from './preact.mjs';

const ENTRY = 'client/main.ts';
const CAPTURE_SOURCE = 'client/early.ts';
const PUBLIC_PATH = '/assets/client/';
/** The budget of the entry in brotli bytes (architecture, "Budgets"). */
const ENTRY_BUDGET = 4 * 1024;

export interface BundleOptions {
  dev: boolean;
  /** Where the files go, from the repository's root; everything else in it is removed. */
  outDir?: string;
  /** Where the manifest goes, from the repository's root. */
  manifest?: string;
  /** Where the islands lie, from the repository's root. */
  islands?: string;
  /** Keep running and bundle the entry again when a source changes. */
  watch?: boolean;
}

export interface BundleReport extends ClientManifest {
  /** Brotli bytes by file name. */
  sizes: Record<string, number>;
}

/**
 * Bundles once, or starts watching and returns after the first bundle. In development, where Next hydrates the
 * islands itself, there is only the entry.
 *
 * The islands come first, with Preact in place of React (docs/decisions/0004), then the explorer and the entry, each
 * on its own and the entry linked to the hashed names: bundled together, esbuild would split what they share off into
 * chunks that a page has to fetch before the entry runs, or that are tiny.
 * @throws Error if a source does not compile or the entry holds a package (React belongs in the islands), and
 *   RangeError if the entry is over its budget.
 */
export async function bundleClient({
  dev,
  outDir = 'public/assets/client',
  manifest = '.generated/client.json',
  islands = 'islands',
  watch = false,
}: BundleOptions): Promise<BundleReport> {
  const out = resolve(ROOT, outDir);
  await mkdir(out, { recursive: true });
  const onDemand = dev
    ? NOTHING
    : await bundleOnDemand(out, globSync(`${islands}/*.tsx`, { cwd: ROOT }).sort());
  const shared = settings(dev, out);
  const entry = {
    ...shared,
    entryPoints: [ENTRY],
    ...(dev ? { entryNames: '[name]' } : {}),
    plugins: [linkIslands(onDemand)],
  };
  const main = (await build(entry)).metafile;

  const outputs = { ...onDemand.outputs, ...main.outputs };
  await removeStale(out, new Set(Object.keys(outputs).map((path) => basename(path))));
  const files = clientManifest({ inputs: {}, outputs }, ENTRY, PUBLIC_PATH);
  const beside = (name: string) => join(dirname(resolve(ROOT, manifest)), name);
  writeIfChanged(resolve(ROOT, manifest), json(files));
  const sizes = await measure(out);
  if (!dev) {
    // The licences of what ships are listed from this (tools/licences).
    const packages = bundledPackages({ outputs });
    writeIfChanged(beside(CLIENT_PACKAGES), json(packages));
    checkEntry(main, sizes[basename(files.entry)] ?? 0);
    writeIfChanged(beside(CAPTURE_SCRIPT), await bundleCaptureScript(shared));
  }
  if (watch) await (await context(entry)).watch();
  return { ...files, sizes };
}

const settings = (dev: boolean, outdir: string) =>
  ({
    absWorkingDir: ROOT,
    outdir,
    bundle: true,
    format: 'esm',
    target: ['es2022', 'safari17'],
    jsx: 'automatic',
    jsxDev: false,
    minify: !dev,
    sourcemap: dev,
    legalComments: 'none',
    charset: 'utf8',
    // A page has the grammar of its own language (package.json, imports); `module` is esbuild's own.
    conditions: ['client', 'module'],
    metafile: true,
    logLevel: 'error',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': dev ? '"development"' : '"production"' },
  }) as const satisfies BuildOptions;

/** Nearly all of it runs in the first drawing: Chromium compiles it while it comes, and not function by function in that task. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';
/** Bytes up to which a script is compiled at once whatever it says. */
const SMALL = 4096;

/**
 * Takes from the files what does nothing there: those words where a file is small, what an island says to Next alone, and
 * imports of a file of esbuild's helpers that take none of them: esbuild has every file import it.
 */
const leaveUnsaid = (outputs: Metafile['outputs']) => {
  const helpers = Object.keys(outputs).filter(
    (path) => Object.keys(outputs[path]?.inputs ?? {}).length === 0,
  );
  return Promise.all(
    Object.entries(outputs).map(async ([path, output]) => {
      const file = resolve(ROOT, path);
      let text = await readFile(file, 'utf8');
      if (output.bytes < SMALL) text = text.replace(`${COMPILE_AT_ONCE}\n`, '').replace('"use client";', '');
      for (const helper of helpers) text = text.replace(`import"./${basename(helper)}";`, '');
      output.imports = output.imports.filter(
        ({ path: to }) => !helpers.includes(to) || text.includes(basename(to)),
      );
      await writeFile(file, text);
    }),
  );
};

const NOTHING: Metafile = { inputs: {}, outputs: {} };

/** The islands, which share chunks, and what is loaded alone. */
async function bundleOnDemand(out: string, sources: readonly string[]): Promise<Metafile> {
  const shared = settings(false, out);
  const islands = {
    ...shared,
    entryPoints: [MOUNT, ...sources],
    splitting: true,
    alias: { ...PREACT, 'zod/mini': SMALL_ZOD },
    plugins: [ownReact, asModules, dropUnused],
    banner: { js: COMPILE_AT_ONCE },
    // A name that client/react.ts has not.
    logOverride: { 'import-is-undefined': 'error' as const },
  };
  const alone = PART_SOURCES.map((entry) => ({ ...shared, entryPoints: [entry] }));
  const parts = await Promise.all(
    [islands, ...alone].map((options) => build({ ...options, metafile: true as const })),
  );
  const outputs: Metafile['outputs'] = Object.assign({}, ...parts.map(({ metafile }) => metafile.outputs));
  await leaveUnsaid(outputs);
  return { inputs: {}, outputs };
}

/**
 * What the entry imports on demand is already bundled: `import('./a.tsx')` becomes `import('./a-HASH.js')`. In
 * development islands are left to Next, and the parts are in the entry.
 */
const linkIslands = (islands: Metafile): Plugin => ({
  name: 'link-islands',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return;
      const source = relative(ROOT, resolve(resolveDir, path));
      const isBundled = Object.values(islands.outputs).some(({ entryPoint }) => entryPoint === source);
      if (!isBundled && PART_SOURCES.includes(source)) return;
      return { path: isBundled ? `./${basename(outputOf(islands, source))}` : path, external: true };
    });
  },
});

/**
 * What every page holds inline.
 * @throws Error telling its hash if the policy of the site states another.
 */
async function bundleCaptureScript({ outdir: _, ...options }: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [CAPTURE_SOURCE],
    format: 'iife',
    write: false,
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  const hash = inlineHash(code);
  if (hash !== CAPTURE_HASH)
    throw new Error(
      `${CAPTURE_SOURCE}: CAPTURE_HASH in build/serve/headers.ts must be '${hash}'; then npm run hosts:write`,
    );
  return code;
}

async function removeStale(out: string, fresh: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(out)) if (!fresh.has(name)) await rm(join(out, name), { recursive: true });
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function measure(out: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const name of (await readdir(out)).sort())
    if (name.endsWith('.js')) sizes[name] = brotliCompressSync(await readFile(join(out, name))).length;
  return sizes;
}

function checkEntry({ inputs }: Metafile, bytes: number): void {
  const foreign = Object.keys(inputs).find((path) => path.includes('node_modules'));
  if (foreign) throw new Error(`${ENTRY}: the entry holds ${foreign}; packages belong in the islands`);
  if (bytes > ENTRY_BUDGET)
    throw new RangeError(`${ENTRY}: ${bytes} brotli bytes, over the budget of ${ENTRY_BUDGET}`);
}

if (import.meta.main) {
  const dev = process.argv.includes('--dev');
  const { sizes } = await bundleClient({ dev, watch: process.argv.includes('--watch') });
  for (const [name, bytes] of Object.entries(sizes))
    console.log(`${String(bytes).padStart(7)} B br  ${name}`);
}
