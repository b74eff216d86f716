/** What leads from one file to an entry: ids and addresses. The entry must be there, and public by then. */
import { visit } from 'unist-util-visit';
import { barePath } from '../i18n/paths.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { Problem, Wording } from './problems.ts';
import { publicationState } from './publication.ts';
import { type PlacedText, textsOf } from './texts.ts';
import { isMarkdown, splitPath } from './values.ts';
import { treesOf } from './vanished.ts';

/** "The value at `field` is the id of an entry of `collection`". */
export type Reference = { field: string; collection: string; id: string };

/** Some files with the ids that they name: the entries of a collection, or the languages of a page. */
export type Referring = {
  files: readonly LoadedFile[];
  row: { references?(data: never): Reference[] };
};

/** The cases that the cards of a page lead to. */
export const caseCards = ({ cases }: { cases: { items: readonly { id: string }[] } }): Reference[] =>
  cases.items.map(({ id }, index) => ({ field: `cases.items.${index}.id`, collection: 'cases', id }));

const noEntry = (collection: string): Wording => ({
  ja: `content/${collection}/ にこの id のフォルダーはありません。つづりを確かめてください`,
  en: `No entry of content/${collection}/ has this id: check its spelling`,
});

type Mention = Reference & Pick<Problem, 'at'>;

const named = ({ data, source }: LoadedFile, { references }: Referring['row']): Mention[] =>
  (references?.(data as never) ?? []).map((reference) => ({
    ...reference,
    at: source.locate(splitPath(reference.field)),
  }));

/**
 * One problem for each id that no entry has. `ids` holds broken entries too, by collection, so that one broken file
 * does not make every reference to it a problem.
 */
export const checkReferences = (
  places: readonly Referring[],
  ids: Record<string, readonly string[]>,
): Problem[] =>
  places.flatMap(({ files, row }) =>
    files.flatMap((file) =>
      named(file, row)
        .filter(({ collection, id }) => !ids[collection]?.includes(id))
        .map(({ collection, id: value, field, at }) => ({
          ...{ file: file.file, at, field, message: noEntry(collection), value },
        })),
    ),
  );

/** Where the entries of a collection have their pages and documents; a collection without a row has none. */
const PAGES: Record<string, RegExp> = {
  news: /^\/news[/#]([a-z0-9-]+)/,
  blog: /^\/blog\/([a-z0-9-]+)/,
  cases: /^\/(?:cases\/|documents\/case-)([a-z0-9-]+)/,
  examples: /^\/(?:labneeds\/|documents\/example-)([a-z0-9-]+)/,
  // Alone, at a place, or as a Markdown file.
  'block-pages': /^\/([a-z0-9-]+)(?=$|[#?.])/,
};

/** The field that names a document (lib/pages/copy-parts.ts), whose address has the name. */
const DOCUMENT_FIELD = 'document';

/** The entry that an address of this site leads to, on its page or on its list, whether there is one of that id or not. */
export function targetOf(address: string): Pick<Reference, 'collection' | 'id'>[] {
  if (!address.startsWith('/')) return [];
  return Object.entries(PAGES).flatMap(([collection, pattern]) => {
    const id = pattern.exec(barePath(address))?.[1];
    return id ? [{ collection, id }] : [];
  });
}

type Link = { address: string; index?: number | undefined };

/** Where a text leads: a Markdown text by its links and by what they refer to, a field by all of it. */
function linksOf({ text, path }: PlacedText): Link[] {
  if (!isMarkdown(path)) return [{ address: path.at(-1) === DOCUMENT_FIELD ? `/documents/${text}` : text }];
  // Reading a text takes milliseconds, and most have no link of their own site.
  if (!/\](?:\(|:)\s*<?\//.test(text)) return [];
  const links: Link[] = [];
  visit(treesOf(text).tree, (node) => {
    if (node.type === 'link' || node.type === 'definition')
      links.push({ address: node.url, index: node.position?.start.offset });
  });
  return links;
}

const linked = (file: LoadedFile): Mention[] =>
  [...textsOf(file)].flatMap((placed) =>
    linksOf(placed).flatMap(({ address, index }) =>
      targetOf(address).map((target) => ({ ...target, field: placed.field, at: placed.at(index) })),
    ),
  );

/** The first day on which an entry is public; after every day if it is a draft, before every day if it has none. */
function releaseOf(data: unknown, today: string): string {
  const state = publicationState(data, today);
  if (state === 'draft') return '9999-99-99';
  return state === 'scheduled' ? (data as { date: string }).date : '';
}

const notYet = (release: string): Wording =>
  release.startsWith('9999')
    ? {
        ja: 'まだ下書きの記事を指しています。リンクを外すか、記事の draft の行を消して公開してください',
        en: 'This entry is a draft: take the link out, or publish the entry (delete its "draft" line)',
      }
    : {
        ja: `この記事は ${release} に公開されます。それまでリンクを外すか、このファイルの日付を同じ日以降にしてください`,
        en: `This entry is published on ${release}: take the link out until then, or date this file no earlier`,
      };

/**
 * One problem for each place that leads to an entry which is not public yet when the place itself is.
 * `entries` are the files of each collection, `places` all files that may refer to them.
 */
export function unpublishedMentions(
  entries: Record<string, readonly LoadedFile[]>,
  places: readonly Referring[],
  today: string,
): Problem[] {
  const release = new Map<string, string>();
  for (const [collection, files] of Object.entries(entries)) {
    for (const { id, data } of files) release.set(`${collection}/${id}`, releaseOf(data, today));
  }
  return places.flatMap(({ files, row }) =>
    files.flatMap((file) => {
      const own = releaseOf(file.data, today);
      return [...named(file, row), ...linked(file)].flatMap(({ collection, id: value, field, at }) => {
        const later = release.get(`${collection}/${value}`) ?? '';
        return later > own ? [{ file: file.file, at, field, message: notYet(later), value }] : [];
      });
    }),
  );
}
