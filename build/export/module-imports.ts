import { textOf } from './files.ts';
import { resolveReference } from './references.ts';
import type { Files } from './types.ts';

/** `import{a}from"./b.js"`, `import"./b.js"` and `export*from"./b.js"`, but not `import("./b.js")`. */
const STATIC_IMPORT = /(?:^|[;}\n])\s*(?:import|export)\s*(?:[^"'();]*?from\s*)?(["'])(\.{1,2}\/[^"']+)\1/g;

/** A module and all modules that load with it because it imports them statically, as addresses from the root. */
export function withStaticImports(files: Files, urls: string[]): string[] {
  const found = new Set<string>();
  const visit = (url: string) => {
    const target = resolveReference(url, '');
    if (found.has(url)) return;
    found.add(url);
    if (!target || target === 'external' || !files.has(target.file)) return;
    for (const [, , imported = ''] of textOf(files, target.file).matchAll(STATIC_IMPORT)) {
      const next = resolveReference(imported, target.file);
      if (next && next !== 'external') visit(`/${next.file}`);
    }
  };
  urls.forEach(visit);
  return [...found];
}
