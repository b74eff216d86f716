/** The register of all pages of the site. What a page is stands in its definition alone. */
import { list } from '../lib/content/index.ts';
import type { Entry, ReservedIds } from '../lib/content/load.ts';
import type { PageRows } from '../lib/content/read-entry.ts';
import type { ContentSource } from '../lib/content/source.ts';
import { EDITOR_PATH } from '../lib/editor-path.ts';
import { LOCALES } from '../lib/i18n/locales.ts';
import { monthPath, tagPath } from '../lib/listing/paths.ts';
import type { EntryPages } from '../lib/pages/define-entries.ts';
import type { Group, Page } from '../lib/pages/define-page.ts';
import type { Kind } from '../lib/search/index-format.ts';
import { homePage } from './[locale]/(home)/definition.ts';
import { privacyPage, termsPage } from './[locale]/(legal)/definition.ts';
import { lostPage } from './[locale]/404/definition.ts';
import { aboutPage } from './[locale]/about/definition.ts';
import { accessibilityPage } from './[locale]/accessibility/definition.ts';
import { postPages } from './[locale]/blog/[id]/definition.ts';
import { blogPage } from './[locale]/blog/definition.ts';
import { caseCopy, casePages } from './[locale]/cases/[id]/definition.ts';
import { casesPage } from './[locale]/cases/definition.ts';
import { contactPage } from './[locale]/contact/definition.ts';
import { donationPage } from './[locale]/donation/definition.ts';
import { electronicNoticePage } from './[locale]/electronic-notice/definition.ts';
import { glossaryPage } from './[locale]/glossary/definition.ts';
import { exampleCopy, examplePages } from './[locale]/labneeds/[id]/definition.ts';
import { labneedsPage } from './[locale]/labneeds/definition.ts';
import { examplesPage } from './[locale]/labneeds/examples/definition.ts';
import { newsPages } from './[locale]/news/[id]/definition.ts';
import { newsPage } from './[locale]/news/definition.ts';
import { planPage } from './[locale]/plan/definition.ts';
import { resourcesPage } from './[locale]/resources/definition.ts';
import { searchPage } from './[locale]/search/definition.ts';
import { consultingPage } from './[locale]/services/automation-consulting/definition.ts';
import { customAutomationPage } from './[locale]/services/custom-automation/definition.ts';
import { servicesPage } from './[locale]/services/definition.ts';
import { labcraftPage } from './[locale]/services/labcraft/definition.ts';
import { tryPage } from './[locale]/services/labcraft/try/definition.ts';
import { labclonePage } from './[locale]/services/lablockly/definition.ts';
import { maintenancePage } from './[locale]/services/maintenance/definition.ts';
import { torePage } from './[locale]/services/tore/definition.ts';
import { teamPage } from './[locale]/team/definition.ts';
import { wasteLiquidPage } from './[locale]/tech/waste-liquid/definition.ts';
import { whitepaperPage } from './[locale]/whitepaper/definition.ts';
import { blockPage } from './block-page.ts';
import { documentsCopy } from './documents/copy.ts';

/** The fixed pages, in the order in which a reader meets them. */
export const PAGES = {
  home: homePage,
  about: aboutPage,
  services: servicesPage,
  customAutomation: customAutomationPage,
  labcraft: labcraftPage,
  labcraftTry: tryPage,
  labclone: labclonePage,
  plan: planPage,
  consulting: consultingPage,
  maintenance: maintenancePage,
  tore: torePage,
  labneeds: labneedsPage,
  labneedsExamples: examplesPage,
  cases: casesPage,
  wasteLiquid: wasteLiquidPage,
  news: newsPage,
  blog: blogPage,
  whitepaper: whitepaperPage,
  resources: resourcesPage,
  glossary: glossaryPage,
  search: searchPage,
  team: teamPage,
  contact: contactPage,
  donation: donationPage,
  electronicNotice: electronicNoticePage,
  privacy: privacyPage,
  terms: termsPage,
  accessibility: accessibilityPage,
} as const;

export const FIXED_PAGES: readonly Page[] = Object.values(PAGES);

/** The pages that are made of blocks alone, of their entries in both languages. */
export const blockPagesIn = (entries: readonly Entry<'block-pages'>[]): readonly Page[] =>
  [...Map.groupBy(entries, ({ id }) => id).values()].map((texts) => blockPage(texts, FIXED_PAGES));

/** The fixed pages, and after them those of blocks. @throws ContentError if anything in `content/` is wrong */
export const allPages = (): readonly Page[] => [
  ...FIXED_PAGES,
  ...blockPagesIn(LOCALES.flatMap((locale) => list('block-pages', locale))),
];

/** The pages of collections. */
export const ENTRY_PAGES: readonly EntryPages[] = [casePages, examplePages, newsPages, postPages];

/** The entry whose page lies at a path, and the definition of such pages. */
export function entryAt({ list }: Pick<ContentSource, 'list'>, path: string) {
  for (const pages of ENTRY_PAGES) {
    const entry = list(pages.collection).find(({ id }) => pages.path(id) === path);
    if (entry) return { entry, pages };
  }
  return undefined;
}

/** Folders of addresses beside the entries of a list. */
const FOLDERS = (['news', 'blog'] as const).flatMap((section) => [
  monthPath(section, '…'),
  tagPath(section, '…'),
]);

/** Pages that hosts look for in any folder: that of the folder itself, and the one for what is not there. */
const PAGES_OF_FOLDERS = ['404', 'index'];

/** The first parts of all addresses, and the folders of what is served beside the pages. */
const BESIDE = ['en', 'ja', 'design', 'assets', 'data', 'documents', 'licences', ...PAGES_OF_FOLDERS];
const FIRST_PARTS = [
  ...FIXED_PAGES.map(({ path }) => path),
  ...BESIDE.map((name) => `/${name}`),
  EDITOR_PATH,
].map((path) => [path.split('/')[1] ?? '', path] as const);

/** By collection, the ids that would take the address of a fixed page, or of a folder of pages, from it. */
export const RESERVED_IDS: ReservedIds = {
  'block-pages': new Map(FIRST_PARTS.toReversed()),
  ...Object.fromEntries(
    ENTRY_PAGES.map(({ collection, list: above }) => {
      const start = `${above.path}/`;
      const below = [
        ...FIXED_PAGES.map(({ path }) => path),
        ...FOLDERS,
        ...PAGES_OF_FOLDERS.map((name) => start + name),
      ].filter((path) => path.startsWith(start));
      return [collection, new Map(below.map((path) => [path.slice(start.length).split('/')[0] ?? '', path]))];
    }),
  ),
};

const COPIES = [
  ...Object.values(PAGES).flatMap((page) => ('row' in page ? [page] : [])),
  lostPage,
  caseCopy,
  exampleCopy,
  documentsCopy,
];

/** What every folder of `content/pages` holds. */
export const PAGE_ROWS: PageRows = Object.fromEntries(COPIES.map(({ folder, row }) => [folder, row]));

/** The page at a path or the nearest one above it: an entry is of the kind of its list. */
export function pageAbove(path: string): Page | undefined {
  const above = allPages().filter((page) => path === page.path || path.startsWith(`${page.path}/`));
  return above.sort((one, other) => other.path.length - one.path.length)[0];
}

/** Where the list of all pages has those of a kind, unless their definition says otherwise. */
const GROUP_OF: Record<Kind, Group> = {
  service: 'services',
  example: 'services',
  case: 'reading',
  news: 'reading',
  blog: 'reading',
  document: 'reading',
  company: 'company',
  legal: 'company',
};

/** The pages of a group in lists of all pages, in the order of the register. */
export const pagesOf = (group: Group): readonly Page[] =>
  allPages().filter((page) => !page.ended && (page.group ?? GROUP_OF[page.kind]) === group);
