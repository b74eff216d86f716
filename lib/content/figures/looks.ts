/**
 * How a figure of `content/facts.json` looks when somebody types it by hand instead of naming it: the digits with
 * their unit. Text is looked at in half width.
 */
import { formatDate } from '../../dates.ts';
import { LOCALES } from '../../i18n/locales.ts';

/** The unit of a fact decides; `#` stands for the number, `_` for a gap that may be there. */
const UNITS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'business days': ['#_営業日', '#_(?:business|working) days?'],
    hour: ['#_時間', '#_hours?\\b', '#_h\\b'],
    // Neither a third (3分の1) nor three fields (3分野).
    minutes: ['#_分(?!の|割|野|類|岐|子|画)', '#_min(?:ute)?s?\\b'],
    seconds: ['#_秒', '#_sec(?:ond)?s?\\b', '#_s\\b'],
    day: ['(?<!月)#_日(?!\\d)', '#_days?\\b'],
    week: ['#_週', '#_週間', '#_weeks?\\b'],
    month: ['#_[ヶかカヵケ]月', '#_months?\\b'],
    year: ['#_年間', '#_years?\\b'],
    '%': ['#_[%％]', '#_per\\s?cent', '#_パーセント'],
    mm: ['#_mm\\b', '#_ミリ'],
    kg: ['#_kg\\b', '#_キロ'],
    times: ['#_倍', '#_times (?:better|as|more)', '#-?fold\\b', '#x\\b'],
    wells: ['#_ウェル', '#_wells?\\b'],
    tanks: ['#_(?:個|本|基|種類)?の?(?:廃液)?タンク', '#_(?:waste )?tanks?\\b'],
    pH: ['pH\\s?(?:約|of |about )?\\s?#', '#付近のpH'],
    "o'clock": ['#:00', '#_時(?!間)', '#_(?:am|pm|a\\.m\\.|p\\.m\\.)'],
    'visits a year': ['年#回', '#_times a year', '#回まで', '#_visits? a year'],
    'days a week': ['週#日', '#_days a week'],
    'registered projects': ['#件', '#\\+?_(?:registered )?projects'],
    'completed projects': ['#件', '#\\+?_(?:completed|projects)'],
    engineers: ['#名', '#人', '#\\+?_engineers'],
  }),
);

const MAN = 10_000;
const MILLION = 1_000_000;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A number as digits, `50000` or `50,000`, that is not part of a longer one: neither of 1,320 nor of 0.320. */
function digits(value: number): string {
  const forms = new Set([String(value), new Intl.NumberFormat('en').format(value)]);
  return `(?<![\\d.,])(?:${[...forms].map(escaped).join('|')})(?![\\d]|[.,]\\d)`;
}

/** A sum of money, also as 100万, 1 million or 1M. */
function money(value: number): string {
  const forms = [`¥\\s?${digits(value)}`, `JPY\\s?${digits(value)}`, `${digits(value)}\\s?(?:円|yen)`];
  if (value % MAN === 0) forms.push(`${digits(value / MAN)}\\s?万`);
  if (value % (MILLION / 10) === 0) forms.push(`${digits(value / MILLION)}(?:\\s?million|M\\b)`);
  return forms.join('|');
}

/** 2025-05-01 in the ways it is written: 2025年5月1日, 1 May 2025, May 1, 2025, 2025/05/01, 2025/5/1. */
function datePatterns(date: string): string[] {
  const [day, month, year] = formatDate(date, 'en').split(' ');
  const inFull = [date, ...LOCALES.map((locale) => formatDate(date, locale)), `${month} ${day}, ${year}`];
  const slashed = date.split('-').map((part) => part.replace(/^0/, '0?'));
  // Not the end of another date (21 May 2025), nor a path (/2025/05/01/).
  return [...inFull.map((form) => `(?<!\\d)${form}(?!\\d)`), `(?<![\\d/])${slashed.join('/')}(?![\\d/])`];
}

/** Sources of patterns for a number (above zero) with its unit, or for a day; a unit without a row is looked for as it is. */
export function patternsOf(value: number | string, unit: string | undefined): string[] {
  if (typeof value === 'string') return datePatterns(value);
  if (!unit) return [];
  if (/^yen\b/.test(unit)) return [money(value)];
  if (/^the part of\b/.test(unit)) return [`${digits(value)}分の1(?!\\d)`, `(?<![\\d/])1/${value}(?![\\d/])`];
  const forms = UNITS.get(unit) ?? UNITS.get(unit.replace(/s$/, '')) ?? [`#_${escaped(unit)}`];
  return forms.map((form) => form.replaceAll('_', '[\\s\\u2009-]?').replaceAll('#', digits(value)));
}
