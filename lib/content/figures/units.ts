/**
 * How a figure of `content/facts.json` looks when somebody types it by hand instead of naming it. The unit of a fact
 * decides; `#` stands for the number in digits, `@` also for its English word, `〇` also for its Japanese numerals. A
 * unit without a row is looked for as it is written.
 */
import { digits, english, escaped, japanese, money } from './numbers.ts';

const SPACE = '[\\s\\u2009-]?';

/**
 * Minutes, not a third (三分の一), nor three fields (三分野). 十分 (ten minutes, enough) and 一分 (one minute, a bit) can
 * be read in two ways, so they are left alone; so is 一日 (one day, all day), for which days know no numerals.
 */
const MINUTES = '分(?!の|割|野|類|岐|子|画)(?<!(?<![二三四五六七八九十])[一十]分)';

const UNITS: Record<string, readonly string[]> = {
  'business days': [`〇${SPACE}営業日`, `@${SPACE}(?:business|working) days?`],
  hour: [`〇${SPACE}時間`, `@${SPACE}hours?\\b`, `#${SPACE}h\\b`],
  minutes: [`〇${SPACE}${MINUTES}`, `@${SPACE}min(?:ute)?s?\\b`],
  seconds: [`〇${SPACE}秒`, `@${SPACE}sec(?:ond)?s?\\b`, `#${SPACE}s\\b`],
  day: [`(?<!月)#${SPACE}日(?!\\d)`, `@${SPACE}days?\\b`],
  week: [`#${SPACE}週`, `〇${SPACE}週間`, `@${SPACE}weeks?\\b`],
  month: [`〇${SPACE}[ヶかカヵケ]月`, `@${SPACE}months?\\b`],
  year: [`〇${SPACE}年間`, `@${SPACE}years?\\b`],
  '%': [`#${SPACE}[%％]`, `@${SPACE}per\\s?cent`, `#${SPACE}パーセント`],
  mm: [`#${SPACE}mm\\b`, `#${SPACE}ミリ`],
  kg: [`#${SPACE}kg\\b`, `#${SPACE}キロ`],
  times: [`#${SPACE}倍`, `@${SPACE}times (?:better|as|more)`, '@-?fold\\b', '#x\\b'],
  wells: [`#${SPACE}ウェル`, `@${SPACE}wells?\\b`],
  tanks: [`#${SPACE}(?:個|本|基|種類)?の?(?:廃液)?タンク`, `@${SPACE}(?:waste )?tanks?\\b`],
  pH: ['pH\\s?(?:約|of |about )?\\s?#', '#付近のpH'],
  "o'clock": ['#:00', `#${SPACE}時(?!間)`, `#${SPACE}(?:am|pm|a\\.m\\.|p\\.m\\.)`],
  'visits a year': ['年#回', `@${SPACE}times a year`, '#回まで', `@${SPACE}visits? a year`],
  'days a week': ['週#日', `@${SPACE}days a week`],
  'registered projects': ['#件', `@\\+?${SPACE}(?:registered )?projects`],
  'completed projects': ['#件', `@\\+?${SPACE}(?:completed|projects)`],
  engineers: ['#名', '#人', `@\\+?${SPACE}engineers`],
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
  const forms = UNITS[ALIASES[unit] ?? unit] ?? [`#${SPACE}${escaped(unit)}`];
  return forms.map((form) =>
    form.replaceAll('#', digits(value)).replaceAll('@', english(value)).replaceAll('〇', japanese(value)),
  );
}
