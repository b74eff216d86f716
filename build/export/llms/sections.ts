import { barePath } from '../../../lib/i18n/paths.ts';
import { ROUTES } from '../../../lib/routes.ts';
import type { Words } from '../../../lib/words.ts';

export type SectionId = keyof Words['llms']['sections'] | 'optional';

/** Beginnings of language-neutral paths, by section, in the order of the guide. */
const PLACES: readonly [SectionId, readonly string[]][] = [
  ['company', [ROUTES.about, ROUTES.team, ROUTES.contact]],
  ['services', [ROUTES.services, '/tech']],
  ['cases', [ROUTES.cases]],
  ['labneeds', [ROUTES.labneeds]],
  ['news', [ROUTES.news]],
  ['blog', [ROUTES.blog]],
  ['guides', [ROUTES.whitepaper, ROUTES.resources]],
  [
    'optional',
    [ROUTES.privacy, ROUTES.terms, ROUTES.accessibility, ROUTES.electronicNotice, ROUTES.donation],
  ],
];

/** The sections in their order; what belongs to none stands before the optional ones. */
export const SECTION_IDS: readonly SectionId[] = [
  ...PLACES.map(([id]) => id).filter((id) => id !== 'optional'),
  'more',
  'optional',
];

/** The section of a page, by its path. */
export function sectionOf(path: string): SectionId {
  const bare = barePath(path);
  if (bare === ROUTES.home) return 'company';
  const found = PLACES.find(([, starts]) =>
    starts.some((start) => bare === start || bare.startsWith(`${start}/`)),
  );
  return found?.[0] ?? 'more';
}
