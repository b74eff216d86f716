/** The editor of the browser as files that ask nobody else for anything: its program, its fonts, its own words. */
import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { watchingDisk } from './watch-disk.ts';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
/** Faces of a stylesheet in the package that would come from another host, by their family there and here. */
const FACES: Record<string, string> = {
  'source-sans-3': 'source-sans-3-latin-wght-normal-BqRLTx4X.woff2',
  'noto-mono': 'noto-mono-latin-400-normal-DiC8lJru.woff2',
  'material-symbols-outlined': 'material-symbols-outlined-latin-wght-normal-_Z1IJPLg.woff2',
};
const FOREIGN_FACE =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/[\w-]+\.woff2/g;

/** The text of the program with faces from the files beside it, which is served at `base`. @throws Error naming a face that is not among them */
const withOwnFaces = (program: string, base: string): string =>
  program.replace(FOREIGN_FACE, (address, family: string) => {
    if (!FACES[family]) throw new Error(`The editor asks another host for ${address}`);
    return `${base}assets/${FACES[family]}`;
  });

/** Changes the program where it would ask another host, or not see what has changed on this machine. */
const ownProgram = (base: string): Plugin => ({
  name: 'own-program',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => ({
      contents: watchingDisk(withOwnFaces(readFileSync(path, 'utf8'), base)),
    }));
  },
});

/** Writes the program of the editor into a folder (an absolute path): `main.js`, its parts and `assets/`, to be served at `base` (`/edit/`). */
export async function bundleEditor(folder: string, base: string): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, 'main.js')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2024',
    logLevel: 'error',
    plugins: [ownProgram(base)],
  });
  cpSync(join(PACKAGE, 'assets'), join(folder, 'assets'), { recursive: true });
}
