/** What a schema's issue means to an editor, and what to do about it, in both languages. */
import { z } from 'zod';
import japaneseMessages from './japanese-messages.json' with { type: 'json' };
import { nearest } from './nearest.ts';
import type { Wording } from './problems.ts';

type Issue = z.core.$ZodIssue;
type Pair = { ja: string; en: string };

const TYPES: Record<string, Pair> = {
  string: { ja: '文', en: 'a text' },
  number: { ja: '数', en: 'a number' },
  int: { ja: '整数', en: 'a whole number' },
  boolean: { ja: 'true か false', en: 'true or false' },
  array: { ja: '[a, b] の形の並び', en: 'a list like [a, b]' },
  object: { ja: '字下げした項目の集まり', en: 'a group of fields' },
  record: { ja: '字下げした項目の集まり', en: 'a group of fields' },
};

const typeName = (type: string): Pair => TYPES[type] ?? { ja: type, en: type };

const missing = (type: Pair): Pair => ({
  ja: `必要な項目がありません。${type.ja}で書き加えてください`,
  en: `Missing field: add it, ${type.en}`,
});

const NOTHING: Wording = {
  ja: '並びの中に、何も書かれていない項目があります。書くか、その行を消してください',
  en: 'An item of this list is empty: fill it in, or delete its line',
};

/** What stands for nothing, in a field that may be left out. */
export const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

export const EMPTY: Wording = {
  ja: 'この項目は空です。書くか、その行を消してください（なくてもよい項目です）',
  en: 'This field is empty: fill it in, or delete its line, as it may be left out',
};

function option(values: readonly unknown[], got: unknown): Pair {
  const names = values.map(String);
  const meant = typeof got === 'string' ? nearest(got, names) : undefined;
  const start = meant
    ? { ja: `「${meant}」ではありませんか。`, en: `Did you mean "${meant}"? ` }
    : { ja: '', en: '' };
  return {
    ja: `${start.ja}書けるのは ${names.join('、')} です`,
    en: `${start.en}Use one of ${names.join(', ')}`,
  };
}

const SIZES: Record<string, (from: string, count: unknown) => Pair> = {
  array: (from, count) => ({ ja: `${count}個${from}`, en: `${count} item(s)` }),
  string: (from, count) => ({ ja: `${count}文字${from}`, en: `${count} character(s)` }),
};

type Sized = Issue & { code: 'too_small' | 'too_big' };

/** How a size stands to the number that limits it. */
function limitOf({ code, exact, inclusive }: Sized): Pair {
  if (exact) return { ja: '', en: 'exactly' };
  if (code === 'too_small')
    return inclusive === false ? { ja: 'より大きい数', en: 'more than' } : { ja: '以上', en: 'at least' };
  return inclusive === false ? { ja: 'より小さい数', en: 'less than' } : { ja: '以下', en: 'at most' };
}

function size(issue: Sized): Wording {
  const count = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const limit = limitOf(issue);
  const amount = (SIZES[issue.origin] ?? ((from, value) => ({ ja: `${value}${from}`, en: String(value) })))(
    limit.ja,
    count,
  );
  return { ja: `${amount.ja}にしてください`, en: `Use ${limit.en} ${amount.en}` };
}

const FORM_OF_DATE: Wording = {
  ja: '日付は 2026-02-28 のように、半角の数字とハイフンで書いてください',
  en: 'Write a day as YYYY-MM-DD in plain digits, like 2026-02-28',
};

const NO_SUCH_DAY: Wording = {
  ja: 'この日付はありません。実在する日を 2026-02-28 のように書いてください',
  en: 'There is no such day: write one that exists as YYYY-MM-DD, like 2026-02-28',
};

const JAPANESE: Readonly<Record<string, string>> = japaneseMessages;

/** A sentence that a schema of ours gives itself, with its translation. A test looks for sentences without one. */
export const own = (message: string): Wording => ({ ja: JAPANESE[message] ?? message, en: message });

const english = z.locales.en().localeError;
const japanese = z.locales.ja().localeError;
const asText = (made: string | { message: string } | null | undefined) =>
  typeof made === 'string' ? made : (made?.message ?? '');

/** What may be chosen where an issue is about a choice: of a value, or of what tells some groups of fields apart. */
function choicesIn(issue: Issue): readonly unknown[] | undefined {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options as unknown[]) : undefined;
}

/** The wording of an issue. `got` is the value that stands there, undefined if the field is missing. */
export function issueWording(issue: Issue, got: unknown): Wording {
  const raw = issue as Parameters<typeof english>[0];
  const plain = asText(english(raw));
  const choices = choicesIn(issue);
  if (issue.message === 'Invalid ISO date')
    return /^\d{4}-\d\d-\d\d$/.test(String(got)) ? NO_SUCH_DAY : FORM_OF_DATE;
  if (got === null && typeof issue.path?.at(-1) === 'number') return NOTHING;
  if (got === undefined || got === null) {
    const add = missing(typeName(issue.code === 'invalid_type' ? issue.expected : 'string'));
    if (!choices) return add;
    const choice = option(choices, undefined);
    return { ja: `${add.ja}。${choice.ja}`, en: `${add.en}. ${choice.en}` };
  }
  if (issue.message !== plain && !(issue.code === 'invalid_type')) return own(issue.message);
  if (choices) return option(choices, got);
  if (issue.code === 'too_small' || issue.code === 'too_big') return size(issue);
  if (issue.code === 'invalid_type') {
    const { ja, en } = typeName(issue.expected);
    return { ja: `${ja}で書いてください`, en: `Must be ${en}` };
  }
  return { ja: asText(japanese(raw)) || plain, en: plain };
}

/** A field that the schema does not know; `known` are those that it knows there. */
export function unknownField(name: string, known: readonly string[]): Wording {
  const meant = nearest(name, known);
  return {
    ja: meant
      ? `この項目はありません。「${meant}」ではありませんか`
      : `この項目はありません。消すか、${known.join('、')} のどれかに直してください`,
    en: meant
      ? `Unknown field: did you mean "${meant}"?`
      : `Unknown field: delete it, or use one of ${known.join(', ')}`,
  };
}
