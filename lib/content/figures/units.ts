/**
 * How a figure of `content/facts.json` looks when somebody types it by hand instead of naming it. The unit of a fact
 * decides; `#` stands for the number, `@` for its English word. A unit without a row is looked for as it is written.
 */
import { digits, escaped, money, WORDS } from './numbers.ts';

const SPACE = '[\\s\\u2009-]?';

const UNITS: Record<string, readonly string[]> = {
  'business days': [`#${SPACE}営業日`, `#${SPACE}(?:business|working) days?`, '@ (?:business|working) days'],
  hour: [`#${SPACE}時間`, `#${SPACE}hours?\\b`, `#${SPACE}h\\b`],
  minutes: [`#${SPACE}分(?!の|割|野)`, `#${SPACE}min(?:ute)?s?\\b`],
  seconds: [`#${SPACE}秒`, `#${SPACE}s(?:ec(?:ond)?s?)?\\b`],
  day: [`(?<!月)#${SPACE}日(?!\\d)`, `#${SPACE}days?\\b`],
  week: [`#${SPACE}週`, `#${SPACE}weeks?\\b`],
  month: [`#${SPACE}[ヶかカヵケ]月`, `#${SPACE}months?\\b`],
  year: [`#${SPACE}年間`, `#${SPACE}years?\\b`],
  '%': [`#${SPACE}[%％]`, `#${SPACE}percent`, `#${SPACE}パーセント`],
  mm: [`#${SPACE}mm\\b`, `#${SPACE}ミリ`],
  kg: [`#${SPACE}kg\\b`, `#${SPACE}キロ`],
  times: [`#${SPACE}倍`, `#${SPACE}times (?:better|as|more)`, `#-fold`, '#x\\b', '@-?fold\\b'],
  wells: [`#${SPACE}ウェル`, `#${SPACE}wells?\\b`, '#[- ]well'],
  tanks: [`#${SPACE}(?:個|本|基|種類)?の?(?:廃液)?タンク`, `#${SPACE}(?:waste )?tanks?\\b`],
  pH: ['pH\\s?(?:約|of |about )?\\s?#', '#付近のpH'],
  "o'clock": ['#:00', `#${SPACE}時(?!間)`, `#${SPACE}(?:am|pm|a\\.m\\.|p\\.m\\.)`],
  'visits a year': ['年#回', `#${SPACE}times a year`, '#回まで', `#${SPACE}visits? a year`],
  'days a week': ['週#日', `#${SPACE}days a week`],
  'registered projects': ['#件', `#\\+?${SPACE}(?:registered )?projects`],
  'completed projects': ['#件', `#\\+?${SPACE}(?:completed|projects)`],
  engineers: ['#名', '#人', `#\\+?${SPACE}engineers`],
};

/** Other names of a unit; in `content/facts.json` it stands as a person says it. */
const ALIASES: Record<string, string> = {
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
};

/** A tenth, a quarter: a part of something, written in many ways. */
function part(value: number): string[] {
  const words =
    value === 10 ? ['one[- ]tenth', '\\ba tenth'] : value === 4 ? ['one[- ]quarter', '\\ba quarter of'] : [];
  return [`${digits(value)}分の1(?!\\d)`, `(?<![\\d/])1/${value}(?![\\d/])`, ...words];
}

/** Sources of patterns for a number (above zero) with its unit, for text in half-width digits. */
export function patternsOf(value: number, unit: string): string[] {
  if (/^yen\b/.test(unit)) return [money(value)];
  if (/^the part of\b/.test(unit)) return part(value);
  const known = UNITS[ALIASES[unit] ?? unit] ?? [`#${SPACE}${escaped(unit)}`];
  const word = WORDS[value];
  const forms = word ? known : known.filter((form) => !form.includes('@'));
  return forms.map((form) => form.replaceAll('#', digits(value)).replaceAll('@', `\\b${word}`));
}
