/** Loads all content, collects every problem, and either returns all of it or throws one error. */
import path from 'node:path';
import type { z } from 'zod';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { type CollectionData, type CollectionName, type CollectionRow, collections } from './collections.ts';
import { descriptionProblems } from './descriptions.ts';
import { daysAhead } from './done-days.ts';
import { expandFacts, type Facts, factsSchema } from './facts.ts';
import { messageFigures } from './figures/messages.ts';
import { nameProblems } from './figures/names.ts';
import { figureProblems } from './figures/problems.ts';
import { checkIds, child, listing, type Place } from './folders.ts';
import { hideSamples } from './hidden-samples.ts';
import {
  checkPageFolders,
  checkTopLevel,
  FACTS_FILE,
  PAGES_FOLDER,
  problemAt,
  SEARCH_FILE,
  SITE_FILE,
  TAGS_FILE,
} from './layout.ts';
import type { PageRow, PageRows } from './page-row.ts';
import { ContentError, type Problem } from './problems.ts';
import { buildDate } from './publication.ts';
import { type EntryRow, type LoadedFile, readEntry } from './read-entry.ts';
import { type FileResult, readFile } from './read-file.ts';
import { checkReferences } from './references.ts';
import { contentRoot } from './root.ts';
import { type SearchSettings, searchSchema } from './search.ts';
import { type Site, siteSchema, withCompanyFacts } from './site.ts';
import { checkTags, type TagNames, tagsSchema, tagsWithFacts } from './tags.ts';
import { unfilledProblems } from './unfilled.ts';
import { publishedOnly, unpublishedMentions } from './unpublished.ts';

/** What may lie in a content folder. The site's own is the default; tests bring others. */
export type Definitions = {
  collections: Record<string, CollectionRow>;
  pages: PageRows;
  site: z.ZodType;
};

export type Entry<N extends CollectionName = CollectionName> = LoadedFile<CollectionData<N>>;
export type Content = {
  collections: { [N in CollectionName]: Entry<N>[] };
  /** By folder; empty where no pages were asked for. */
  pages: Record<string, Record<Locale, LoadedFile>>;
  site: Omit<FileResult<Site>, 'data'> & { data: Site };
  facts: Omit<FileResult<Facts>, 'data'> & { data: Facts };
  tags: Omit<FileResult<TagNames>, 'data'> & { data: TagNames };
  search: Omit<FileResult<SearchSettings>, 'data'> & { data: SearchSettings };
};

/** What readContent finds, before it is known to be complete. */
export type Found = {
  collections: Record<string, LoadedFile[]>;
  pages: Record<string, Partial<Record<Locale, LoadedFile>>>;
  site: FileResult | undefined;
  facts: FileResult<Facts> | undefined;
  tags: FileResult<TagNames> | undefined;
  search: FileResult<SearchSettings> | undefined;
  problems: Problem[];
  /** Texts that wait for their author; an author's preview shows them, a check does not let them pass. */
  unfilled: Problem[];
};

function readCollection(place: Place, row: CollectionRow) {
  const { folders, files } = listing(place);
  const entryRow: EntryRow = { ...row, schemas: { ja: row.schema, en: row.schema } };
  const entries = folders.map((id) => readEntry(child(place, id), id, entryRow));
  const order = row.order ?? (() => 0);
  return {
    ids: folders,
    // The folders come sorted by id and sort() is stable, so equal entries stay in the order of their ids.
    files: entries.flatMap((entry) => entry.files).sort((a, b) => order(a.data as never, b.data as never)),
    problems: [
      ...checkIds(place, folders),
      ...entries.flatMap((entry) => entry.problems),
      ...problemAt(place, files, {
        ja: `ここにファイルは置けません。記事ごとに ${place.shown}/<id>/ というフォルダーを作ります（npm run new）`,
        en: `Stray file: an entry is a folder ${place.shown}/<id>/; make one with npm run new`,
      }),
    ],
  };
}

/** Reads both languages of a page's copy; `place` is its folder. */
export function readPage(place: Place, name: string, row: PageRow) {
  return readEntry(place, name, { format: 'json', schemas: row.schemas, shared: row.shared });
}

/** Reads a content folder (an absolute path) and returns what is good and all that is wrong. */
export function readContent(root: string, definitions: Definitions, today: string = buildDate()): Found {
  const top: Place = { disk: root, shown: path.basename(root), inside: '' };
  const problems = checkTopLevel(top, Object.keys(definitions.collections));
  const found: Found = {
    collections: {},
    pages: {},
    site: undefined,
    facts: undefined,
    tags: undefined,
    search: undefined,
    problems,
    unfilled: [],
  };

  if (listing(top).files.includes(SITE_FILE)) {
    found.site = readFile(child(top, SITE_FILE), 'json', definitions.site);
    problems.push(...found.site.problems);
  }
  if (listing(top).files.includes(FACTS_FILE)) {
    found.facts = readFile(child(top, FACTS_FILE), 'json', factsSchema);
    problems.push(...found.facts.problems, ...daysAhead(found.facts, today));
  }
  if (listing(top).files.includes(TAGS_FILE)) {
    found.tags = readFile(child(top, TAGS_FILE), 'json', tagsSchema);
    problems.push(...found.tags.problems);
  }
  if (listing(top).files.includes(SEARCH_FILE)) {
    found.search = readFile(child(top, SEARCH_FILE), 'json', searchSchema);
    problems.push(...found.search.problems);
  }
  const ids: Record<string, string[]> = {};
  for (const [name, row] of Object.entries(definitions.collections)) {
    const read = readCollection(child(top, name), row);
    found.collections[name] = read.files;
    ids[name] = read.ids;
    problems.push(...read.problems);
  }
  problems.push(...checkReferences(definitions.collections, found.collections, ids));
  problems.push(...tagProblems(found, definitions.collections, ids));

  const pages = child(top, PAGES_FOLDER);
  const names = Object.keys(definitions.pages);
  if (names.length > 0) problems.push(...checkPageFolders(pages, names));
  for (const [name, row] of Object.entries(definitions.pages)) {
    if (!listing(pages).folders.includes(name)) continue;
    const read = readPage(child(pages, name), name, row);
    found.pages[name] = Object.fromEntries(read.files.map((file) => [file.locale, file]));
    problems.push(...read.problems);
  }
  const copies = Object.entries(found.pages).map(([name, copy]) => [name, Object.values(copy)]);
  const pageFiles: Record<string, LoadedFile[]> = Object.fromEntries(copies);
  problems.push(...checkReferences(definitions.pages, pageFiles, ids));

  const files = [
    ...Object.values(found.pages).flatMap((page) => Object.values(page)),
    ...Object.values(found.collections).flat(),
  ];
  const facts = found.facts?.data ?? {};
  const sources = files.filter(({ original }) => !original);
  const shared = [found.tags, found.search].flatMap((file) =>
    file?.data ? [{ ...file, data: file.data, body: '' }] : [],
  );
  problems.push(...figureProblems([...sources, ...shared], facts), ...nameProblems(sources, facts));
  found.unfilled = sources.flatMap(unfilledProblems);
  const referring = (
    rows: Definitions['collections'] | Definitions['pages'],
    of: Record<string, LoadedFile[]>,
  ) => Object.entries(rows).map(([name, row]) => ({ row, files: of[name] ?? [] }));
  const places = [
    ...referring(definitions.pages, pageFiles),
    ...referring(definitions.collections, found.collections),
  ];
  problems.push(...unpublishedMentions(found.collections, places, today));
  for (const file of files) Object.assign(file, withFacts(file, facts));
  if (found.tags?.data) found.tags.data = tagsWithFacts(found.tags.data, facts);
  // Plain numbers read alike in both languages, and the words of both stand side by side.
  if (found.search?.data) found.search.data = expandFacts(found.search.data, facts, 'ja');
  return found;
}

/** The tags of all entries against the list of tags, if there is one that can be read. */
function tagProblems(
  found: Found,
  rows: Definitions['collections'],
  ids: Record<string, string[]>,
): Problem[] {
  if (!found.tags?.data) return [];
  const tagged = Object.entries(rows).flatMap(([name, { tags }]) => (tags ? [{ name, tags }] : []));
  const entries = tagged.flatMap(({ name, tags }) =>
    (found.collections[name] ?? []).map((entry) => ({ ...entry, tags: tags(entry.data as never) })),
  );
  const complete = entries.length === tagged.flatMap(({ name }) => ids[name] ?? []).length * LOCALES.length;
  const sources = entries.filter(({ original }) => !original);
  return checkTags({ ...found.tags, data: found.tags.data }, sources, complete);
}

/** What a file says, its figures put in. */
export const withFacts = ({ data, body, locale }: LoadedFile, facts: Facts) => ({
  data: expandFacts(data, facts, locale),
  body: expandFacts(body, facts, locale),
});

export type LoadOptions = {
  /** Keep drafts and entries whose day is to come: for authors, never for what is published. */
  unpublished?: boolean;
  /** Let texts pass that are still to be written, so that an author can look at the rest. */
  unfilled?: boolean;
  /** Keep the samples that the site hides: for launch-check, which lists them. */
  samples?: boolean;
  /** YYYY-MM-DD; see publication.ts. */
  today?: string;
  /** The pages whose copy is loaded and checked as well (app/pages.ts): none, if not given. */
  pages?: PageRows;
};

/**
 * Loads and checks all content below `root` (an absolute path). Drafts are checked like everything else, and so are
 * the figures in the project's messages.
 * @throws ContentError with every problem: file, line, column, field and value.
 */
export function loadContent(root: string = contentRoot(), options: LoadOptions = {}): Content {
  const { unpublished = false, today = buildDate(), pages = {} } = options;
  const found = readContent(root, { collections, pages, site: siteSchema }, today);
  const problems = [
    ...found.problems,
    ...descriptionProblems(found),
    ...messageFigures(path.resolve('messages'), found.facts?.data ?? {}),
    ...(options.unfilled ? [] : found.unfilled),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  if (!unpublished) {
    for (const [name, files] of Object.entries(found.collections)) {
      found.collections[name] = publishedOnly(files, today);
    }
  }
  // Without problems every collection, page, language and the site file is there and holds to its schema.
  const content = found as unknown as Content;
  content.site.data = withCompanyFacts(content.site.data, content.facts.data);
  if (content.site.data.switches.samples === 'hide' && !options.samples) hideSamples(content);
  return content;
}

/** Every content file, in a stable order: the site, the figures, the tags, the search, the pages, the collections. */
export function contentFiles({ site, facts, tags, search, pages, collections: entries }: Content) {
  const pageFiles = Object.values(pages).flatMap((page) => LOCALES.map((locale) => page[locale]));
  const sources = Object.values(entries).flatMap((files): LoadedFile[] =>
    files.filter(({ original }) => !original),
  );
  return [site, facts, tags, search, ...pageFiles, ...sources];
}
