/** Loads all content, collects every problem, and either returns all of it or throws one error. */
import path from 'node:path';
import type { z } from 'zod';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { blockPageProblems } from './block-page.ts';
import { type CollectionData, type CollectionName, type CollectionRow, collections } from './collections.ts';
import { descriptionProblems } from './descriptions.ts';
import { expandFacts, type Facts, factsSchema } from './facts.ts';
import { messageFigures } from './figures/problems.ts';
import {
  checkIds,
  checkOnlyIds,
  checkPageFolders,
  checkReserved,
  checkTopLevel,
  child,
  contentRoot,
  isBare,
  listing,
  PAGES_FOLDER,
  type Place,
  placeOf,
  problemAt,
  type SingleFile,
} from './folders.ts';
import { termProblems } from './glossary.ts';
import { hideAwards, hideSamples } from './hidden-samples.ts';
import { ledgerProblems } from './ledger.ts';
import { legalProblems } from './legal.ts';
import type { LoadedFile } from './loaded-file.ts';
import { messageProblems } from './messages.ts';
import { ContentError, type Problem } from './problems.ts';
import { buildDate, publishedOnly } from './publication.ts';
import { type PageRow, type PageRows, readEntry } from './read-entry.ts';
import { type FileResult, readFile } from './read-file.ts';
import { checkReferences, unpublishedMentions } from './references.ts';
import { repeatedLabels } from './repeated-labels.ts';
import { popularProblems, type SearchSettings, searchSchema } from './search.ts';
import { silentProblems } from './silent.ts';
import { type Site, siteSchema, withCompanyFacts } from './site.ts';
import { tagProblems } from './tag-problems.ts';
import { type TagNames, tagsSchema, tagsWithFacts } from './tags.ts';
import { unfilledProblems } from './unfilled.ts';
import { unpublishedProblems } from './unpublished.ts';
import { aheadProblems, updatedProblems } from './updated.ts';
import { wrongLanguageProblems } from './wrong-language.ts';

/** By collection: ids that no entry may have, each with the address that it would take from another page. */
export type ReservedIds = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** What may lie in a content folder. The site's own is the default; tests bring others. */
export type Definitions = {
  collections: Record<string, CollectionRow>;
  pages: PageRows;
  site: z.ZodType;
  reserved?: ReservedIds;
  /** Paths of the pages that may stand above others. */
  paths?: readonly string[];
};

export type Entry<N extends CollectionName = CollectionName> = LoadedFile<CollectionData<N>>;
type SingleData = { site: Site; facts: Facts; tags: TagNames; search: SearchSettings };
export type Content = {
  collections: { [N in CollectionName]: Entry<N>[] };
  /** By folder; empty where no pages were asked for. */
  pages: Record<string, Record<Locale, LoadedFile>>;
  /** Folders inside `content/` of entries that are not published. */
  secret: readonly string[];
} & { [N in SingleFile]: FileResult<SingleData[N]> & { data: SingleData[N] } };

/** What readContent finds, before it is known to be complete. */
export type Found = {
  collections: Record<string, LoadedFile[]>;
  pages: Record<string, Partial<Record<Locale, LoadedFile>>>;
  problems: Problem[];
  /** Texts that wait for their author; an author's preview shows them, a check does not let them pass. */
  unfilled: Problem[];
} & { [N in SingleFile]: FileResult<N extends 'site' ? unknown : SingleData[N]> | undefined };

/** Reads one of the files that stand alone; one that is missing is a problem of the folder. */
const readSingle = <S extends z.ZodType>(top: Place, name: SingleFile, schema: S) =>
  listing(top).files.includes(`${name}.json`)
    ? readFile(child(top, `${name}.json`), 'json', schema)
    : undefined;

function readCollection(place: Place, row: CollectionRow, reserved: ReadonlyMap<string, string> = new Map()) {
  const { folders, files } = listing(place);
  const ids = folders.filter((id) => !isBare(child(place, id)));
  const entries = ids.map((id) =>
    readEntry(child(place, id), id, { ...row, isEntry: true, schemas: { ja: row.schema, en: row.schema } }),
  );
  const order = row.order ?? (() => 0);
  return {
    row,
    ids,
    // The folders come sorted by id and sort() is stable, so equal entries stay in the order of their ids.
    files: entries.flatMap((entry) => entry.files).sort((a, b) => order(a.data as never, b.data as never)),
    problems: [
      ...checkIds(place, ids),
      ...(row.ids ? checkOnlyIds(place, ids, row.ids) : []),
      ...checkReserved(place, ids, reserved),
      ...entries.flatMap((entry) => entry.problems),
      ...problemAt(place, files, {
        ja: `ここにファイルは置けません。記事ごとに ${place.shown}/<id>/ というフォルダーを作ります（npm run new）`,
        en: `Stray file: an entry is a folder ${place.shown}/<id>/; make one with npm run new`,
      }),
    ],
  };
}

/** Reads both languages of a page's copy, of the folder `name` below a content folder. */
export const readPage = (root: string, name: string, row: PageRow) =>
  readEntry(child(child(placeOf(root), PAGES_FOLDER), name), name, { ...row, format: 'json' });

const inPages = (name: string) => `${PAGES_FOLDER}/${name}`;
const entryFolders = (ids: Record<string, readonly string[]>) =>
  Object.entries(ids).flatMap(([name, all]) => all.map((id) => `${name}/${id}`));

const mapValues = <T, U>(record: Record<string, T>, change: (value: T, name: string) => U) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/** Reads a content folder (an absolute path) and returns what is good and all that is wrong. */
export function readContent(root: string, definitions: Definitions, today: string = buildDate()): Found {
  const top = placeOf(root);
  const site = readSingle(top, 'site', definitions.site);
  const facts = readSingle(top, 'facts', factsSchema);
  const tags = readSingle(top, 'tags', tagsSchema);
  const search = readSingle(top, 'search', searchSchema);
  const entries = mapValues(definitions.collections, (row, name) =>
    readCollection(child(top, name), row, definitions.reserved?.[name]),
  );
  const { folders } = listing(child(top, PAGES_FOLDER));
  const present = Object.entries(definitions.pages).filter(([name]) => folders.includes(name));
  const pages = mapValues(Object.fromEntries(present), (row, name) => ({
    row,
    ...readPage(root, name, row),
  }));

  const ids = mapValues(entries, (collection) => collection.ids);
  const places = [...Object.values(pages), ...Object.values(entries)];
  const files = places.flatMap((place) => place.files);
  const sources = files.filter(({ original }) => !original);
  const ledger = facts?.data ?? {};
  const singles = [site, facts, tags, search].filter((file) => file !== undefined);
  const written = [...singles, ...sources];
  const shared = [tags, search].filter((file) => file !== undefined);
  const known = Object.keys(definitions.pages);
  const found: Found = {
    ...{ site, facts, tags, search },
    collections: mapValues(entries, (collection) => collection.files),
    pages: mapValues(pages, (page) => Object.fromEntries(page.files.map((file) => [file.locale, file]))),
    problems: [
      ...checkTopLevel(top, Object.keys(definitions.collections)),
      ...singles.flatMap((file) => file.problems),
      ...Object.values(entries).flatMap(({ problems }) => problems),
      ...tagProblems(tags, Object.values(entries)),
      ...(known.length > 0 ? checkPageFolders(child(top, PAGES_FOLDER), known) : []),
      ...Object.values(pages).flatMap(({ problems }) => problems),
      ...(definitions.paths ? blockPageProblems(entries['block-pages']?.files ?? [], definitions.paths) : []),
      ...(definitions.paths && search ? popularProblems(search, definitions.paths, ids) : []),
      ...termProblems(entries.glossary?.files ?? []),
      ...aheadProblems(written, today),
      ...updatedProblems(sources, today),
      ...checkReferences(places, ids),
      ...silentProblems(places, ledger),
      ...ledgerProblems(facts, sources, shared, new Set([...known.map(inPages), ...entryFolders(ids)])),
      ...unpublishedMentions(
        mapValues(entries, (collection) => collection.files),
        places,
        today,
      ),
    ],
    unfilled: [...written.flatMap(unfilledProblems), ...wrongLanguageProblems(written)],
  };
  for (const file of files) Object.assign(file, withFacts(file, ledger));
  if (tags?.data) tags.data = tagsWithFacts(tags.data, ledger);
  // Plain numbers read alike in both languages, and the words of both stand side by side.
  if (search?.data) search.data = expandFacts(search.data, ledger, 'ja');
  return found;
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
  /** Ids that the addresses of other pages take (app/pages.ts). */
  reserved?: ReservedIds;
  /** Paths of pages that may stand above others (app/pages.ts). */
  paths?: readonly string[];
};

/**
 * Loads and checks all content below `root` (an absolute path). Drafts are checked like everything else, and so are
 * the figures in the project's messages.
 * @throws ContentError with every problem: file, line, column, field and value.
 */
export function loadContent(root: string = contentRoot(), options: LoadOptions = {}): Content {
  const { unpublished = false, today = buildDate(), pages = {}, reserved = {}, paths } = options;
  const definitions = { collections, pages, site: siteSchema, reserved, ...(paths && { paths }) };
  const found = readContent(root, definitions, today);
  const problems = [
    ...found.problems,
    // A name that no figure was put in for is longer than the figure, and no day.
    ...(found.facts?.data
      ? [...descriptionProblems(found), ...legalProblems(found.collections.legal ?? [])]
      : []),
    ...messageProblems(path.resolve('messages')),
    ...messageFigures(path.resolve('messages'), found.facts?.data ?? {}),
    ...(options.unfilled ? [] : found.unfilled),
    ...(options.unfilled || !paths ? [] : repeatedLabels(found)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  const published = mapValues(found.collections, (files) => publishedOnly(files, today));
  const unshown = paths ? unpublishedProblems(published, (name) => child(placeOf(root), name).shown) : [];
  if (unshown.length > 0) throw new ContentError(unshown);
  const isPublic = new Set(Object.values(published).flat());
  const secret = Object.values(found.collections).flatMap((files) =>
    files.filter((file) => !isPublic.has(file)).map(({ folder }) => folder),
  );
  if (!unpublished) found.collections = published;
  // Without problems every collection, page, language and the site file is there and holds to its schema.
  const content = { ...found, secret: [...new Set(secret)] } as unknown as Content;
  content.site.data = withCompanyFacts(content.site.data, content.facts.data);
  if (options.samples) return content;
  hideAwards(content);
  if (content.site.data.switches.samples === 'hide') hideSamples(content);
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
