/** How the characters of the Japanese headings are shared out among font files. Pure. */

/** What a page sets in the heading face; `core` is what every visit needs, `large` what stands in large headings. */
export type HeadingCharacters = Readonly<Record<'all' | 'core' | 'large', readonly string[]>>;

/** A page's path in the export and its characters. */
export type PageCharacters = { path: string; characters: HeadingCharacters };

/** One font file: its characters, sorted. */
export type Slice = { name: string; characters: string[] };

/** The slice that every Japanese page loads: the frame's characters and the home's. */
export const CORE = 'core';

/** The slice of what several sections use. */
export const SHARED = 'shared';

/** A file of this many glyphs weighs about 38 KB. */
const SLICE_LIMIT = 350;

/**
 * A section with fewer glyphs of its own gets no file: each costs a request, and its rule is in the stylesheet of every
 * visitor.
 */
const SLICE_MINIMUM = 10;

/** The first folder of a page, or its name: `blog/first.html` and `blog.html` are both `blog`. */
export const sectionOf = (path: string): string => path.split('/')[0]?.replace(/\.html$/, '') ?? '';

const byCode = (a: string, b: string) => (a.codePointAt(0) as number) - (b.codePointAt(0) as number);

function chunks(name: string, characters: Iterable<string>, limit: number): Slice[] {
  const sorted = [...characters].sort(byCode);
  const count = Math.ceil(sorted.length / limit);
  return Array.from({ length: count }, (_, index) => ({
    name: index === 0 ? name : `${name}-${index + 1}`,
    characters: sorted.slice(index * limit, (index + 1) * limit),
  }));
}

/** The sections that use each character outside the core. */
function usage(pages: readonly PageCharacters[], core: ReadonlySet<string>): Map<string, Set<string>> {
  const sections = new Map<string, Set<string>>();
  for (const { path, characters } of pages)
    for (const character of characters.all) {
      if (core.has(character)) continue;
      sections.set(character, (sections.get(character) ?? new Set()).add(sectionOf(path)));
    }
  return sections;
}

/**
 * Shares out the characters of all pages: the core first, then what several sections use and the few of a
 * small section, then each section's own. No character is in two slices, none is left out, and no slice but the core
 * exceeds the limit.
 */
export function sliced(
  pages: readonly PageCharacters[],
  { limit = SLICE_LIMIT, minimum = SLICE_MINIMUM } = {},
): Slice[] {
  const core = new Set(pages.flatMap(({ characters }) => characters.core));
  const shared: string[] = [];
  const own = new Map<string, string[]>();
  for (const [character, sections] of usage(pages, core)) {
    const [only] = sections;
    if (sections.size > 1) shared.push(character);
    else own.set(`in-${only}`, [...(own.get(`in-${only}`) ?? []), character]);
  }
  for (const [name, characters] of own)
    if (characters.length < minimum) {
      shared.push(...characters);
      own.delete(name);
    }
  return [
    ...chunks(CORE, core, core.size),
    ...chunks(SHARED, shared, limit),
    ...[...own]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, characters]) => chunks(name, characters, limit)),
  ];
}
