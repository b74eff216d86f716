/** By what the parts of a refused sentence are found, and what it may not say besides (`rewordings.ts`). */
import type { Locale } from '../i18n/locales.ts';
import { isPlainEnglish, isPlainJapanese, isSurelyLiquid } from './names.ts';

/** What is looked for, in this order: what is found is taken out of the sentence. */
export const PARTS = ['amount', 'rpm', 'celsius', 'seconds', 'times', 'way', 'place', 'plate'] as const;
type Patterns = Record<(typeof PARTS)[number], RegExp> & {
  /** What an item of a list begins with. */
  mark: RegExp;
  /** What says more than is kept. */
  more: RegExp;
  /** What tells the operation where figures and places do not. */
  given: RegExp;
  puts: RegExp;
  removes: RegExp;
  mixes: RegExp;
  waits: RegExp;
  /** The name of what an amount is of. */
  liquid(before: string, after: string): string | undefined;
};

const WELL = '(?<![\\w/.-])[A-H](?:1[0-2]|[1-9])(?![\\w列])';
const DASH = '\\s*[-–—~〜～]\\s*';
const list = (one: string, ...joins: string[]) => `${one}(?:(?:${joins.join('|')})${one})*`;
const all = (...parts: string[]) => new RegExp(parts.join('|'), 'gi');

const AND = '\\s*[,&]\\s*(?:and\\s+)?|\\s+and\\s+';
const TO = '\\s+(?:to|through)\\s+';
const COLUMN = '(?:columns?|cols?\\.?)\\s*';
const WHOLE =
  '(?:all|every|each)(?:\\s+of)?(?:\\s+the)?(?:\\s+96)?\\s+wells?\\b|the\\s+(?:whole|entire)\\s+plate\\b';
const places = (...joins: string[]) => {
  const lists = [
    `${COLUMN}${list(`(?:${COLUMN})?\\d+\\b`, DASH, AND, ...joins)}`,
    `rows?\\s+${list('(?:rows?\\s+)?[A-H]\\b', DASH, AND, ...joins)}`,
    `(?:wells?\\s+)?${list(WELL, DASH, AND, ...joins)}`,
  ];
  return `(?:(?:(?:(?:each|every|all)(?:\\s+of)?(?:\\s+the)?\\s+wells?\\s+(?:of|in)\\s+)?(?:${lists.join('|')})|${WHOLE})(?:\\s+(?:of|on|in)\\s+plate\\s+[1-3])?)`;
};
const PREPOSITION =
  '(?:to|into|in|onto|on|at|is|are|was|were|goes|go|gets|from|for|each|per|over|across|and|with|via|by|out|please|pls)\\b';
const NAME = `(?!${PREPOSITION})[a-z][\\w%+-]*(?:\\s(?!${PREPOSITION})[\\w%+-]+){0,3}(?=\\s*(?:[,;:()]|[.!?]?\\s*$|${PREPOSITION}))`;

const JA_AND = '\\s*(?:[、,・]|と|および|及び)\\s*';
const JA_COLUMN = '(?<!プレート\\s*|[\\w.])\\d+';
const JA_LISTS = [
  ...[WELL, '[A-H]行', `${JA_COLUMN}列目?`].map((one) => `${one}から${one}まで`),
  list(WELL, DASH, JA_AND),
  `${list('[A-H]行?', DASH, JA_AND)}(?<=行)`,
  `${list(`${JA_COLUMN}(?:列目?)?`, DASH, JA_AND)}(?<=列目?)`,
];
const JA_PLACES = `(?:(?:プレート\\s*[1-3]\\s*の\\s*)?(?:${JA_LISTS.join('|')}|全(?:ての|部の)?ウェル|すべてのウェル|[奇偶]数[列行]))`;
const JA_LETTER = '[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z0-9%+-]';
/** Not the second of two. */
const JA_NAME = `(?<!${JA_LETTER}\\s?|[とや・+]\\s*)(?:[A-Za-z0-9%+-]+ )*${JA_LETTER}+`;

export const PATTERNS: Record<Locale, Patterns> = {
  en: {
    amount: all('(?<![\\d.,/])\\d+(?:\\.\\d+)?\\s*(?:[μu]l|ml|nl|microlit(?:er|re)s?)(?![a-z])'),
    rpm: all('(\\d+)\\s*r\\.?p\\.?m\\b\\.?'),
    celsius: all('(\\d+)\\s*(?:°\\s*c|degrees(?:\\s*c(?:elsius)?)?)(?![a-z])'),
    seconds: all('(?<![\\d.,/])\\d+(?:\\.\\d+)?\\s*(?:seconds?|secs?|s|minutes?|mins?|hours?|h)\\b'),
    times: all('(\\d+)\\s*(?:times\\b|[x×](?![a-z]))'),
    way: all(
      `\\bfrom\\s+(?:the\\s+)?(${places()})[^,;\\d]*?\\b(?:in)?to\\s+(?:each\\s+of\\s+)?(${places()})`,
    ),
    place: all(places(TO)),
    plate: all('\\bp(?:late|l\\.?)?\\s*([1-3])\\b'),
    mark: /^\s*(?:\d+(?:\.\d+){2,}\s+|step\s*\d+\s*[.):–—-]?\s+|\d+\s*[.)]\s+(?!\d)|\([a-z\d]\)\s*|[•*–-]\s+)?/i,
    more: new RegExp(
      [
        "[\\d~≈<>≤≥±+?→]|\\.{2}|(?<!\\blet\\s+)\\ball\\b|n['’]t\\b|\\b(?:if|unless|until|except|but|only|n?either|n?or|otherwise|when|while|than|without|instead|avoid|skip|not?|never|don",
        'as blanks?|\\(blanks?\\)|least|about|approx\\w*|around|roughly|some|half|double|once|twice|thrice|\\w+plicates?|final|total|up to|more|less|couple|few|several|pair|dozen|hundred|\\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty',
        'remain\\w*|rest|leav\\w*|keep\\w*|another|again|repeat\\w*|same|it|them|th(?:is|at|ese|ose)|other\\w*|every(?! wells?)|odd|even|next|previous|respectively',
        'left|right|first|second|third|fourth|fifth|last|top|bottom|upper|lower|outer|inner|edges?|corners?|start\\w*|begin\\w*',
        'before|after\\w*|then|plus|cycle|serial\\w*|dilut\\w*|series|tips?|per (?:column|row|plate)|each (?!wells?\\b|of\\b)|etc|onwards?|on$|overnight|meanwhile|followed|alternat\\w*|optional\\w*|in case|as soon|as (?:required|needed|necessary)',
        'split\\w*|divid\\w*|equal\\w*|both|replac\\w*|exchang\\w*|swap\\w*|chang\\w*|substitut\\w*|decant\\w*|blot\\w*|invert\\w*|dry\\w*|ice|icy|dark\\w*|wash\\w*|rins\\w*|elut\\w*|collect\\w*|centrifug\\w*|spin|spun|vortex\\w*|magnet\\w*|seal\\w*|cover\\w*|filter\\w*|measur\\w*|pre-?wet|permeabili\\w*|quench\\w*|dropwise)\\b',
      ].join('|'),
      'i',
    ),
    given:
      /\b(?:there(?:['’]s|\s+is|\s+are)|contain\w*|holds?|ha(?:s|ve)|already|at the (?:start|beginning|outset)|(?:starting|initial) (?:material|volume)s?|present|pre-?(?:load|fill)ed|(?:is|are|sits?)\s+in)\b/i,
    puts: /\b(?:add\w*|put\w*|pour\w*|fill\w*|dispens\w*|aliquot\w*|receiv\w*|introduc\w*|inject\w*|load\w*|seed\w*)\b/i,
    removes:
      /\b(?:out|off|away|remov\w*|suck\w*|aspirat\w*|(?:with)?draw\w*|discard\w*|waste|empt\w*|drain\w*|get rid)\b/i,
    mixes:
      /\b(?:mix\w*|pipett\w*|stir\w*|blend\w*|homogeni\w*|resuspend\w*|shak\w*|agitat\w*|up and down)\b/i,
    waits: /\b(?:hang|hold|pause|stand|sit|settle|delay|idle|patien\w*|break)\b/i,
    liquid: (before, after) => {
      // Medium with serum, or dye and buffer, is more than its first word.
      const behind = new RegExp(
        `^(?:\\s*(?:/|per)\\s*well)?(?:\\s+of)?\\s+(?:the\\s+)?(${NAME})(?!\\s+(?:with|and)\\b)`,
        'i',
      ).exec(after);
      const ahead = new RegExp(`(?:^|:\\s*)(?:the\\s+)?(${NAME})\\s*[,:(]\\s*$`, 'i').exec(before);
      return [behind?.[1], ahead && isSurelyLiquid(ahead[1] as string) ? ahead[1] : undefined].find(
        (name) => name && isPlainEnglish(name),
      );
    },
  },
  ja: {
    amount: all('(?<![\\d.,/])\\d+(?:\\.\\d+)?\\s*(?:[μu]l|ml|マイクロリットル|ミリリットル)(?![a-z])'),
    rpm: all('(\\d+)\\s*(?:rpm|回転)'),
    celsius: all('(\\d+)\\s*(?:°\\s*c|度)'),
    seconds: all('(?<![\\d.,/])\\d+(?:\\.\\d+)?\\s*(?:秒|分(?![注割散配け取量画])|時間)間?'),
    times: all('(\\d+)\\s*回'),
    way: all(
      `(${JA_PLACES})(?:(?:の[^、。\\d]{1,4})?から|の(?:中身|内容物|[反応溶]*液)を)[^、。\\dA-H]*?(${JA_PLACES})(?:の各ウェル)?[へに]`,
    ),
    place: all(JA_PLACES),
    plate: all('プレート\\s*([1-3])'),
    mark: /^\s*(?:[・•*]\s*|\d+(?:\.\d+){2,}\s+|(?:手順|ステップ)\s*\d+\s*[.:：、]?\s*|\d+[.)](?!\s*\d)\s*)?/u,
    more: /[\d一二三四五六七八九十百~≈<>≤≥±+?→]|\.{2}|・{2}|(?<![A-Za-z])[A-H](?![A-Za-z])|\/(?!well)|か(?!ら)|または|又は|場合|なら|たら|れば|ただし|以[外前上下降]|除い|だけ|のみ|まで|止|残|約|ほど|程度|くらい|ぐらい|半|倍|両|同|再|さらに|最|先頭|[上下左右]|外|内側|隅|対角|おき|置き|合計|総|ない|なし|不要|停止|ません|ず(?!つ)|[前後次毎]|のち|始め|希釈|チップ|室温|くり返|繰|代わり|[替換氷暗乾]|遮光|転倒|反転|なじ|適宜|必要|すべて|全[部体列行]|各[列行]|すでに|等分|均等|分け|ながら|[揃空未]|そろえ|洗|遠心|磁|マグネット|シール|回収|溶出|中和|反応させ|交換|を行い|避け|やめ/u,
    given:
      /入って|入り|入れてあ|されて[いお]|用意|準備|存在|開始時|はじめから|もう|(?<=[がもは\s]|ずつ)あ[るり]/u,
    puts: /加|入|注|播|足|滴|添/u,
    removes: /吸|捨|除(?!去[液操])|廃(?!液)|抜/u,
    mixes: /混(?!合液)|まぜ|撹|攪|懸濁|ピペッティング|吸排|振|シェイク/u,
    waits: /待|静置|放置|休|そのまま/u,
    liquid: (before, after) => {
      // What stands before a name tells which it is: 血清入りの培地 is not 培地.
      const ahead = new RegExp(
        `(?<![のたいる含り]\\s*)(${JA_NAME})\\s*(?:[をはがも、:]|として)?\\s*(?:それぞれ|各|ずつ)?\\s*$`,
        'u',
      ).exec(before);
      const behind = new RegExp(`^(?:ずつ)?の(${JA_LETTER}+)(?=[をにはがも、。\\s]|で|$)`, 'u').exec(after);
      return [ahead?.[1], behind?.[1]].find((name) => name && isPlainJapanese(name));
    },
  },
};

/** Figures that stand above the line are notes, or powers. */
export const RAISED = /[\u00B2\u00B3\u00B9\u2070-\u209F]/;
/** What is said before or behind a place where it is only another one's. */
export const ELSEWHERE: Record<
  Locale,
  Readonly<Record<'into' | 'out', { readonly before?: RegExp; readonly after: RegExp }>>
> = {
  en: {
    into: {
      before: /\b(?:from|via|beyond|outside|save|besides?|near|off|of|minus)\s+(?:the\s+)?$/i,
      after: /^\s+to\b/i,
    },
    out: {
      before: /\b(?:to|into|onto|via|beyond|outside|save|besides?|near|minus)\s+(?:the\s+)?$/i,
      after: /^\s+to\b/i,
    },
  },
  ja: {
    into: { after: /^(?:の各?ウェル)?(?:から|まで|より|を)|^の(?!各?ウェル)/u },
    out: { after: /^(?:の各?ウェル)?(?:に|へ|まで)/u },
  },
};

/** Where it was before, said in another clause than the first. */
export const SAME: Record<Locale, RegExp> = {
  en: /\b(?:(?:to|into|in|from|out of|of)\s+)?(?:the\s+same(?:\s+(?:wells?|columns?|rows?))?|th[eo]se(?:\s+(?:wells?|columns?|rows?))?|them|it|there)\b/i,
  ja: /(?:そこ|同じ?(?:列|行|ウェル|所|ところ|場所)|その(?:列|行|ウェル)|それら?|これら?)[にへをの]?(?:から)?/u,
};

/** What stands between two clauses, and only says that the second comes after the first. */
export const BETWEEN: Record<Locale, RegExp> = {
  en: /\s*(?:[,;]|→|\b(?:and|then)\b)(?:\s*\b(?:and|then|next|finally|afterwards|after that)\b,?)*\s*/gi,
  ja: /(?:した)?(?:てから|たら|後に?|のち)?\s*[、,;；→](?:\s*(?:続けて|次に|その後|そのあと|それから|そして|最後に|すぐ)、?)?\s*/gu,
};
