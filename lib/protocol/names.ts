/**
 * Names of liquids. What every laboratory has is known in both languages; any other name stays as it was written. The
 * English name is the one that a protocol holds.
 */
import type { Locale } from '../i18n/locales.ts';
import { UNSEEN } from '../search/fold.ts';

/** English, Japanese, and what else people write. */
const KNOWN: readonly (readonly [en: string, ja: string, ...others: string[]])[] = [
  ['reagent', '試薬'],
  ['sample', 'サンプル', '検体', '試料', 'samples'],
  ['buffer', 'バッファー', '緩衝液', 'バッファ'],
  ['wash buffer', '洗浄液', '洗浄バッファー', 'washing buffer', 'wash solution'],
  ['lysis buffer', '溶解バッファー', '溶解液'],
  ['elution buffer', '溶出液', '溶出バッファー'],
  ['blocking buffer', 'ブロッキング液', 'ブロッキングバッファー'],
  ['water', '水'],
  ['distilled water', '蒸留水', 'distilled h2o'],
  ['medium', '培地', 'media', 'culture medium'],
  ['diluent', '希釈液'],
  ['saline', '生理食塩水'],
  ['dye', '色素'],
  ['standard', '標準液', '標準品', 'standard solution'],
  ['control', 'コントロール', '対照'],
  ['substrate', '基質'],
  ['stop solution', '停止液', '反応停止液'],
  ['enzyme', '酵素', '酵素液'],
  ['antibody', '抗体'],
  ['primary antibody', '一次抗体'],
  ['secondary antibody', '二次抗体'],
  ['ethanol', 'エタノール'],
  ['compound', '化合物'],
  ['cell suspension', '細胞懸濁液', 'cells', '細胞'],
  ['master mix', 'マスターミックス', 'mastermix'],
];

const IN_ENGLISH = new Map(KNOWN.flatMap(([en, ...others]) => [en, ...others].map((name) => [name, en])));
const IN_JAPANESE = new Map(KNOWN.map(([en, ja]) => [en, ja]));
const LETTERED = /^(?:reagent |試薬 ?)([A-Za-z]|[1-9]\d?)$/i;

/** Names of liquids that are cut short, with or without a stop behind them: cell sup., neg. ctrl. */
export const CUT_SHORT = /\b(?:sup|susp|soln|ctrl)$/i;

/** Tells whether a name, in lower case, is one that every laboratory knows. */
export const isKnownLiquid = (name: string): boolean => IN_ENGLISH.has(name);

/** The name that a protocol holds: 試薬Ｂ, Reagent b and reagent B are one. Without characters that close a quotation. */
export function liquidName(written: string): string {
  const whole = written
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/["“”「」『』\p{C}]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  const bare = whole.replace(/\.$/, '');
  const name = CUT_SHORT.test(bare) ? bare : whole;
  const letter = LETTERED.exec(name)?.[1];
  return letter ? `reagent ${letter.toUpperCase()}` : (IN_ENGLISH.get(name.toLowerCase()) ?? name);
}

/** The name that a protocol holds, in a language: in Japanese, if there is a name for it. */
export function nameIn(locale: Locale, name: string): string {
  if (locale === 'en') return name;
  const letter = LETTERED.exec(name)?.[1];
  return letter ? `試薬${letter}` : (IN_JAPANESE.get(name) ?? name);
}

/** What an English sentence takes for one of its own words, so that a name holding it stands in quotation marks. */
const ENGLISH_WORDS = new Set(
  (
    'a about add after again aliquot all also an any aspirate at before between but by change ' +
    'changing clean column columns col cols contain contains copy deliver dilute dilution discard dispense distribute ' +
    'do down each end even every except few fill first followed following for fresh from has have hold holds if in incubate ' +
    'into it keep keeping last least leave less let little mix mixing more most move moving new no not odd of on once ' +
    'onto per pipette plate plates plus pool pour put remove repeat row rows same ' +
    'serial some stamp take that the them then there these this those through throughout thrice time times ' +
    'tip tips to transfer transferring twice unless until up use using wait well wells when while whole with withdraw ' +
    'adding dispensing removing waiting incubating aspirating discarding asp ea off replacing taking shake shaking heat heating rt is are was were excl ' +
    'should must may might can cannot could would will shall never need needs needed be been being required ' +
    'optional maybe perhaps necessary instead rather than avoid skip omit omitted ' +
    'skipped avoided added removed transferred mixed dispensed incubated discarded kept heated shaken forbidden refrain ' +
    'throw away dispose waste drop drops fast hard pls goes go reaches comes stays belongs allowed please neither nor several couple enough much many around approx ca ' +
    'circa max min maximum minimum under over above below else because so as missing ' +
    'among out replace bring adjust inject carry allow overnight back corresponding respective soon nothing nowhere nobody none ends here later afterwards still yet case ' +
    'within without pause place empty entire fold both either duplicate triplicate quadruplicate replicate ' +
    // Where, but for what, on what condition, how much in all, and when: of a place or an amount, and never of a name.
    'across along alongside amid apart astride atop behind beneath beside besides beyond opposite outside inside near nearby next close adjacent past toward underneath upon via starting beginning ending ' +
    'excepting excluding save saving minus despite notwithstanding unlike like similar contrary relative regarding concerning considering prior since till during versus vs ' +
    'provided providing assuming supposing given whereas whether wherever whenever where why who whom whose which what lest ' +
    'total altogether overall combined final volume volumes amount amounts apiece double triple excess half rest remainder remaining other others another latter former together ' +
    'alternating slow alone backward forward upward downward backwards forwards upwards downwards sideways today tomorrow tonight always sometimes often seldom too very quite just almost ahead straight ' +
    'left right north south east west round due equal equivalent identical comparable parallel diagonal perpendicular proportional thanks subject present already bar sans distal proximal found different various distinct individual unique previous preceding earlier aforementioned current day days week weeks ' +
    'during emptied just want get stir squirt stick pop suck hang prefill pull drain shift send pls thank ones'
  ).split(' '),
);
const NUMBER_WORD =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half)$/;
const UNITS = '[µμu]l|ml|g|mg|kg|l|s|sec|secs|seconds?|min|mins|minutes?|h|hrs?|hours?|microlit(?:er|re)s?|x';
/** A unit, alone or behind its figure; behind a figure also before a letter that is not Latin: 1ml一 begins with an amount. */
const UNIT = new RegExp(`^(?:(?:${UNITS})$|\\d+(?:${UNITS})(?![a-z]))`);

/** Tells whether a word of a name could be taken for something else in an English sentence. */
export const isEnglishWord = (word: string): boolean =>
  ENGLISH_WORDS.has(word.replace(/[/%].*/, '')) ||
  // How something is mixed, and an amount for each well, whatever is joined to them.
  /^(?:pipetting|strokes|respectively)(?![a-z])|\/w(?:el)?l/.test(word) ||
  NUMBER_WORD.test(word) ||
  UNIT.test(word) ||
  /n['’]t$/.test(word) ||
  /(?:^|[/-])(?:and|or)(?:[/-]|$)/.test(word) ||
  /^[a-z]{2,}(?:ly|wise|where)(?:\/|$)/.test(word) ||
  // Where it comes from, or several of them: plate-2, A-H, S1-S8.
  /^(?:plate|col|column|row|well)s?(?:[.-]?\d|-(?:[a-h]$|one|two|three))/.test(word) ||
  /^(?:[a-z]-[a-z]|([a-z]+)\d+-\1?\d+)$/.test(word) ||
  /^[a-h]\d+(?![a-z0-9])/.test(word);

/** What was made in wells, if it has no other name; in quotation marks it is the name of a liquid. */
export const MADE =
  /^(?:mixture|eluate|leftover|contents|supernatant|diluted samples?|混合液|溶出液|上清|上澄み?)$/;
/** Sample 1 dye: a name may end with its letter or its number. */
const MIDDLE_LETTER = / (?:[a-z]|\d\d?) /i;

/** What is no name after "in": how something is done, and short forms. */
const MANNER =
  /^(?:(?:(?:du|tri|quadru|re)plicat|revers|sequenc|advanc|car|batch)e|order|succession|serie|step|turn|situ|batch|portion|aliquot|parallel|dark|cold|hood|caution|robot|ctrl|sup|etc|residual|stroke|onward|(?:.* )?strokes|(?:column|row)-wise)s*$/i;
const ENGLISH_WORD = "[\\p{L}\\p{N}%+]+(?:[./'-][\\p{L}\\p{N}%+]+)*";
const ENGLISH_NAME = new RegExp(`^${ENGLISH_WORD}(?: ${ENGLISH_WORD}){0,3}$`, 'u');
/** Overnight, in capitals. */
const OVERNIGHT = /\bON\b/;
/** Tells whether an English sentence can hold a name as it is. */
export const isPlainEnglish = (name: string): boolean =>
  LETTERED.test(name) ||
  name === 'master mix' ||
  (!MANNER.test(name) &&
    !MIDDLE_LETTER.test(name) &&
    ENGLISH_NAME.test(name.toLowerCase()) &&
    // Done with it, and so many times: "in b x2".
    !/(?:ing|[a-z]{3}ed|[ -]x\d+)$/i.test(name) &&
    !OVERNIGHT.test(name) &&
    name
      .toLowerCase()
      .split(' ')
      .every(
        (word, place) => !isEnglishWord(word) && (/[\p{L}]/u.test(word) || (place > 0 && /^\d+$/.test(word))),
      ));

/** What stands first where a verb might: `serum 50 µL, A1` is a liquid, `measure 50 µL in A1` is not. */
const FIRST = new Set(
  (
    'serum beads trypsin plasma lysate supernatant sup inhibitor probe primer primers ligase agonist antagonist oil acid ' +
    'base blank vehicle drug compound toxin virus bacteria yeast culture broth agarose glycerol methanol acetone ' +
    'std stds standards dna rna cdna template antigen peptide protein ligand stop cells dye fresh cold warm sterile isopropanol tween heparin insulin glucose lysozyme proteinase conjugate capture detection assay loading prot'
  ).split(' '),
);
/** Tells whether a name can only be that of a liquid, where an English sentence may begin with a verb. */
export const isSurelyLiquid = (name: string): boolean => {
  const [first] = name.split(' ') as [string];
  return (
    IN_JAPANESE.has(name) ||
    LETTERED.test(name) ||
    FIRST.has(first.toLowerCase()) ||
    /.[\p{Lu}\d]|^[\d%]/u.test(first)
  );
};

const JAPANESE_NAME = /^[\p{Script=Han}\p{Script=Katakana}ー々A-Za-z0-9%+'./・ -]+$/u;
/** What a name in kanji ends with: what a thing is made of. Anything else says how much, which, when, or what is done. */
const JAPANESE_END =
  /(?:(?<![送排廃換補注吸給])液|(?<!脱)[水塩]|(?<!大|全)体|(?<![空余])白|[剤素質物品薬地料清酸油脂相胞子菌糖核膜照準食媒基血漿尿汁乳球鎖片毒原源末粉糊卵氷湯渣澄泥鉄銅銀金錫鉛炭安酵株]|沈殿|内容|中身|[画成]分|分画|鋳型|陽性|陰性|血小板|(?:^|[^\p{Script=Han}々〇]))$/u;
/** What it does not begin with: how much, or which of those before. */
const JAPANESE_BEGIN =
  /^(?:[約各毎別両最終余]|次(?!亜)|残(?!渣)|[上下前後]記|[前後]者|同(?!位)|合計|計(?![数測量])|総[量計]|半量|倍|等量|過剰|再度|追加|当該|該当|以[降後]|開始時|四隅|シェーカー|[上下左右]半分|全(?!血|(?!well|plate|col|row)[a-z]|タンパク|蛋白))/i;
const OTHER_MEANING =
  /[ぁ-んァ-ヶー一-龠々] ?\d+-\d+$|[ァ-ヶー一-龠々][ -]?[a-z]-[a-z]$|(?:^|[^a-z])([a-z]+)\d+-\1?\d+$| 各|^(?:室温|rt)(?![^ \d])|^pl?(?:ate)?\.? ?[1-3](?=[ ・]|$)|半時間|(?:^| )[〇零一二三四五六七八九十百千\d]+ ?(?:s|sec|min|h|[µμumn]?l)(?![a-z])|(?:廃液|シール|ピペッ(?:ト|ティング)|インキュベー(?:ト|ション)|シェイク|ボルテックス|スピンダウン|スタンプ|コピー|アプライ|コート|ロード|プール|セット|トータル|ダブル|ハーフ|マックス|プラス|マイナス|オーバー|リピート|スキップ|オプション)$|段階希釈|連続希釈|[列行枚倍]|(?<!テン)プレート|ウェル|チップ|不[要可]|禁止|厳禁|[無未]添加|中止|省略|除外|カラム|マイクロ|ミリリ|以[外前上下]|前後|程度|[適少]量|全体|\d ?[µμumn]l|^x ?\d| x ?\d+$| \d+ x$| [+/] (?!\d+(?:\.\d+)? ?%)|試薬 ?[a-z] [a-z]$|(?<!dmem|buffer|バッファー|培地) [a-h](?:1[0-2]|[1-9])$|(?:固定|染色|冷却|中和|洗浄|混和|混合|反応|加熱|保温|静置|振とう|撹拌|添加|分注|除去|希釈)(?:後|前(?!駆)|中(?!間)|時)|^[a-h]\d\d?(?![\da-z])|(?:^|[^a-z\d])c\d|^\d+(?![\d%])|(?:\d ?|[一二三四五六七八九十百千〇])(?:回|秒|分|時間)|^w\/o |^col(?:umn)?s?\.? ?\d|^[無非] |(?:^| )(?:or|and|vs|versus|total|each|per|about|approx|max|min|plus|minus|without|not?|non|of|to|from|into|skip|half|final|ea|dup|only|vol|aliquot|\dnd|once|twice|thrice)(?: |$)|(?:^|[^ァ-ヶー])・|・(?:[^ァ-ヶー]|$)/i;

/** Short names that stand beside others: PBS FBS are two liquids. What kind a liquid is, like 培地, may stand behind its name. */
const SHORT = /^(?:pbs(?:-?t)?|tbs|fbs|bsa|dmso|dmem|血清)$/i;
const KIND = /^(?:培地|バッファー?|緩衝液|希釈液|buffer|medium)$/i;
const isSeveral = (name: string): boolean =>
  name
    .replace(/ \+ \d+(?:\.\d+)? ?%.*$/, '')
    .split(' ')
    .filter(
      (one) =>
        !KIND.test(one) && (SHORT.test(one) || LETTERED.test(one) || IN_ENGLISH.has(one.toLowerCase())),
    ).length > 1;

/** Tells whether a Japanese sentence can hold a name as it is. */
export const isPlainJapanese = (name: string): boolean =>
  JAPANESE_NAME.test(name) &&
  !/^[ ./'+・-]|[ .・-]$|\. |[ヵヶ]/.test(name) &&
  JAPANESE_END.test(name) &&
  !JAPANESE_BEGIN.test(name) &&
  !OTHER_MEANING.test(name) &&
  !isSeveral(name) &&
  !OVERNIGHT.test(name) &&
  /[\p{L}]/u.test(name);
