/** What a text holds besides its sentences: how a part of it is called, and what is said to a person. Neither is a step. */
import { isEnglishWord, isKnownLiquid, isPlainJapanese } from './names.ts';

/** What a title ends with: what is made of all that is done below it, but no step alone, and no liquid. */
const ENDS =
  /(?:assay|(?<![a-z])test|experiment|protocol|procedure|step|curve|set-?up|clean-?up|prep|elisa|bradford|pcr|treatment|lysis|(?:coat|block|stain|seed|plat|label+)ing|(?:prepar|purific|fix|normali[sz])ation|(?:extrac|detec|fec|reac|diges|elu)tion)s?$|normali[sz]e$|(?:アッセイ|ブロッキング|コーティング|[験定備製成作程順理応出解化養種線]|染色|停止|中和|結合)(?<!設定|吐出)$/i;
/** What is a step alone: a title only where a sign says so. */
const STEPS = /mixing|shaking|heating|incubation|transfer|分注|添加|混[合和]|懸濁|撹拌|振とう|加[熱温]|静置/i;
/** What is washed or exchanged is taken off as well; washes are several, and nobody says how many. */
const WASH = /(?:wash|rins|exchang)(?!es)|洗|交換/i;
const TAKEN = /remov|aspirat|discard|\boff\b|捨|除|吸/i;
/** What says where, how often or whether, and what other instruments do; besides what no Japanese name may say. */
const TELLS =
  /[^\p{L}ー・' -]|[ぁ-ん](?<![いうとの])|[任予仮例他代復複再翌外回未無非繰旧遠超凍吸除対日重没簡略短急空乾圧晩夜休]|人?手[動作工]|人力|作業者|一時|交互|逆順|磁石|プリケ|オプ|ブラ|コントロ|(?:al|ed|ive)(?![a-z])|\b(?:[a-z](?![a-z])|non|old|alternat|example|dry|extra(?!c)|outer|blank|control|spin)/iu;
/** How warm, and how it is moved: what is below has to say that as well. */
const WARM = /(?<![室常])温|[熱冷氷]|heat|cool|warm/i;
const MOVED = /[振揺]|[攪撹]拌[^操]|転倒|シェイ|shak/i;
/**
 * What may stand beside these in Latin letters: what it is made with or about, or what has no vowel, as LDH. Any other
 * word may say that it is undone, obsolete, in the dark or done by hand.
 */
const ABOUT =
  /^(?:(?!tb)[^aeiouy]{2,5}|wash(?:ing)?|rins(?:e|ing)|exchange|(?:kin|prote|.*nucle|phosphat|lucifer)ase|antigens?|[dr]na|atp|b[cs]a|mic|bacteria|beads?|cells?|cytokine|cytotoxicity|drugs?|dose|response|griess|growth|library|lowry|lysate|peptide|plasma|plasmid|primer|protein|serum|viability)$/;
/** Whether a word is what is known, and not a part of it: wash-free, destaining. */
const isAll = (word: string, known: RegExp) =>
  [word, word.replace(/^(?:immuno|trans|in|q)/, '')].some((one) => known.exec(one)?.[0] === one);
/** What is shaken, heated or left to react has to be, below. */
const ACTS = [
  [/shak/i, /shak|agitat|rpm/i],
  [/heat/i, /heat|warm|°|℃/i],
  [/incub/i, /incub|wait|keep|kept|hold|held|leave|left|stand|°|℃|待|置|温/i],
] as const;
/** How long, how warm or how fast, before how much: is it of what the title says? */
const BARE = /^(?:(?!l(?:it|(?![a-z]))|ル).)*\d ?(?:[°℃度分秒時]|c\b|min|s(?:ec|\b)|h(?:our|\b)|rpm)/i;

/**
 * Whether words are what is behind them called, and tell nothing of it: alone on their line (0), before a colon (1), or
 * with a sign of a heading (2).
 */
export function isTitle(words: string, rest: string, sign: 0 | 1 | 2): boolean {
  const name = words.replace(/^(?:plate (?=[a-z]{3})|プレート(?=[^\da-z二三]))/i, '');
  const [first = ''] = rest.trimStart().split(/[\n。;]/);
  const isWash = WASH.test(name);
  const step = STEPS.exec(name)?.[0];
  const [part = ''] = rest.split(/\n\s*\n|\n *[#【■]/);
  const isSaid = step
    ? first.toLowerCase().includes(step.slice(0, 4).toLowerCase())
    : /wait|incub|shak|[待置振]|保温/i.test(first);
  // A liquid is a title where the first step names it as well; a step is none where nothing is below it.
  const isNamed = sign > 1 && first.includes(name);
  const isKnown = isNamed || ENDS.test(name);
  const latin =
    name
      .toLowerCase()
      .replace('-up', 'up')
      .match(/[a-z'’]+/g) ?? [];
  return (
    (step
      ? sign > 1 && !/^[#【]/.test(first) && ACTS.every(([act, done]) => !act.test(name) || done.test(rest))
      : isWash
        ? sign > 0 && TAKEN.test(rest)
        : isKnown) &&
    (sign > 0 || !/^(?:..|[ァ-ー]*ング)$/.test(name)) &&
    !TELLS.test(name) &&
    (!WARM.test(name) || /[°℃度氷]|[温熱冷]|heat|cool|warm|\d ?c\b/i.test(part)) &&
    (!MOVED.test(name) || /rpm|[振揺攪撹混]|シェイ|ゆら|ふ[るりっ]|shak|mix/i.test(part)) &&
    isPlainJapanese(`${name.replace(ENDS, '').replace(/[いうとの]/g, '')}剤`) &&
    latin.every(
      (word) =>
        [ENDS, STEPS, ABOUT].some((known) => isAll(word, known)) ||
        isKnownLiquid(word) ||
        (isNamed && !(/(?:ing|ion)$/.test(word) || isEnglishWord(word))),
    ) &&
    // Single moves below the name of a series may be one.
    !(/curve|検量|希釈/i.test(name) && /transfer|mov|移/i.test(rest) && !/dilut|希釈/i.test(rest)) &&
    (/反応|染色|固定|消化|培養|静置|incub|reac/i.test(name) || isSaid || !BARE.test(first))
  );
}

/** What may be a title, with the sign before it, and what ends it. */
const TITLE =
  /^(?:【([^【】\n]*)】|(#+|[■□◆●○]|\(?\d\d?[.)．](?!\d)|[①-⑳])?[^\S\n]*([^\n:：.。#*（）()]{2,50}?)(?:です)?(?:[（(]担当[^\n\d()（）]*[)）])?([:：.]?(?=[^\S\n]*\n)|\.(?= )|。))/u;
/** Said to a person, and the number of a part. */
const SAID =
  /^(?:(?:that['’]s (?:it|all)|(?:all )?done)[.!]*(?=\s*(?:thank(?:s| you)[\s.!]*)?$)|(?:thank(?:s| you)|hi|hey|hello|ok)(?: ?:\)|[!！.]+|$|(?=\n))|(?:(?:よろしく)?お願い(?:いた)?します|ありがとうございま(?:す|した))(?:[!！。.]+|$|(?=\n))|(?:step|part|手順) ?\d\d?[.:：]?(?=\s*\n))/i;
const DAY = /^(?:\d{4}[-/.]\d\d?[-/.]\d\d?|(?:\d{4}年)?\d\d?月\d\d?日)(?=\s)/;

/** Where a text goes on behind what is between two sentences: spaces, stops, and notes. */
export function pastNotes(text: string, from: number): number {
  let at = from;
  for (let length = 0; ; at += length) {
    at += /^[\s。.;；]*/.exec(text.slice(at))?.[0].length ?? 0;
    // The sentence before has taken the end of its line.
    length = noteAt(
      text.slice(at),
      length || !text.slice(0, from).trim() ? '\n\n' : text.slice(from - 1, at),
      !at,
    );
    if (!length) return at;
  }
}

/** How long the note is that begins a text, behind what is between. */
function noteAt(text: string, between: string, isFirst: boolean): number {
  const said = SAID.exec(text) ?? (isFirst && DAY.exec(text));
  if (said) return said[0].length;
  const [whole = '', bracketed, sign = '', line = '', end = ''] = TITLE.exec(text) ?? [];
  const rest = text.slice(whole.length);
  const next = rest.trimStart();
  const isAlone = /^[^\S\n]*\n/.test(rest);
  const isBracketed = bracketed !== undefined;
  const isMarked = isBracketed || (isAlone && (sign ? sign[0] === '#' : /[:：]/.test(end)));
  // An item of a list is a step.
  const isItem = /[\d①-⑳]/.test(sign) ? /^(?:\(?\d\d?[.)．]|[①-⑳])/.test(next) : next.startsWith(sign);
  const isPlain = isAlone ? (sign ? !isItem : /\n\s*\n/.test(between)) : !sign && /[.。]/.test(end);
  const is = next && (isBracketed || (between.includes('\n') && (isMarked || isPlain)));
  return is && isTitle(bracketed ?? line, rest, isMarked ? 2 : 0) ? whole.length : 0;
}
