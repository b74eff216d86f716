/** What a person said on the command line; what is missing is asked for, or named where there is nobody to ask. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RESERVED_IDS } from '../../app/pages.ts';
import { refusalOf } from '../../build/arguments.mjs';
import type { Facts } from '../../lib/content/facts.ts';
import { isoDate, KEBAB_CASE } from '../../lib/content/fields.ts';
import { contentRoot, takenWording } from '../../lib/content/folders.ts';
import { nearest } from '../../lib/content/nearest.ts';
import { inLanguage, type Wording } from '../../lib/content/problems.ts';
import { buildDate } from '../../lib/content/publication.ts';
import { valueOfSingle } from '../../lib/content/read-file.ts';
import { type TagNames, tagsWithFacts } from '../../lib/content/tags.ts';
import { valueAt } from '../../lib/content/values.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { KINDS, type KindName } from './kinds.ts';
import { UsageError } from './usage-error.ts';

export type Answers = {
  kind: KindName;
  title: string;
  titleEn: string;
  slug: string;
  /** Undefined for a kind that has none. */
  choice: string | undefined;
  /** Undefined, too, where it may be left out and nobody gave it. */
  date: string | undefined;
};
/** `kind` is still to be checked. */
export type Given = Partial<Record<keyof Answers, string>> & { draft: boolean };
/** A question of the terminal: one of `options` is chosen, or a text is typed until `validate` has nothing to say of it. */
export type Question = {
  message: string;
  /** What stands there at first. */
  initialValue: string | undefined;
  options: { value: string; label: string; hint: string }[] | undefined;
  validate: (answer: string | undefined) => string | undefined;
};
export type Ask = (question: Question) => Promise<string>;

const USAGE =
  'npm run new -- news "タイトル" --en "Title" --slug open-day --choice event --date 2026-04-01 --draft';

const UNQUOTED: Wording = {
  ja: `空白のある題は "…" で囲んでください。使い方：${USAGE}`,
  en: `Put a title that has spaces into quotes. Use: ${USAGE}`,
};

const givenTwice = (option: string): Wording => ({
  ja: `--${option} が2回あります。片方を消してください`,
  en: `--${option} is given twice: delete one of them`,
});

const isThere = (folder: string): Wording => ({
  ja: `${folder} はすでにあります。その記事を直すか、--slug で別の名前を付けてください`,
  en: `${folder} is taken: edit that entry, or choose another name with --slug`,
});

/** The folder of an entry, from where the command was started. */
export const entryFolder = (kind: KindName, slug: string): string =>
  path
    .relative('', path.join(contentRoot(), KINDS[kind].collection, slug))
    .split(path.sep)
    .join('/');

const slugFault =
  (kind: KindName) =>
  (slug: string): Wording | undefined => {
    const taken = RESERVED_IDS[KINDS[kind].collection]?.get(slug);
    if (taken !== undefined) return takenWording(taken);
    const folder = entryFolder(kind, slug);
    if (KEBAB_CASE.test(slug)) return existsSync(folder) ? isThere(folder) : undefined;
    return {
      ja: `「${slug}」は使えません。小文字の英数字をハイフンでつないでください（例：open-day）`,
      en: `"${slug}" will not do: use lower-case ASCII words joined by hyphens, like open-day`,
    };
  };

const dateFault = (date: string): Wording | undefined =>
  isoDate.safeParse(date).success
    ? undefined
    : {
        ja: `「${date}」という日付はありません。2026-02-28 のように、実在する日を書いてください`,
        en: `"${date}" is no day: write one that exists as YYYY-MM-DD, like 2026-02-28`,
      };

const faultAmong =
  (keys: readonly string[]) =>
  (choice: string): Wording | undefined => {
    if (keys.includes(choice)) return undefined;
    const meant = nearest(choice, keys);
    return {
      ja: `「${choice}」は選べません。${meant ? `「${meant}」ではありませんか。` : ''}選べるのは ${keys.join('、')} です`,
      en: `"${choice}" is no choice. ${meant ? `Did you mean "${meant}"? ` : ''}There are ${keys.join(', ')}`,
    };
  };
const kindFault = faultAmong(Object.keys(KINDS));

/** An option for which a kind has no field: what it says would stand in no file. */
function foreignFault(known: Given, kind: KindName): Wording | undefined {
  const foreign = (['date', 'choice'] as const).find(
    (option) => known[option] !== undefined && !KINDS[kind][option],
  );
  return (
    foreign && {
      ja: `${kind}（${KINDS[kind].name.ja}）に --${foreign} はありません。外してください`,
      en: `${kind} (${KINDS[kind].name.en}) has no --${foreign}: leave it out`,
    }
  );
}

/**
 * Reads the arguments; the words of a title without quotes are joined.
 * @throws UsageError for an unknown kind or option, one that is given twice, and where it is open what a word belongs to.
 */
export function given(args: readonly string[]): Given {
  const text = { type: 'string' } as const;
  const options = { en: text, slug: text, choice: text, date: text, draft: { type: 'boolean' } } as const;
  try {
    const config = { args: [...args], options, allowPositionals: true, tokens: true } as const;
    const { values, positionals, tokens } = parseArgs(config);
    const [kind, ...words] = positionals;
    const wrong = kind === undefined ? undefined : kindFault(kind);
    if (wrong) throw new UsageError(wrong);
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const twice = names.find((name, place) => names.indexOf(name) !== place);
    if (twice) throw new UsageError(givenTwice(twice));
    // Words in two places: some belong to an option's value, and no rule tells which.
    const at = tokens.filter((token) => token.kind === 'positional').map(({ index }) => index);
    const [, first = 0] = at;
    if (words.length > 0 && at.at(-1) !== first + words.length - 1) throw new UsageError(UNQUOTED);
    const title = words.length > 0 ? words.join(' ') : undefined;
    const { en: titleEn, draft = false, ...rest } = values;
    return { kind, title, titleEn, draft, ...rest };
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')) throw error;
    const { ja, en } = refusalOf(error);
    throw new UsageError({ ja: `${ja}使い方：${USAGE}`, en: `${en}Use: ${USAGE}` });
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

/** The keys of the choice of a kind with their names: event → イベント. */
function choicesOf({ choice }: (typeof KINDS)[KindName], language: Locale): [key: string, name: string][] {
  if (!choice) return [];
  if ('names' in choice) {
    const file = new URL(`../../messages/${language}.json`, import.meta.url);
    const messages = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(valueAt(messages, choice.names.split('.')) as Record<string, string>);
  }
  const named = tagsWithFacts(valueOfSingle('tags') as TagNames, valueOfSingle('facts') as Facts);
  return Object.entries(named).map(([slug, names]) => [slug, names[language]]);
}

type Step = {
  option: string;
  question: Wording;
  /** By key, with their names. */
  choices?: readonly [key: string, name: string][];
  /** Stands there at first, and is taken when there is nobody to ask. */
  fallback?: string | undefined;
  fault?: (answer: string) => Wording | undefined;
};

/**
 * All answers: those given, and the missing ones asked for with `ask` (undefined: nobody to ask).
 * @throws UsageError naming the option that is missing or wrong.
 */
export async function answersOf(known: Given, ask: Ask | undefined, language: Locale): Promise<Answers> {
  async function answer(value: string | undefined, { option, question, choices, fallback, fault }: Step) {
    const faultOf = (said: string | undefined, empty: Wording) =>
      said?.trim() ? fault?.(said.trim()) : empty;
    if (value === undefined && ask) {
      const empty = { ja: '空のままにできません', en: 'This must not be empty' };
      const said = await ask({
        message: inLanguage(question, language),
        initialValue: fallback,
        options: choices?.map(([key, name]) => ({ value: key, label: name, hint: key })),
        validate(said) {
          const wrong = faultOf(said, empty);
          return wrong && inLanguage(wrong, language);
        },
      });
      return said.trim();
    }
    const taken = value ?? fallback;
    const wrong = faultOf(taken, { ja: `${option} を付けてください`, en: `Give ${option}` });
    if (wrong) throw new UsageError(wrong);
    return (taken as string).trim();
  }

  const kind = (await answer(known.kind, {
    option: Object.keys(KINDS).join('|'),
    question: { ja: '何を作りますか', en: 'What is it?' },
    choices: Object.entries(KINDS).map(([key, { name }]) => [key, name[language]]),
    fault: kindFault,
  })) as KindName;
  const foreign = foreignFault(known, kind);
  if (foreign) throw new UsageError(foreign);
  const title = await answer(known.title, {
    option: '"タイトル"',
    question: { ja: '日本語の題', en: 'Title in Japanese' },
  });
  const titleEn = await answer(known.titleEn, {
    option: '--en "Title"',
    question: { ja: '英語の題', en: 'Title in English' },
    fallback: /^[\x20-\x7e]+$/.test(title) ? title : undefined,
  });
  const dateStep: Step = {
    option: '--date 2026-04-01',
    question: { ja: '公開する日', en: 'Day of publication' },
    fallback: buildDate(),
    fault: dateFault,
  };
  const isDated = KINDS[kind].date === 'optional' ? known.date !== undefined : KINDS[kind].date;
  const date = isDated ? await answer(known.date, dateStep) : undefined;
  const words = slugOf(titleEn);
  const slug = await answer(known.slug, {
    option: '--slug open-day',
    question: { ja: 'アドレスの終わりの部分（小文字の英数字とハイフン）', en: 'End of the address (slug)' },
    fallback: words && (kind === 'news' && date ? `${date.slice(0, 7)}-${words}` : words),
    fault: slugFault(kind),
  });
  const choices = choicesOf(KINDS[kind], language);
  const keys = choices.map(([key]) => key);
  const choiceStep: Step = {
    option: `--choice ${keys.join('|')}`,
    question: { ja: '分類', en: 'Kind' },
    choices,
    fault: faultAmong(keys),
  };
  const choice = KINDS[kind].choice && (await answer(known.choice, choiceStep));
  return { kind, title, titleEn, slug, choice, date };
}
