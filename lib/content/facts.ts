/**
 * The figures of the site (spec section 9) and the statements that several pages make, each once, in `content/facts.json`.
 * Copy refers to them as `{{plan.basic|yen}}`; they are put in when content is loaded, so that every page says the same.
 */
import { z } from 'zod';
import { formatDate } from '../dates.ts';
import type { Locale } from '../i18n/locales.ts';
import { bilingual, isoDate, text } from './fields.ts';
import { isStatement, sentenceOf, statementFields } from './statements.ts';

const CONTENTS = 'Give a figure ("value") or a statement ("pages" with "sentence", "until" or "question")';

const DAY_WITH_UNIT =
  'A figure with a unit is a number without quotes: correct "value", or delete "unit" if it is a day';

const SUM = 'A sum in yen is a whole number, 0 or more: correct "value", or "unit" if it is no sum';

/** Of a sum of money: `yen`, `yen a month`. */
const isYen = (unit = ''): boolean => /^yen\b/.test(unit);

const factFields = z.strictObject({
  value: z
    .union([z.number(), isoDate], {
      error: 'Use a number without quotes and commas, like 24, or a day like "2026-02-28"',
    })
    .optional()
    .meta({ ja: '数値（単位なし）、または日付', en: 'The figure, without its unit, or a date' }),
  unit: text.optional().meta({ ja: '単位、数えるもの', en: 'What the figure counts, for the editor' }),
  what: bilingual.optional().meta({
    ja: '何を測った（数えた）数値か。どのページでもこの言葉で呼びます',
    en: 'What was measured or counted: the name that the figure has everywhere',
  }),
  about: z.boolean().optional().meta({
    ja: 'true ならおよその数値。いつも「約」を付けます',
    en: 'true: an approximate figure, always shown with 約 or about',
  }),
  sample: z.boolean().optional().meta({
    ja: 'true なら公開前の仮の値。載せるページに「見本」の印が付きます',
    en: 'true: a placeholder until launch, marked as a sample where it is read',
  }),
  source: text.meta({ ja: '数値の出どころ', en: 'Where the figure comes from' }),
  date: isoDate.meta({ ja: '数値や文を最後に確かめた日', en: 'Day on which it was last confirmed' }),
  ...statementFields,
});

const fact = factFields
  .refine((entry) => {
    const says = entry.sentence ?? entry.until ?? entry.question;
    return entry.value === undefined
      ? isStatement(entry) && says !== undefined
      : !isStatement(entry) && !says;
  }, CONTENTS)
  .refine(({ value, unit }) => typeof value !== 'string' || unit === undefined, {
    message: DAY_WITH_UNIT,
    path: ['value'],
  })
  .refine(
    ({ value, unit }) =>
      typeof value !== 'number' || !isYen(unit) || (Number.isSafeInteger(value) && value >= 0),
    { message: SUM, path: ['value'] },
  );

const PLACEHOLDER = /\{\{\s*([^{}|]+?)\s*(?:\|\s*([a-z]+)\s*)?\}\}/g;

/** What a table holds under a name from content, which may be `constructor`. */
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const IN_A_CIRCLE =
  'This statement has its own name in what it says, directly or through another: take the name out';

type Ledger = Readonly<Record<string, z.output<typeof fact>>>;

/** Adds to `found` all names that a statement says, directly or through others. */
function namesSaid(ledger: Ledger, name: string, found = new Set<string>()): ReadonlySet<string> {
  const { sentence, until } = own(ledger, name) ?? {};
  for (const copy of [sentence, until].flatMap((said) => Object.values(said ?? {})))
    for (const [, other = ''] of copy.matchAll(PLACEHOLDER))
      if (!found.has(other)) namesSaid(ledger, other, found.add(other));
  return found;
}

const OF_AN_ARM =
  'What an arm carries and reaches, and how exactly it repeats, is more than 0: correct "value"';

const SHARE = 'A share is from 0 to 100 per cent: correct "value"';

const LOW_AND_HIGH = 'The low end is above the high end: correct one of the two';

/** What of an arm its drawings and its data need as a measure (content/facts.json names it). */
const ARM = /^arm\.(?:small|medium|large)\.(?:payload|reach|repeatability)$/;

/** What is wrong with a figure, given its name and the others. */
function wrongFigure(ledger: Ledger, name: string): string | undefined {
  const value = ledger[name]?.value;
  if (ARM.test(name) && typeof value === 'number' && value <= 0) return OF_AN_ARM;
  if (typeof value === 'number' && ledger[name]?.unit === '%' && value > 100) return SHARE;
  const high = own(ledger, name.replace(/\.low$/, '.high'))?.value;
  return value !== undefined && high !== undefined && value > high ? LOW_AND_HIGH : undefined;
}

export const factsSchema = z
  .record(z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, 'Use lower-case words joined by dots'), fact)
  .superRefine((ledger, { addIssue }) => {
    for (const name of Object.keys(ledger)) {
      if (namesSaid(ledger, name).has(name)) addIssue({ code: 'custom', path: [name], message: IN_A_CIRCLE });
      const message = wrongFigure(ledger, name);
      if (message) addIssue({ code: 'custom', path: [name, 'value'], message });
    }
  });
export type Facts = z.output<typeof factsSchema>;

/** A figure by its name. @throws Error if there is none of that name, or if it is a date. */
export function figureIn(facts: Facts, name: string): number {
  const value = facts[name]?.value;
  if (typeof value !== 'number') throw new Error(`content/facts.json ${name}: no such figure`);
  return value;
}

const MAN = 10_000;
/** To the yen, also in millions of them: three decimals would round a price. */
const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const PARTS: Record<number, string> = {
  2: 'half',
  3: 'a third',
  4: 'a quarter',
  5: 'a fifth',
  10: 'a tenth',
};

type Format<T> = (value: T, locale: Locale) => string;

/** Ways of writing a number; the plain one is the default. */
const NUMBER_FORMATS: Record<string, Format<number>> = {
  number: grouped.format,
  /** ¥50,000 in both languages. */
  yen: (value) => `¥${grouped.format(value)}`,
  /** 500,000円 / JPY 500,000. */
  amount: (value, locale) =>
    locale === 'ja' ? `${grouped.format(value)}円` : `JPY ${grouped.format(value)}`,
  /** Ten thousands of yen in Japanese, millions in English: 100万 / 1 million. */
  man: (value, locale) =>
    locale === 'ja' ? `${grouped.format(value / MAN)}万` : `${grouped.format(value / 1_000_000)} million`,
  /** ¥1M, for short English lines; Japanese as `man`. */
  short: (value, locale) => (locale === 'ja' ? `${grouped.format(value / MAN)}万` : `¥${value / 1_000_000}M`),
  /** A whole number up to twelve in an English word: 3 / three. */
  words: (value, locale) => (locale === 'en' && WORDS[value]) || String(value),
  /** 10分の1 / a tenth, for a fact that counts the parts of a whole. */
  part: (value, locale) => (locale === 'en' ? (PARTS[value] ?? `1/${value}`) : `${value}分の1`),
};

/** Ways of writing a day; without a format it is shown as it is in the ledger. */
const DAY_FORMATS: Record<string, Format<string>> = {
  number: (value) => value,
  date: formatDate,
};

/** How a statement may be asked for: `answer` stays silent until the question is answered. */
const STATEMENT_FORMATS = ['number', 'answer'];

/** A figure in a format; undefined where the format is not one for its kind, a number or a day. */
function written({ value }: Facts[string], format: string, locale: Locale): string | undefined {
  if (typeof value === 'number') return own(NUMBER_FORMATS, format)?.(value, locale);
  return value && own(DAY_FORMATS, format)?.(value, locale);
}

const hasFormat = (known: Facts[string], format: string): boolean =>
  isStatement(known) ? STATEMENT_FORMATS.includes(format) : written(known, format, 'en') !== undefined;

/** `{{=3}}`: a number that is no figure of the company, on purpose; gives what is to be shown. */
const ownNumber = (name: string): string | undefined => /^=\s*(\d[\d.,]*)$/.exec(name)?.[1];

/** `{{space}}`: a space at an end of a text, where forms and formatters take plain ones away. */
const SPACE = 'space';

/** Names in `{{…}}` that lead to no fact, or have a format that does not fit it, as they were written. */
export const unknownFacts = (copy: string, facts: Facts): string[] =>
  [...copy.matchAll(PLACEHOLDER)]
    .filter(([, name = '', format = 'number']) => {
      const known = own(facts, name);
      return name !== SPACE && !ownNumber(name) && !(known && hasFormat(known, format));
    })
    .map(([whole]) => whole);

/** Two braces, wide ones too, with what they may have been meant to hold; and one, with the name of a figure. */
const BRACES = /[{｛]{2}[^{}｛｝\n]*[}｝]{0,2}|[}｝]{2}|\{[a-z][\w-]*\.[\w.-]+(?:\|[a-z]+)?\}/g;

/** Words of an interface that change with a number, where braces of their own meet: `{n, plural, one {{n} step}}`. */
const MESSAGE = /\{\s*\w+\s*,\s*(?:plural|select)/;

/** Braces that are no placeholder as they are written, such as `{{plan.basic|Yen}}` or `{{plan.basic}`, with their offsets. */
export function strayBraces(copy: string): { found: string; index: number }[] {
  const rest = copy.replace(PLACEHOLDER, (whole) => ' '.repeat(whole.length));
  const isMessage = MESSAGE.test(copy);
  return [...rest.matchAll(BRACES)]
    .map(({ 0: { length }, index }) => ({ found: copy.slice(index, index + length), index }))
    .filter(({ found }) => !isMessage || /^\{\{.*\}\}$|^｛/.test(found));
}

/** Stands for a statement that has nothing to say, until it is gone with the space before it. */
const SILENCE = '\0';

/** Puts the figures and statements into a text. Unknown names stay as they are: `unknownFacts` has reported them. */
export function expandText(copy: string, facts: Facts, locale: Locale): string {
  const expanded = copy.replace(PLACEHOLDER, (whole, name: string, format = 'number') => {
    if (name === SPACE) return ' ';
    const known = own(facts, name);
    if (!known) return ownNumber(name) ?? whole;
    if (known.value !== undefined) return written(known, format, locale) ?? whole;
    return expandText(sentenceOf(known, locale, format === 'answer'), facts, locale) || SILENCE;
  });
  return expanded.replaceAll(` ${SILENCE}`, '').replaceAll(SILENCE, '');
}

/** Whether a text is nothing but a statement that has nothing to say yet. */
export const isSilent = (copy: unknown, facts: Facts, locale: Locale): boolean =>
  typeof copy === 'string' && copy.includes('{{') && expandText(copy, facts, locale).trim() === '';

const saysNothing = (item: unknown, facts: Facts, locale: Locale): boolean =>
  [item, ...(typeof item === 'object' && item !== null ? Object.values(item) : [])].some((copy) =>
    isSilent(copy, facts, locale),
  );

/**
 * Puts the figures and statements into every string of a value. What hangs on a statement that has nothing to say yet
 * is left out: the row or question of a list, the field of anything else.
 */
export function expandFacts<T>(value: T, facts: Facts, locale: Locale): T {
  if (typeof value === 'string') return expandText(value, facts, locale) as T;
  const expand = (child: unknown) => expandFacts(child, facts, locale);
  if (Array.isArray(value)) return value.filter((item) => !saysNothing(item, facts, locale)).map(expand) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) =>
      isSilent(child, facts, locale) ? [] : [[key, expand(child)]],
    ),
  ) as T;
}
