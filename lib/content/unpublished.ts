/** Entries that are not public yet: who may refer to them, and what is left when they are taken out. */
import { barePath } from '../i18n/paths.ts';
import type { Problem, Wording } from './problems.ts';
import { publicationState } from './publication.ts';
import type { LoadedFile } from './read-entry.ts';
import type { Reference } from './references.ts';
import { splitPath, stringsIn } from './values.ts';

/** Where the entries of a collection have their pages; a collection without a row has none. */
const PAGES: Record<string, RegExp> = {
  news: /^\/news[/#]([a-z0-9-]+)/,
  blog: /^\/blog\/([a-z0-9-]+)/,
  cases: /^\/cases\/([a-z0-9-]+)/,
  examples: /^\/labneeds\/([a-z0-9-]+)/,
};

const MARKDOWN_LINK = /\]\(\s*<?(\/[^)\s>]*)/g;

/** The first day on which an entry is public; after every day if it is a draft, before every day if it has none. */
function releaseOf(data: unknown, today: string): string {
  const state = publicationState(data, today);
  if (state === 'draft') return '9999-99-99';
  return state === 'scheduled' ? (data as { date: string }).date : '';
}

type Target = { collection: string; id: string };
type Mention = Target & Pick<Problem, 'field' | 'at'>;

function targetOf(address: string): Target | undefined {
  if (!address.startsWith('/')) return undefined;
  for (const [collection, pattern] of Object.entries(PAGES)) {
    const id = pattern.exec(barePath(address))?.[1];
    if (id) return { collection, id };
  }
  return undefined;
}

function mentions({ data, body, source }: LoadedFile, references: readonly Reference[]): Mention[] {
  const named = references.map(({ field, collection, id }) => ({
    collection,
    id,
    field,
    at: source.locate(splitPath(field)),
  }));
  const linked = [...stringsIn(data)].flatMap(({ path, text }) => {
    const target = targetOf(text);
    return target ? [{ ...target, field: path.join('.'), at: source.locate(path) }] : [];
  });
  const inBody = [...body.matchAll(MARKDOWN_LINK)].flatMap((match) => {
    const target = targetOf(match[1] ?? '');
    const line = body.slice(0, match.index).split('\n').length + source.linesBeforeBody;
    return target ? [{ ...target, field: 'body', at: { line, column: 1 } }] : [];
  });
  return [...named, ...linked, ...inBody];
}

const message = (release: string): Wording =>
  release.startsWith('9999')
    ? {
        ja: 'まだ下書きの記事を指しています。リンクを外すか、記事の draft の行を消して公開してください',
        en: 'This entry is a draft: take the link out, or publish the entry (delete its "draft" line)',
      }
    : {
        ja: `この記事は ${release} に公開されます。それまでリンクを外すか、このファイルの日付を同じ日以降にしてください`,
        en: `This entry is published on ${release}: take the link out until then, or date this file no earlier`,
      };

type Row = { references?(data: never): Reference[] };

/** Some files with what they refer to: the entries of a collection, or the languages of a page. */
export type Referring = { files: readonly LoadedFile[]; row: Row };

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
      return mentions(file, row.references?.(file.data as never) ?? []).flatMap(
        ({ collection, id, ...place }): Problem[] => {
          const later = release.get(`${collection}/${id}`) ?? '';
          return later > own ? [{ file: file.file, ...place, message: message(later), value: id }] : [];
        },
      );
    }),
  );
}

/** What is public on a day. */
export const publishedOnly = <F extends LoadedFile>(files: readonly F[], today: string): F[] =>
  files.filter(({ data }) => publicationState(data, today) === 'published');
