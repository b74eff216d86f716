/**
 * What is published, and what only its author sees: drafts (`draft: true`) and entries whose `date` is still to
 * come. "Today" is an input of the build, so that the same commit and the same date give the same bytes.
 */
import { z } from 'zod';
import { isoDate } from './fields.ts';
import { ContentError, type Wording } from './problems.ts';

/** The field that hides an entry; part of the collections that may have drafts. */
export const draftField = {
  draft: z.boolean().optional().meta({
    ja: '下書き。true の間は npm run dev とプレビューだけに表示。公開するときは false にするか、行を消します',
    en: 'Draft: while true, only npm run dev and previews show it; false, or no line, publishes it on its date',
  }),
};

/** The field that ends what a page is about; it stays as a record, with a notice, where search engines do not list it. */
export const endField = {
  until: isoDate.optional().meta({
    ja: '最後の日（YYYY-MM-DD）。過ぎると「終了しました」と表示し、一覧と検索から外します',
    en: 'Last day, YYYY-MM-DD: after it, a notice says so, and lists and searches leave the page out',
  }),
};

/** Whether what a page is about has ended before a day (`YYYY-MM-DD`). */
export const isOver = ({ until }: { until?: string | undefined }, today: string): boolean =>
  until !== undefined && until < today;

export type PublicationState = 'published' | 'scheduled' | 'draft';

type Dated = { draft?: unknown; date?: unknown };

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What an entry's data says on a day (`YYYY-MM-DD`). Months (`2025-04`) name when something happened, no release. */
export function publicationState(data: unknown, today: string): PublicationState {
  const { draft, date } = data as Dated;
  if (draft === true) return 'draft';
  return typeof date === 'string' && WHOLE_DAY.test(date) && date > today ? 'scheduled' : 'published';
}

/** What is public on a day. */
export const publishedOnly = <F extends { data: unknown }>(files: readonly F[], today: string): F[] =>
  files.filter(({ data }) => publicationState(data, today) === 'published');

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether this is the build of a preview: with drafts and what is dated for a later day, and not to be indexed. The
 * variable SITE_PREVIEW is set for it, to any word.
 */
export const isPreview = (env: Environment = process.env): boolean => Boolean(env.SITE_PREVIEW);

/** A moment as the day it is in Japan: `2026-11-21`. */
export const dayInTokyo = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short' }).format(moment);

const NO_DAY: Wording = {
  ja: '環境変数には、実在する日を 2026-02-28 のように書いてください',
  en: 'This variable must be a day as YYYY-MM-DD',
};

/**
 * The day that counts as today: the variable BUILD_DATE (`2026-11-21`), or the day it is now in Japan.
 * @throws ContentError naming the variable if its value is no day: tools print it as they print what is wrong in a file.
 */
export function buildDate(env: Environment = process.env, now: Date = new Date()): string {
  const given = env.BUILD_DATE;
  if (!given) return dayInTokyo(now);
  if (!isoDate.safeParse(given).success)
    throw new ContentError([{ file: 'BUILD_DATE', message: NO_DAY, value: given }]);
  return given;
}
