/**
 * A refused sentence in the plainest words for its figures, places and liquid: offered, never taken as meant. A sentence that
 * says more than these, like a condition or a second amount, has none, and none loses or gains a figure.
 */
import type { Locale } from '../i18n/locales.ts';
import { isPlainEnglish, isPlainJapanese, isSurelyLiquid } from './names.ts';

/** What is looked for, in this order: what is found is taken out of the sentence. */
const PARTS = ['amount', 'rpm', 'celsius', 'seconds', 'times', 'way', 'place', 'plate'] as const;
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
  return `(?:(?:${[...lists, WHOLE].join('|')})(?:\\s+(?:of|on|in)\\s+plate\\s+[1-3])?)`;
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

const PATTERNS: Record<Locale, Patterns> = {
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
    plate: all('\\bplate\\s+([1-3])\\b'),
    mark: /^\s*(?:step\s*\d+\s*[.):–—-]?\s+|\d+\s*[.)]\s+(?!\d)|\([a-z\d]\)\s*|[•*–-]\s+)?/i,
    more: new RegExp(
      [
        "[\\d~≈<>≤≥±+?→]|n['’]t\\b|\\b(?:if|unless|until|except|but|only|n?either|n?or|otherwise|when|while|than|without|instead|avoid|skip|not?|never|don",
        'as blanks?|\\(blanks?\\)|least|about|approx\\w*|around|roughly|some|half|double|once|twice|thrice|\\w+plicates?|final|total|up to|more|less|couple|few|several|pair|dozen|hundred|\\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty',
        'remain\\w*|rest|leav\\w*|keep\\w*|another|again|repeat\\w*|same|it|them|th(?:is|at|ese|ose)|other\\w*|every(?! wells?)|odd|even|next|previous|respectively',
        'left|right|first|second|third|fourth|fifth|last|top|bottom|upper|lower|outer|inner|edges?|corners?|start\\w*|begin\\w*',
        'before|after\\w*|then|plus|cycle|serial\\w*|dilut\\w*|series|tips?|per (?:column|row|plate)|each (?!wells?\\b|of\\b)|etc|onwards?|on$|overnight|meanwhile|followed|alternat\\w*|optional\\w*|in case|as soon|as (?:required|needed|necessary)',
        'split\\w*|divid\\w*|equal\\w*|replac\\w*|wash\\w*|rins\\w*|elut\\w*|collect\\w*|centrifug\\w*|spin|spun|vortex\\w*|magnet\\w*|seal\\w*|cover\\w*|filter\\w*|measur\\w*|pre-?wet|permeabili\\w*|quench\\w*|dropwise)\\b',
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
      const behind = new RegExp(`^(?:\\s*(?:/|per)\\s*well)?(?:\\s+of)?\\s+(?:the\\s+)?(${NAME})`, 'i').exec(
        after,
      );
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
    way: all(`(${JA_PLACES})(?:の[^、。\\d]{1,4})?から[^、。\\dA-H]*?(${JA_PLACES})(?:の各ウェル)?[へに]`),
    place: all(JA_PLACES),
    plate: all('プレート\\s*([1-3])'),
    mark: /^\s*(?:[・•*]\s*|(?:手順|ステップ)\s*\d+\s*[.:：、]?\s*|\d+[.)](?!\s*\d)\s*)?/u,
    more: /[\d一二三四五六七八九十百~≈<>≤≥±+?→]|(?<![A-Za-z])[A-H](?![A-Za-z])|\/(?!well)|か(?!ら)|または|又は|場合|なら|たら|れば|ただし|以[外前上下降]|除い|だけ|のみ|まで|止|残|約|ほど|程度|くらい|ぐらい|半|倍|両|同|再|さらに|最|先頭|[上下左右]|外|内側|隅|対角|おき|置き|合計|総|ない|なし|不要|停止|ません|ず(?!つ)|[前後次毎]|のち|始め|希釈|チップ|室温|くり返|繰|代わり|替わり|適宜|必要|すべて|全[部体列行]|各[列行]|すでに|等分|均等|分け|ながら|[揃空未]|そろえ|洗|遠心|磁|マグネット|シール|回収|溶出|中和|反応させ|交換|を行い|避け|やめ/u,
    given:
      /入って|入り|入れてあ|されて[いお]|用意|準備|存在|開始時|はじめから|もう|(?<=[がもは\s]|ずつ)あ[るり]/u,
    puts: /加|入|注|播|足|滴|添/u,
    removes: /吸|捨|除(?!去[液操])|廃(?!液)|抜/u,
    mixes: /混(?!合液)|まぜ|撹|攪|懸濁|ピペッティング|吸排|振|シェイク/u,
    waits: /待|静置|休|そのまま/u,
    liquid: (before, after) => {
      const ahead = new RegExp(
        `(${JA_NAME})\\s*(?:[をはがも、:]|として)?\\s*(?:それぞれ|各|ずつ)?\\s*$`,
        'u',
      ).exec(before);
      const behind = new RegExp(`^(?:ずつ)?の(${JA_LETTER}+)`, 'u').exec(after);
      return [ahead?.[1], behind?.[1]].find((name) => name && isPlainJapanese(name));
    },
  },
};

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const digits = (text: string) =>
  text.normalize('NFKC').replace(/\b[a-z]+\b/gi, (word) => {
    const number = NUMBERS.indexOf(word.toLowerCase());
    return number < 0 ? word : String(number);
  });
const figures = (text: string): string =>
  [...digits(text).matchAll(/\d+(?:\.\d+)?/g)]
    .map(([figure]) => Number(figure))
    .sort()
    .join();

/** Figures that stand above the line are notes, or powers. */
const RAISED = /[\u00B2\u00B3\u00B9\u2070-\u209F]/;
const NOTHING = /^\b$/;
/** What is said before or behind a place where it is only another one's. */
const ELSEWHERE: Record<
  Locale,
  Readonly<Record<'into' | 'out', readonly [before: RegExp, after: RegExp]>>
> = {
  en: {
    into: [/\b(?:from|via|beyond|outside|save|besides?|near|off|of|minus)\s+(?:the\s+)?$/i, /^\s+to\b/i],
    out: [/\b(?:to|into|onto|via|beyond|outside|save|besides?|near|minus)\s+(?:the\s+)?$/i, /^\s+to\b/i],
  },
  ja: {
    into: [NOTHING, /^(?:の各?ウェル)?(?:から|まで|より|を)|^の(?!各?ウェル)/u],
    out: [NOTHING, /^(?:の各?ウェル)?(?:に|へ|まで)/u],
  },
};

/** Other words for a sentence, if there are any. */
export function reworded(sentence: string, locale: Locale): string | undefined {
  const { mark, more, liquid, given, puts, removes, mixes, waits, ...parts } = PATTERNS[locale];
  const [begin = ''] = mark.exec(sentence) ?? [];
  const said = digits(sentence.slice(begin.length));
  let rest = said;
  const found: Partial<Record<(typeof PARTS)[number], RegExpExecArray>> = {};
  for (const part of PARTS) {
    const [one, ...others] = rest.matchAll(parts[part]);
    // Of two, which is meant is not known.
    if (others.length) return undefined;
    if (!one) continue;
    found[part] = one;
    const [words, from, to] = one;
    // Between two places more may be said. What is taken out is as long as it was, for the others stay where they are.
    rest = rest.replace(words, (all) =>
      part === 'way' ? all.replace(from as string, '').replace(to as string, '') : ' '.repeat(all.length),
    );
  }
  const { amount, rpm, celsius, seconds, times, way, place, plate } = found;
  const [volume = ''] = amount ?? [];
  const name = amount && liquid(said.slice(0, amount.index), said.slice(amount.index + volume.length));
  // Of something, and of what is not known.
  if (amount && !name && /^(?:\s+of\b|の)/.test(said.slice(amount.index + volume.length))) return undefined;
  if (name) rest = rest.replace(name, '');
  const is = (kind: RegExp) => kind.test(rest);
  const isGiven = is(given);
  if ((way && place) || RAISED.test(sentence) || more.test(isGiven ? rest.replace(given, '') : rest))
    return undefined;
  const [at = ''] = place ?? [];
  const [time] = seconds ?? [];
  const [, from, to] = way ?? [];
  const [before, after] = [said.slice(0, place?.index), said.slice((place?.index ?? 0) + at.length)];
  const isPlace = (role: 'into' | 'out') =>
    at &&
    !ELSEWHERE[locale][role][0].test(before) &&
    !ELSEWHERE[locale][role][1].test(after) &&
    // The dye in A1 to B1: from the one into the other?
    !(/\bin\s+$/.test(before) && /\sto\s/.test(at));
  const say = (en: string, ja: string) => (locale === 'en' ? en : ja);
  const on = plate ? say(` plate ${plate[1]}`, `プレート${plate[1]}を`) : '';
  let plain = '';
  if (volume && isGiven) {
    if (isPlace('into') && name && !is(removes) && !is(mixes))
      plain = say(`${at} holds ${volume} of ${name}.`, `${at}には${name}が${volume}入っている。`);
  } else if (volume && times) {
    if (isPlace('out') && is(mixes) && !is(puts) && !is(removes) && !name)
      plain = say(`Mix ${at} ${times[1]} times with ${volume}.`, `${at}を${volume}で${times[1]}回混ぜる。`);
  } else if (volume && is(removes)) {
    if (isPlace('out') && !is(puts))
      plain = say(`Remove ${volume} from ${at}.`, `${at}から${volume}ずつ捨てる。`);
  } else if (volume && way) {
    if (!name && !is(puts))
      plain = say(`Transfer ${volume} from ${from} to ${to}.`, `${from}から${to}へ${volume}ずつ移す。`);
  } else if (volume) {
    if (isPlace('into') && name && !is(mixes))
      plain = say(`Add ${volume} of ${name} to ${at}.`, `${at}に${name}を${volume}ずつ加える。`);
  } else if (time && rpm)
    plain = say(`Shake${on} at ${rpm[1]} rpm for ${time}.`, `${on}${rpm[1]} rpmで${time}振とうする。`);
  else if (time && celsius && !is(mixes))
    plain = say(`Keep${on} at ${celsius[1]} °C for ${time}.`, `${on}${celsius[1]} °Cで${time}保温する。`);
  else if (time && is(waits)) plain = say(`Wait ${time}.`, `${time}待つ。`);
  // A figure that is found and not said shows here.
  return plain && figures(plain) === figures(said) ? begin + plain.replace(/μ/g, 'µ') : undefined;
}
