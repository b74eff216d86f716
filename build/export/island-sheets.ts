/**
 * The rules of what islands draw. Their scripts name classes as the source does, while the pages have short names for
 * them; so each island has the rules of its classes in a stylesheet of its own, which only pages with it load.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import type { AtRule, Root as Sheet } from 'postcss';
import { attribute, elementsOf } from '../html.ts';
import { contentHash, encode } from './files.ts';
import { integrityOf } from './integrity.ts';
import { keepSelectors } from './rules.ts';
import type { Output } from './types.ts';

export type IslandSheet = {
  classes: ReadonlySet<string>;
  /** None where the island draws with no class of the site's. */
  file?: { address: string; integrity: string };
};

/** What only one stylesheet of a page needs to say: faces, registered properties, animations, the paper. */
const SAID_ONCE = new Set([
  'font-face',
  'property',
  'keyframes',
  'import',
  'charset',
  'page',
  'view-transition',
]);

/** The rules for some classes, in their layers and conditions and in the order of the whole. */
function rulesFor(sheet: Sheet, classes: ReadonlySet<string>): Sheet {
  const own = sheet.clone();
  own.walkAtRules((rule) => {
    if (SAID_ONCE.has(rule.name)) rule.remove();
  });
  keepSelectors(own, (named) => named.length > 0 && named.every((name) => classes.has(name)));
  const removeEmpty = (rule: AtRule) => {
    if (rule.nodes?.length === 0) rule.remove();
  };
  // From the inside out: what holds nothing but what is empty is empty as well.
  for (let before = -1, now = own.toString().length; before !== now; now = own.toString().length) {
    before = now;
    own.walkAtRules(removeEmpty);
  }
  return own;
}

/** Writes the stylesheet of an island, if it has one. */
export function islandSheet(
  files: Output,
  island: string,
  classes: ReadonlySet<string>,
  sheets: readonly Sheet[],
): IslandSheet {
  const texts = sheets.map((sheet) => rulesFor(sheet, classes).toString().trim());
  const text = texts.filter(Boolean).join('\n');
  if (text === '') return { classes };
  const bytes = encode(text);
  const path = `assets/css/${island}-${contentHash(bytes)}.css`;
  files.set(path, bytes);
  return { classes, file: { address: `/${path}`, integrity: integrityOf(bytes) } };
}

/** The sources of all that is not an island: a class that they do not name is no other page's. */
export const sourcesOutside = (root: string): string[] =>
  globSync('{app,components}/**/*.{ts,tsx}', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );

/** Links the stylesheets of the islands in a page, behind that of the site. */
export function linkIslandSheets(page: Root, islands: Readonly<Record<string, IslandSheet>>): void {
  const names = elementsOf(page).flatMap((element) => attribute(element, 'data-island') ?? []);
  const [head] = elementsOf(page, 'head');
  for (const name of new Set(names)) {
    const file = islands[name]?.file;
    if (!file) continue;
    head?.children.push({
      type: 'element',
      tagName: 'link',
      properties: { rel: ['stylesheet'], href: file.address, integrity: file.integrity },
      children: [],
    });
  }
}
