/** Of which packages something gets into `out/`: code in the browser's bundle, rules in the stylesheet, fonts. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { JAPANESE, LATIN_MONO, LATIN_SANS } from '../prepare/fonts/sources.ts';

/** A package, and what of it ships, in words for the list. */
export type Source = { name: string; part: string };

/** Written by the bundle step, read by the export. */
export const CLIENT_PACKAGES = 'client-packages.json';

/** The package that a path leads into, or undefined: `node_modules/@a/b/c.js` is of `@a/b`. */
export const packageOf = (path: string): string | undefined =>
  /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

/** The packages whose code is in a bundle, sorted. What esbuild left out of it does not count. */
export function bundledPackages({ outputs }: Pick<Metafile, 'outputs'>): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  const names = inputs.flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? packageOf(path) : undefined,
  );
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

const IMPORT = /@import\s+["']((?:@[^/"']+\/)?[^./"'][^/"']*)\//g;

/** The packages whose rules a stylesheet takes in. */
export const importedPackages = (css: string): string[] =>
  [...css.matchAll(IMPORT)].flatMap(([, name]) => name ?? []);

/** Everything that ships, by name. `bundled` are the packages in the browser's bundle. */
export function shippedSources(root: string, bundled: readonly string[]): Source[] {
  const styles = globSync('app/styles/**/*.css', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const fonts = [JAPANESE, LATIN_SANS, LATIN_MONO].flatMap(
    ({ file }) => packageOf(file.replaceAll('\\', '/')) ?? [],
  );
  const sources = [
    ...bundled.map((name) => ({ name, part: 'code in the scripts' })),
    ...[...new Set(styles.flatMap(importedPackages))].map((name) => ({
      name,
      part: 'rules in the stylesheets',
    })),
    ...fonts.map((name) => ({ name, part: 'a font, as a subset under another name' })),
  ];
  return sources.sort((a, b) => (a.name < b.name ? -1 : 1));
}
