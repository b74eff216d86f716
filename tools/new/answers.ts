/** What a person said on the command line, and what is still missing. */
import { parseArgs } from 'node:util';
import { isoDate, KEBAB_CASE } from '../../lib/content/fields.ts';
import { nearest } from '../../lib/content/nearest.ts';
import type { Wording } from '../../lib/content/problems.ts';
import { isKind, KINDS, type KindName } from './kinds.ts';

export type Answers = {
  kind: KindName;
  title: string;
  titleEn: string;
  slug: string;
  choice: string;
  date: string;
};
export type Given = Partial<Answers> & { draft: boolean };

/** A mistake on the command line, said in the language of the terminal. */
export class UsageError extends Error {
  readonly wording: Wording;
  constructor(wording: { ja: string; en: string }) {
    super(wording.en);
    this.wording = wording;
  }
}

const USAGE =
  'npm run new -- news "タイトル" --en "Title" --slug open-day --choice event --date 2026-04-01 --draft';

function kindOf(name: string): KindName {
  if (isKind(name)) return name;
  const kinds = Object.keys(KINDS);
  const meant = nearest(name, kinds);
  throw new UsageError({
    ja: `「${name}」は作れません。${meant ? `「${meant}」ではありませんか。` : ''}作れるのは ${kinds.join('、')} です`,
    en: `"${name}" cannot be made. ${meant ? `Did you mean "${meant}"? ` : ''}There are ${kinds.join(', ')}`,
  });
}

/** Reads the arguments. @throws UsageError for an unknown kind or option. */
export function given(args: readonly string[]): Given {
  const text = { type: 'string' } as const;
  const options = { en: text, slug: text, choice: text, date: text, draft: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [kind, title] = positionals;
    const { en: titleEn, slug, choice, date, draft = false } = values;
    return { kind: kind === undefined ? undefined : kindOf(kind), title, titleEn, slug, choice, date, draft };
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')) throw error;
    throw new UsageError({ ja: `使い方：${USAGE}`, en: `${(error as Error).message}. Use: ${USAGE}` });
  }
}

/** An id from an English title: `Open day, 2026!` → `open-day-2026`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');

/** What is wrong with a slug or a date, or undefined. */
export const slugFault = (slug: string): Wording | undefined =>
  KEBAB_CASE.test(slug)
    ? undefined
    : {
        ja: `「${slug}」は使えません。小文字の英数字をハイフンでつないでください（例：open-day）`,
        en: `"${slug}" will not do: use lower-case ASCII words joined by hyphens, like open-day`,
      };

export const dateFault = (date: string): Wording | undefined =>
  isoDate.safeParse(date).success
    ? undefined
    : {
        ja: `「${date}」という日付はありません。2026-02-28 のように、実在する日を書いてください`,
        en: `"${date}" is no day: write one that exists as YYYY-MM-DD, like 2026-02-28`,
      };

/** What is wrong with the key of a choice, or undefined. */
export function choiceFault(choice: string, keys: readonly string[]): Wording | undefined {
  if (keys.includes(choice)) return undefined;
  const meant = nearest(choice, keys);
  return {
    ja: `「${choice}」は選べません。${meant ? `「${meant}」ではありませんか。` : ''}選べるのは ${keys.join('、')} です`,
    en: `"${choice}" is no choice. ${meant ? `Did you mean "${meant}"? ` : ''}There are ${keys.join(', ')}`,
  };
}
