import { tellsOfNobody } from '@/lib/content/hidden-samples';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { entries } from '../words';
import { all, one, pageAt, text } from './out';

/** What a page must admit, in plain sentences: they stand here once more, so that neither a page nor its copy loses one unseen. */

type Sentences = Record<Locale, string>;

const ADMISSIONS: readonly (readonly [path: string, what: string, sentence: Sentences])[] = [
  [
    '/',
    'figures are examples',
    {
      ja: '数値は事例ごとの一例で、手順や条件によって変わります',
      en: 'Figures are examples from individual projects and depend on the protocol',
    },
  ],
  [
    '/cases',
    'figures are examples',
    {
      ja: '数値はそれぞれの事例での一例で、手順や条件によって変わります',
      en: 'Figures are examples from individual cases and depend on the protocol',
    },
  ],
  [
    '/services/custom-automation',
    'figures are examples',
    { ja: '数値はそれぞれの事例での一例です', en: 'Figures are examples from individual projects' },
  ],
  ['/services/custom-automation', 'periods are typical', { ja: '期間は目安です', en: 'Periods are typical' }],
  [
    '/services/custom-automation',
    'a layout is an example',
    { ja: '台と機器の配置は一例です', en: 'bench and instruments are an example' },
  ],
  [
    '/services/custom-automation',
    'ticks stay here',
    { ja: 'チェックの内容は送信されません', en: 'Your answers never leave this page' },
  ],
  [
    '/services/labcraft',
    'screens are illustrations',
    { ja: '画面と図はイメージです', en: 'Screens and drawings are illustrations' },
  ],
  [
    '/services/labcraft',
    'the learning time is a guide',
    {
      ja: '覚える時間は目安です。手順の内容によって変わります',
      en: 'The learning time is a guide; it depends on your protocol',
    },
  ],
  [
    '/services/labcraft',
    'the trial is not the product',
    {
      ja: '決まった言い方の文を読み取るもので、製品の機能とは異なります',
      en: 'it reads a set vocabulary and is not the product',
    },
  ],
  [
    '/services/labcraft/try',
    'it is not the product',
    {
      ja: 'これは製品ではなく、このサイトの上の体験版です',
      en: 'This is a trial on our website, not the product',
    },
  ],
  [
    '/services/labcraft/try',
    'nothing moves, and values are assumed',
    {
      ja: 'ロボットは動かず、時間や残量は仮の値です',
      en: 'No robot moves, and times and volumes left are assumed values',
    },
  ],
  [
    '/services/labcraft/try',
    'nothing is sent',
    { ja: '書いた内容はどこにも送りません', en: 'nothing that you write is sent anywhere' },
  ],
  [
    '/services/lablockly',
    'it is in preparation',
    { ja: 'いまは準備中で、料金はまだ決まっていません', en: 'It is not yet available, and not yet priced' },
  ],
  [
    '/services/lablockly',
    'figures are no results',
    {
      ja: 'サービスは準備中です。導入実績の数値ではありません',
      en: 'LabClone is not yet available and these are not results',
    },
  ],
  [
    '/services/automation-consulting',
    'effects vary',
    {
      ja: '図と表は一例です。効果は手順や規模によって変わります',
      en: 'Drawings and table are an example. Effects vary with the protocol and its scale',
    },
  ],
  [
    '/services/maintenance',
    'the quote says how tax is treated',
    { ja: '税の扱いも、あわせて示します', en: 'How tax is treated is set out there' },
  ],
  ['/services/tore', 'names are examples', { ja: '品名は一例です', en: 'the dishes are examples' }],
  [
    '/plan',
    'nothing is sent',
    { ja: '入力した内容は、このページの外へ送られません', en: 'What you enter never leaves this page' },
  ],
  [
    '/plan',
    'values are assumed',
    {
      ja: '自動化したあとの準備と片付け、グリッパーと道具（ピペット、ケーブルなど）の重さ、リーチに見る余裕は仮の値です',
      en: 'Preparation and cleaning up after automation, the weights of gripper and tool (pipette, cables), and the margin of reach are assumed',
    },
  ],
  [
    '/whitepaper',
    'figures are indications',
    {
      ja: '文中の費用、納期、効果の数値は目安または一例で、手順や規模によって変わります',
      en: 'Costs, delivery times and results are indications or examples, and vary with the protocol and its scale',
    },
  ],
  [
    '/whitepaper',
    'no effect is promised',
    { ja: '効果を約束するものではありません', en: 'and are not a promise' },
  ],
  ...(['/about', '/contact', '/privacy', '/terms', '/labneeds', '/whitepaper'] as const).map(
    (path) =>
      [path, 'what is a sample', { ja: '公開前の仮の値です：', en: 'Placeholders until launch: ' }] as const,
  ),
  ['/team', 'roles are a pattern', { ja: '関わり方の一例です', en: 'This is a typical pattern' }],
  [
    '/accessibility',
    'an aim is no claim',
    {
      ja: 'これは目標であり、規格への適合や準拠を表明するものではありません',
      en: 'That is an aim, not a claim of conformance',
    },
  ],
  [
    '/accessibility',
    'tests find only some problems',
    { ja: '自動の試験で見つかる問題は、一部に限られます', en: 'Automated tests find only some problems' },
  ],
  [
    '/accessibility',
    'who has not tested it',
    {
      ja: '障害のある方や高齢の方に、実際に使っていただく試験',
      en: 'Use of the site by people with disabilities or by older people',
    },
  ],
  [
    '/resources',
    'LabClone is in preparation',
    { ja: '出典を添えて答えるAIサービスです（準備中）', en: 'LabClone, coming soon' },
  ],
];

const main = (path: string, locale: Locale) => one('main', pageAt(localizedPath(locale, path)).tree);

it.each(ADMISSIONS)('%s admits: %s', (path, _what, sentence) => {
  for (const locale of LOCALES) expect(text(main(path, locale))).toContain(sentence[locale]);
});

const SAMPLE: { note: Sentences; mark: Sentences } = {
  note: {
    ja: 'この事例は公開前の見本です。導入先、経緯、使っている方の声は、実在のものではありません。',
    en: 'This case is a sample until launch: the customer, the course of the project and the words quoted from users are not real.',
  },
  mark: { ja: '見本', en: 'Sample' },
};

describe.each(LOCALES)('the samples of cases in %s', (locale) => {
  const samples = entries('cases', locale).filter(tellsOfNobody);
  const marks = (path: string) =>
    all('p > span', main(path, locale)).filter((mark) => text(mark).trim() === SAMPLE.mark[locale]).length;

  it('are said to be samples on their own pages', () => {
    const silent = samples.filter(
      ({ id }) => !text(main(`/cases/${id}`, locale)).includes(SAMPLE.note[locale]),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
    expect(samples.filter(({ id }) => marks(`/cases/${id}`) === 0)).toEqual([]);
  });

  it('are marked in the list of all cases, each once', () => {
    expect(marks('/cases')).toBe(samples.length);
  });

  it.each(['/', '/services/custom-automation'])('are marked on %s, where it names cases', (path) => {
    const named = new Set(
      samples.filter(({ id }) => all(`a[href$="/cases/${id}"]`, main(path, locale)).length > 0),
    );
    expect(marks(path)).toBeGreaterThanOrEqual(named.size);
  });
});
