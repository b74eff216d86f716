/** What the site cannot be built without: an export refuses a route that has no pages. */
import type { LoadedFile } from './loaded-file.ts';
import type { Problem, Wording } from './problems.ts';

/** Collections whose entries have pages of their own at a route that is always there. */
const NEEDED = ['news', 'blog', 'cases', 'examples'] as const;

const NONE: Wording = {
  ja: '公開される記事が一つもないので、サイトを作れません。一つ以上を公開してください（draft の行を消すか、date を今日以前にします）',
  en: 'No entry is published, and the site needs at least one: publish one (delete its "draft" line, or date it no later than today)',
};
const UNTAGGED: Wording = {
  ja: '公開されるお知らせのどれにもタグがないので、サイトを作れません。一つ以上に content/tags.json のタグを付けてください',
  en: 'No published article has a tag, and the site needs at least one that has: give one a tag of content/tags.json',
};

/** One problem for each route without pages; `published` are the entries by collection, `shown` names a folder of content. */
export function unpublishedProblems(
  published: Readonly<Record<string, readonly LoadedFile[]>>,
  shown: (collection: string) => string,
): Problem[] {
  const { news = [] } = published;
  const isTagged = ({ data }: LoadedFile) => (data as { tags: readonly string[] }).tags.length > 0;
  return [
    ...NEEDED.filter((name) => published[name]?.length === 0).map((name) => ({
      file: shown(name),
      message: NONE,
    })),
    // A post and a case always have one.
    ...(news.length > 0 && !news.some(isTagged)
      ? [{ file: shown('news'), field: 'tags', message: UNTAGGED, value: [] }]
      : []),
  ];
}
