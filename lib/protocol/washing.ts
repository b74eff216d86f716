/** Washing said in steps that are known: offered where nothing that was said is lost. */
import type { Locale } from '../i18n/locales.ts';
import { THEN } from './context-for.ts';

const FIGURE = '\\d+(?:[.,]\\d+)*';
const MICRO_OR_MILLI = `${FIGURE}\\s*(?:[µμu]l|ml)`;
const WELLS = '(?:[A-H]?\\d+|[A-H])\\b';
const JAPANESE_NAME = '[^\\s、。をにで]+';
/** What is said of washing: where, how often, with what, how much of it, and what else may stand there without meaning more. */
const WASHING: Record<
  Locale,
  readonly [at: RegExp, times: RegExp, liquid: RegExp, volume: RegExp, rest: RegExp]
> = {
  en: [
    new RegExp(
      `\\b(?:columns?|cols?|rows?|wells?)\\s+${WELLS}(?:(?:\\s*[-–,]\\s*|,?\\s+(?:to|and|through)\\s+)${WELLS})*`,
      'iu',
    ),
    /\b(?:once|twice|(?:\d+|two|three|four|five|six)\s*(?:times|x|×))/iu,
    new RegExp(
      `(?<=${MICRO_OR_MILLI}(?:\\s*(?:/|per)\\s*well)?\\s+(?:of\\s+)?)(?!of\\s|[^,.;]*${MICRO_OR_MILLI})[^\\s,.;][^,.;]*?(?=\\s+(?:per|each|for|in)\\b|\\s*(?:[,.;]|$))`,
      'iu',
    ),
    new RegExp(MICRO_OR_MILLI, 'iu'),
    /^\W*(?:wash|rinse)(?:\W+(?:all|each|every|of|the|wells?|plate|in|per|with|using))*\W*$/iu,
  ],
  ja: [
    /(?<=^|、)[^、。]+?(?=を)/u,
    /\d+(?=\s*回)/u,
    new RegExp(
      `(?<=${MICRO_OR_MILLI}の)${JAPANESE_NAME}|${JAPANESE_NAME}?(?<![\\d.,])(?=\\s*${MICRO_OR_MILLI})`,
      'iu',
    ),
    new RegExp(MICRO_OR_MILLI, 'iu'),
    /^[\s、]*を?[\s、ずつの]*(?:で|を?(?:使っ|用い)て)[\s、回]*(?:洗浄|洗|すす|リンス)[\p{Script=Hiragana}\s、。.]*$/u,
  ],
};

/** Washing is adding and taking away again, so many times: without a place, where the step before was, or everywhere. */
export function washing(text: string, locale: Locale): string[] {
  const [after = ''] = THEN.exec(text) ?? [];
  let rest = text.slice(after.length);
  const [at, times, liquid, volume, words] = WASHING[locale].map((one) => {
    const [found] = one.exec(rest) ?? [];
    rest = rest.replace(one, '');
    return found;
  });
  if (!liquid || !words) return [];
  const isThere = !at && !/plate|well/i.test(words);
  if (locale === 'ja') {
    const put = `${liquid}を${volume}加え、${volume}除く${times ? `操作を${times}回行う` : ''}。`;
    const place = !at || /^(?:プレート|各ウェル|ウェル)$/u.test(at) ? '全ウェル' : at;
    return [...(isThere ? [`${after || '次に'}${put}`] : []), `${place}に${put}`];
  }
  const put = (then: string, place: string) => {
    const said = times
      ? `wash${place && ` ${place}`} ${times}: add ${volume} of ${liquid}, remove ${volume}.`
      : `add ${volume} of ${liquid}${place && ` to ${place}`}, remove ${volume}.`;
    return then ? `${then} ${said}` : said.charAt(0).toUpperCase() + said.slice(1);
  };
  return [...(isThere ? [put('Then', '')] : []), put('', at ?? 'all wells')];
}
