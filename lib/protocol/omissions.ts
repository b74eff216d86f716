/**
 * Words of a refused sentence that may go: a label, a remark in brackets or between commas, a heading. Offered, never left out
 * by themselves.
 */
import type { Locale } from '../i18n/locales.ts';
import type { Range } from './grammar/match.ts';
import { PATTERNS } from './rewording-words.ts';

/**
 * A figure; what says whether, where, how often, how cold or with what; and what is done with other devices: without them the
 * sentence would mean something else.
 */
const MEANS_MORE: Record<Locale, RegExp> = {
  en: /\p{N}|\.{2}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|if|unless|until|except|but|only|n?or|otherwise|when|while|than|all|each|every|same|other|both|first|last|odd|even|once|twice|\w+plicates?|again|repeat\w*|times|etc|onwards?|tips?|from|to|into|of|with|half|columns?|rows?|wells?|plates?|ice|icy|dark\w*|centrifug\w*|spin|vortex\w*|magnet\w*|wash\w*|rins\w*|cool\w*|chill\w*|freez\w*|thaw\w*|seal\w*|cover\w*|filter\w*|sonicat\w*|decant\w*|blot\w*|invert\w*|dry\w*|measur\w*|read\w*)\b/iu,
  ja: /\.{2}|・{2}|[\p{N}一二三四五六七八九十]|か(?!ら)|または|又は|場合|なら|たら|れば|ただし|以[外前上下]|除|だけ|のみ|まで|から|残|各|全|同|再|もう|毎|ごと|くり返|繰|[上下左右奇偶列行半氷暗]|など|遮光|チップ|ウェル|プレート|遠心|磁|マグネット|洗|冷|凍|解凍|シール|ふた|蓋|[ろ濾]過|超音波|転倒|反転|なじ|[測読乾]/u,
};
/** What a whole sentence would do, and what a part of one does that goes on behind another. */
const DOES: Record<Locale, RegExp> = {
  en: /\b(?:add|dispens|aliquot|transfer|mov|remov|discard|aspirat|mix|shak|heat|keep|incubat|wait|rest|dilut|pipett|pool|fill)/i,
  ja: /[加入注移捨混振待温]|静置|希釈|ボルテックス|インキュ/u,
};
const does = (words: string, locale: Locale): boolean => {
  const { puts, removes, mixes, waits } = PATTERNS[locale];
  return [DOES[locale], puts, removes, mixes, waits].some((pattern) => pattern.test(words));
};

/** Parts of a sentence around refused words, the smallest first, with the space and the comma that go with each. */
export function omissions(sentence: string, { start, end }: Range, locale: Locale): Range[] {
  const brackets = [...sentence.matchAll(/\s*[（([［【][^()（）[\]［］【】]*[)）\]］】]/gu)].flatMap(
    ({ 0: words, index }) =>
      index <= start && start < index + words.length ? { start: index, end: index + words.length } : [],
  );
  const label = /^[^:：]*[:：]\s*/u.exec(sentence)?.[0].length ?? 0;
  const word = start + (/^\s*\S+\s*/u.exec(sentence.slice(start))?.[0].length ?? 0);
  const before = Math.max(...[...',、;；'].map((comma) => sentence.lastIndexOf(comma, start - 1))) + 1;
  const comma = /[,、;；]\s*/u.exec(sentence.slice(start));
  const stop = /[.。!！]?\s*$/u.exec(sentence)?.index ?? sentence.length;
  // An English sentence begins with what is done.
  const isVerb = locale === 'en' && !sentence.slice(0, start).trim();
  const parts: Range[] = [
    ...brackets,
    ...(start < label && label < sentence.length ? [{ start: 0, end: label }] : []),
    ...(isVerb
      ? []
      : [
          ...(locale === 'en' ? [{ start, end: word }] : []),
          { start, end: end + (/^[\s、,]*/u.exec(sentence.slice(end))?.[0].length ?? 0) },
          // The last of several goes with the comma before it.
          comma || !before
            ? { start: before, end: comma ? start + comma.index + comma[0].length : stop }
            : { start: before - 1, end: stop },
        ]),
    // A heading has no full stop.
    ...(DOES[locale].test(sentence) || /[.。]\s*$/.test(sentence)
      ? []
      : [{ start: 0, end: sentence.length }]),
  ];
  return parts.filter(({ start, end }) => {
    const words = sentence.slice(start, end).normalize('NFKC');
    // An action that is lost is a step that is lost; and no comma is left before the end, nor `and` before nothing.
    const isLost = !words || MEANS_MORE[locale].test(words) || does(words, locale);
    const isTorn = (end < stop ? /\b(?:and|or)\s*$/i : /(?:[,、;；]|\b(?:and|or))\s*$/i).test(
      sentence.slice(0, start),
    );
    return !isLost && !isTorn;
  });
}
