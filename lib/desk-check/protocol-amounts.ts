/**
 * What one line of a protocol says in numbers: minutes hands-on or waiting, the vessel and what it weighs. Only what can be
 * read in one way is read; a person fills in the rest.
 */
import { type Step, stepSchema, type Vessel } from './schema.ts';

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
type Units = readonly (readonly [unit: string, factor: number])[];
const MINUTES: Units = [
  ['(?:hours?|hrs?|h)(?![a-z])|時間', 60],
  // No tenths, portions, fractions or molecules.
  ['(?:minutes?|mins?)(?![a-z])|分(?:間|(?!の\\s*[\\d一二三四五六七八九十]|[割画注取量析子]))', 1],
  ['(?:seconds?|secs?|s)(?![a-z])|秒間?', 1 / 60],
];
const GRAMS: Units = [
  ['kg(?![a-z])|キログラム', 1000],
  ['g(?![a-z])|グラム', 1],
];
/** Hydrogen, Svedberg units and gauges: as units of time or weight, single letters are small. */
const CAPITAL = /\d\s*[HSG]$/;

/** Stands for the amount within its line, so that both sides of it are seen at once. */
const MARK = '¤';
/** What makes it unclear how much an amount is, or what it is an amount of. */
const UNCLEAR = new RegExp(
  [
    // Behind another number: a part of one, the end of a range, so many times as much.
    String.raw`\d(?:[.,]|\s*(?:回?\s*[-‐‑–—−~〜ー±/⁄×x*]|to|or|and|または|から|か))?\s*¤`,
    String.raw`\d:¤`,
    String.raw`\b(?:two|three|four|five|six|seven|eight|nine|ten|half an?|several|few)[\s-]*¤`,
    // Of each of several.
    String.raw`(?:各|[あ当]たり|につき)[^\d、。,]*¤|\b(?:each|every|per)\b[^\d,.;(]*¤`,
    String.raw`¤[\s,、をで([-]*(?:/|[×x*]\s*\d|each|per\b|ずつ|おき|ごと|毎)`,
    // When, how old or how often, and limits.
    String.raw`(?:\b(?:after|at|exceed(?:ing)?|first|last|max(?:imum)?\.?|most|than|until|up to|within|t\s*=)|[<≤])\s*(?:about|ca\.?|[~≈]|the)?\s*¤`,
    String.raw`(?<!\bfor\s*)¤\s*(?:after|before|prior)\b`,
    String.raw`¤[\s-]*(?:ago|later|old|time[\s-]?points?|cultures?|samples?|intervals?)\b`,
    '¤(?:間?隔|以[内下]|未満|前|後|目|経|に\\s*\\d|[^\\d、。,]*した(?![。、.,\\s)]|$))',
    // 1 h 30, 2 h 15′; a temperature or a speed may follow.
    String.raw`¤\s*\d+(?!\d|[.,]\d|\s*(?:[°%×]|x\s*g|(?:[CVgL]|[mnμk][gLVWAM]|rpm)\b))`,
  ].join('|'),
  'i',
);

/** What a text says in some units, in two decimals: 1 hour 30 minutes is one amount. Nothing where it says nothing, or several. */
function amountIn(text: string, units: Units): number | undefined {
  const amounts = units
    .flatMap(([unit, factor]) =>
      [...text.matchAll(new RegExp(`${NUMBER}\\s*(?:${unit})`, 'gi'))]
        .filter(([words]) => !CAPITAL.test(words))
        .map(({ index, 0: words, 1: number }) => ({
          start: index,
          end: index + words.length,
          amount: Number(number) * factor,
        })),
    )
    .sort((one, other) => one.start - other.start);
  const isOne = amounts.every(({ start }, at) => {
    const before = amounts[at - 1];
    return !before || /^[\s,]*(?:and|と)?\s*$/i.test(text.slice(before.end, start));
  });
  const around = text.slice(0, amounts[0]?.start) + MARK + text.slice(amounts.at(-1)?.end);
  if (amounts.length === 0 || !isOne || UNCLEAR.test(around)) return undefined;
  return Math.round(amounts.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
}

/** Done more than once, or by several: the minutes of a line may be those of one time. A dilution may look like it. */
const OFTEN = new RegExp(
  [
    String.raw`\b(?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten|several)\s*(?:times|wash(?:es)?|rinses?|rounds|cycles|repeats|replicates|sets|changes)\b`,
    String.raw`\b(?:twice|thrice|repeat\w*|\w+plicates?)\b|\(\d+\)`,
    String.raw`\b[2-9]\s*(?:×|x(?![a-z\d]))(?!\s*[g\d])|(?<!\d\s*)(?:×|\bx)\s*[2-9]`,
    '[\\d一二三四五六七八九十数]\\s*(?:回(?!目)|人|セット|サイクル)|[二三]度|(?:本|枚|個|つ|人|皿|検体)ずつ|[繰く]り?返|反復',
  ].join('|'),
  'i',
);
/** A time that is not read, so that what is read beside it is a part: days, or a number in words. */
const OTHER_TIME = new RegExp(
  [
    String.raw`\d\s*-?(?:d|days?|wks?|weeks?)(?![a-z])|\d\s*(?:日(?!目)|週)`,
    String.raw`\b(?:an?|one|two|three|four|five|six|ten|half|few|several)\s+(?:hour|min(?:ute)?|day|week)s?\b`,
    '[一二三四五六七八九十数半](?:時間|分間|秒|日|週)|[一二三四五六七八九数]分(?![の割画注取量析子])',
  ].join('|'),
  'i',
);
const NIGHT = /overnight|\bo\/n\b|[一ひ]晩|終夜/i;
/** Less than this is no night. */
const NIGHT_MINUTES = 240;

/** Says that nobody waits, or only looks like waiting. */
const NO_WAIT =
  /\brest of\b|\bthe rest\b|\b(?:on|in|to) (?:an?|the|its) stand\b|\bleave no\b|\b(?:no|not|without) (?:need to )?(?:wait|leav|stand|incubat)\w*|待(?:ち時間)?[はも]?(?:なし|無し|たず|たない|つ必要)|(?:静置|放置)(?:せず|しない)/gi;
/** Things that are called by what goes on in them, or that something is taken out of. */
const THING =
  /\b(?:incubation|culture|digestion) (?:buffer|medium|media|mix|solution|dish|flask|plate|rack)s?\b|\bfrom (?:the |an? )?(?:incubator|centrifuge|oven|heat block)s?\b|\bcentrifuge tubes?\b|培養(?:液|上清|皿|器|ディッシュ|フラスコ|ボトル|シャーレ|プレート|基|容器|細胞)|遠[心沈](?:管|チューブ)|(?:インキュベータ[ーｰ]?|遠心機|恒温槽)から/gi;
/** Waiting, where the line says so: nobody has to stay. */
const WAITS = new RegExp(
  [
    String.raw`incubat(?!ors?\b)|\bincubators?\b[^,.;]*\bfor\b|\b(?:wait|leave|stand|rest|sit)(?:s|t?ing)?\b|overnight`,
    '静置|待|放置|培養|インキュベー(?!タ)|インキュベータ[ーｰ]?(?:内|の中)?(?:で|にて)|反応(?:させ|する)',
    String.raw`\d\s*(?:分|時間|秒)(?:間|ほど|程度)?置[くい]|(?:室温|氷上|°C|度)[^、。,]*置[くい]`,
  ].join('|'),
  'i',
);
/** What goes on alone, unless the line names work as well. */
const ALONE = new RegExp(
  [
    String.raw`(?<!heat(?:ing)? )\bblock(?:ing)?\b|\brun(?:ning)?\b.*(?:\bgels?\b|\d\s*V\b)|\bpcr\b|\bgel run\b|electrophor|\bsds-?page\b|reflux|\bdry(?:ing)?\b(?! ice)`,
    String.raw`\bspin(?:s|ning)?\b|centrifug|\bsediment|\d\s*[x×]\s*g\b|\bincubators?\b`,
    String.raw`\bsoak|\bautoclav|\b(?:dialy[sz]|digest|anneal|calcin|sinter|ferment)(?:e?s|es?|ing)?\b`,
    String.raw`\b(?:keep|cool|chill|let|allow)(?:ing)?\b|\bon ice\b|\bat (?:rt|room temp\w*|[-−–~]?\s*\d+(?:\.\d+)?\s*(?:°|c\b))`,
    String.raw`遠[心沈]|還流|泳動|転写|ブロッキング|乾燥|浸|冷やす|冷却|保温|加温|恒温|オートクレーブ|反応時間|室温|氷上|\d\s*(?:°C|度)(?:で|にて)`,
    '透析|消化|焼成|発酵|インキュベータ',
  ].join('|'),
  'i',
);
/** A machine's part in what goes on alone. */
const MEANWHILE = /\bwith (?:\w+ )?(?:shaking|stirring|agitation|rocking)\b|(?:[撹攪]拌|振とう)しながら/gi;
/** What hands do for a short time, and a stirrer or shaker for a long one. */
const STIRS =
  /\b(?:agitat|dissolv|homogeni|mix|rock|rotat|shak|stir|swirl)\w*|混ぜ\S?|混合|[撹攪]拌|振(?:とう|盪|り混ぜ)?|溶\S?/gi;
const STIRRER_MINUTES = 30;
/** What may be done by hands, or by a machine that hands only load. */
const MACHINE =
  /\b(?:run|heat(?:s|ing)?|boil(?:s|ing)?|measur\w+|shakers?|stirrers?|rotators?|readers?|cyclers?|ovens?|furnaces?|hplc|analy[sz]ers?|instruments?|machines?)\b|加熱|煮沸|測定|計測|泳動|シェーカー|リーダー|オーブン|炉|装置|hplc/i;
/** Work of somebody's hands or eyes. */
const WORK = new RegExp(
  [
    String.raw`\b(?:add|adjust|agitat|aliquot|appl|aspirat|assembl|attach|cast|check|clean|clos|collect|connect|count|cut|decant|dilut|discard|dispens|dissect|dissolv|fill|filter|grind|harvest|homogeni|imag|inject|insert|inspect|inver|label|lift|load|loosen|measur|mix|mov|observ|open|pack|pipet|plac|pour|prepar|put|read|record|remov|resuspend|return|rins|rock|rotat|scrap|seal|seed|shak|spray|stir|swirl|titrat|transfer|vortex|wash|weigh|wip)`,
    String.raw`\bset(?:ting)? (?:up|an?|the|out)\b|\btak(?:e|ing) (?:out|off|up|an?|the)\b`,
    '加え|添加|混|[撹攪]拌|振|洗|リンス|量|秤|測|計|読|観察|確認|記録|撮|切|刻|集め|採|回収|取|除|捨|吸|分注|分け|移|注|入れ|詰|溶|希釈|調|合わせ|ろ過|濾過|塗|まく|播|開|閉|貼|書|拭|組|準備|作|置|並べ|載せ|運|戻|セット|手で',
  ].join('|'),
  'i',
);

/** A time of any of the units, and what stands between what is done. */
const TIME = new RegExp(`${NUMBER}\\s*(?:${MINUTES.map(([unit]) => unit).join('|')})`, 'i');
const BETWEEN = /[,;、。]|\b(?:then|and)\b|から|後/i;
/** Also what a Japanese line goes on from without a sign. */
const BEFORE_TIME = /(?<=[てしれえけせめ])(?=約?\s*\d)/;

/** Whether long minutes are surely somebody's: hands may only load a machine, and another word of the line says so. */
function isLongWork(text: string): boolean {
  const parts = text.split(BETWEEN).flatMap((part) => part.split(BEFORE_TIME));
  const at = parts.findIndex((part) => TIME.test(part));
  const part = parts[at] ?? text;
  // A time that stands alone is that of what is written before it.
  const isAlone = !/[a-zぁ-んァ-ヶ一-龠]/i.test(
    part.replace(TIME, '').replace(/about|約|間|ほど|程度/gi, ''),
  );
  const said = isAlone ? `${parts[at - 1] ?? ''}${part}` : part;
  return !MACHINE.test(said) && WORK.test(said.replaceAll(STIRS, ''));
}

/** Which minutes a line speaks of; neither where that is a guess. */
function timeIn(plain: string, minutes: number): 'handsOn' | 'waiting' | undefined {
  const said = plain.replaceAll(NO_WAIT, '');
  const text = said.replaceAll(THING, '').replaceAll(MEANWHILE, '');
  if (WAITS.test(text)) {
    // Of a line that says both, the minutes may be those of the work.
    const isOther = text
      .split(BETWEEN)
      .some((part) => TIME.test(part) && WORK.test(part) && !WAITS.test(part));
    return isOther || (NIGHT.test(text) && minutes < NIGHT_MINUTES) ? undefined : 'waiting';
  }
  if (NIGHT.test(text)) return undefined;
  if (/\btransfer/i.test(text)) {
    // Samples are carried by hand; a gel is blotted in a current, or for an hour.
    const isLong = minutes >= 60;
    const isBlot = /membrane|\bgel\b|blot/i.test(text);
    if (/\d\s*(?:V|mA)\b/.test(text) || (isBlot && isLong)) return 'waiting';
    if (isBlot || isLong) return undefined;
  }
  const isWork = WORK.test(text);
  if (ALONE.test(text)) return isWork ? undefined : 'waiting';
  const isTheirs = minutes < STIRRER_MINUTES ? isWork : isLongWork(text);
  return isTheirs || said !== plain ? 'handsOn' : undefined;
}

/** Words for vessels, in both languages; the first that a line names. */
const VESSEL_WORDS: readonly (readonly [Vessel, RegExp])[] = [
  ['rack', /tube rack|試験管立て|(?<![ブト])ラック/i],
  ['plate', /(?<!hot )\bplates?\b|(?<!テン|ホット)プレート/i],
  ['dish', /\bdish(?:es)?\b|ディッシュ|シャーレ/i],
  ['vial', /\bvials?\b|バイアル|小瓶/i],
  ['beaker', /\bbeakers?\b|ビーカー/i],
  ['flask', /\bflasks?\b|フラスコ/i],
  ['bottle', /\bbottles?\b|ボトル/i],
  ['syringe', /\bsyringes?\b|シリンジ|注射器/i],
  ['tube', /\btubes?\b|試験管|チューブ(?!リン)/i],
];
const HELD = `(?:${VESSEL_WORDS.map(([, { source }]) => source).join('|')}|\\b(?:containers?|vessels?|jars?|box(?:es)?|trays?|loads?)\\b|容器|箱|トレイ|荷)`;
const WEIGHT = String.raw`\d+(?:\.\d+)?\s*(?:kg|g|キログラム|グラム)(?![a-z])`;
/** Says what a vessel weighs. What is put into one is no weight of it. */
const WEIGHED = new RegExp(
  [
    `${WEIGHT}(?: (?:full|filled|empty|glass|plastic)|の)?\\s*${HELD}`,
    `${HELD}\\s*(?:of|weigh(?:s|ing)|(?:の(?:重[さ量]|質量))?は)\\s*(?:about|ca\\.?|約)?\\s*${WEIGHT}(?!\\s*(?:of|で))`,
    `${HELD}\\s*\\(\\s*${WEIGHT}\\s*\\)`,
  ].join('|'),
  'i',
);
/** The g of a centrifuge is no weight. */
const SPINS = /spin|centrifug|pellet|harvest|sediment|遠[心沈]|沈め|[x×]\s*g/i;

/** A field as its schema takes it, or nothing of it. */
const fitting = (name: 'handsOn' | 'waiting' | 'grams', value: number | undefined) =>
  value !== undefined && stepSchema.shape[name].safeParse(value).success ? { [name]: value } : {};

/** What a line says, as fields of a step; what it does not surely say is no field of it. */
export function amountsOf(words: string): Partial<Step> {
  const plain = words
    .normalize('NFKC')
    .replaceAll(/(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?!,?\d)/g, (number) => number.replaceAll(',', ''))
    .replaceAll(/(?<=\d\s*時間)半/g, '30分')
    .replaceAll(/(?<=\d\s*分)半(?!分)/g, '30秒');
  const minutes = OFTEN.test(plain) || OTHER_TIME.test(plain) ? undefined : amountIn(plain, MINUTES);
  const time = minutes !== undefined && timeIn(plain, minutes);
  const vessel = VESSEL_WORDS.find(([, word]) => word.test(plain))?.[0];
  return {
    ...(time && fitting(time, minutes)),
    ...(WEIGHED.test(plain) && !SPINS.test(plain) && fitting('grams', amountIn(plain, GRAMS))),
    ...(vessel && { vessel }),
  };
}
