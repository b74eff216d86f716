/**
 * What the specification fixes word for word, with the section that fixes it: figures, texts, links, limits. Nothing else in
 * the tests repeats what the site says; a line changes here only with the specification.
 */

const under = (name: string, values: Record<string, number | string>) =>
  Object.fromEntries(Object.entries(values).map(([last, value]) => [`${name}.${last}`, value]));

/** The figures of the site, by their names in content/facts.json (section 9; those of LabNeeds: section 2). */
export const FIGURES: Readonly<Record<string, number | string>> = {
  ...under('consultation', { reply: 3, reception: 24 }),
  ...under('custom.price', { low: 1_000_000, high: 6_000_000, large: 5_000_000 }),
  ...under('custom.delivery', { low: 2, high: 6 }),
  ...under('custom', { warranty: 1 }),
  ...under('process', { hearing: 1, proposal: 2, installation: 1 }),
  ...under('process.development', { low: 4, high: 8 }),
  ...under('benefit', { time: 70, errors: 95, cost: 30 }),
  ...under('parts', { prototype: 1 }),
  ...under('arm.small', { payload: 0.5, reach: 320, repeatability: 0.05 }),
  ...under('arm.medium', { payload: 3, reach: 625, repeatability: 0.1 }),
  ...under('arm.large', { payload: 5, reach: 850, repeatability: 0.03 }),
  ...under('plan', { basic: 50_000, standard: 120_000, premium: 250_000 }),
  ...under('plan.basic', { from: 9, to: 17 }),
  ...under('plan.standard', { from: 8, to: 19, onsite: 2 }),
  ...under('plan.premium', { hours: 24, days: 7 }),
  ...under('company', { founded: '2025-05-01', capital: 500_000 }),
  ...under('privacy', { enacted: '2025-10-05' }),
  ...under('terms', { enacted: '2023-04-01' }),
  ...under('case.flow', { before: 3, after: 45 }),
  ...under('case.variation', { before: 15, after: 3 }),
  ...under('case', { reproducibility: 3, injection: 0.3 }),
  ...under('case.collector', { cost: 10 }),
  ...under('case.beads', { wait: 3 }),
  ...under('case.ph', { target: 7 }),
  ...under('plate', { wells: 96 }),
  ...under('waste', { cut: 90, before: 10, after: 30, tanks: 12, share: 4 }),
  ...under('labcraft', { learning: 1 }),
  ...under('whitepaper', { time: 75, reproducibility: 95, quality: 40 }),
  ...under('labclone', { success: 30, cycle: 40 }),
  ...under('labneeds', { projects: 120, completed: 85, engineers: 50 }),
};

const all = (...beginnings: string[]) =>
  Object.keys(FIGURES).filter((name) => beginnings.some((beginning) => name.startsWith(`${beginning}.`)));

/** Where the figures of sections 2 and 9 are stated: the copy of a page, and the names of the figures it has to use. */
export const STATED: Readonly<Record<string, readonly string[]>> = {
  home: [
    ...all('consultation', 'custom.delivery'),
    ...['custom.price.low', 'custom.price.high', 'parts.prototype', 'labcraft.learning'],
  ],
  'custom-automation': all('arm', 'custom', 'process', 'benefit', 'parts', 'plate'),
  labcraft: all('labcraft', 'plate'),
  labclone: all('labclone'),
  maintenance: all('plan'),
  about: all('company'),
  contact: all('consultation'),
  labneeds: all('labneeds'),
  'waste-liquid': all('waste'),
  whitepaper: all('whitepaper', 'case.beads'),
};

/** The same for what the cases are measured by. */
export const CASES: Readonly<Record<string, readonly string[]>> = {
  'flow-synthesis': ['case.flow.before', 'case.flow.after'],
  'bio-automation': ['case.reproducibility'],
  'material-science': ['case.variation.before', 'case.variation.after', 'case.injection'],
  'chemistry-automation': ['case.collector.cost'],
};

/** The news that the site began with, and its first post (section 3). */
export const FIRST_NEWS = { count: 6, from: '2023-11', to: '2025-04' } as const;
export const FIRST_POST = { date: '2025-04-19', tags: ['blog', 'react', 'tech-intro'] } as const;

type Text = { section: string; ja: string; en?: string };

/** Texts of sections 2, 5, 7, 8 and 9, by the place of their copy: a file of content/pages, or of messages, and the key. */
export const TEXTS: Readonly<Record<string, Text>> = {
  'messages toast.soon.title': { section: '8', ja: '準備中' },
  'messages toast.soon.text': { section: '2', ja: 'このサービスは現在準備中です。' },
  'messages toast.labneeds.title': { section: '8', ja: '準備中' },
  'messages toast.detail.title': { section: '8', ja: '準備中' },
  'messages news.toast': { section: '8', ja: '検索実行' },
  'messages news.empty': { section: '8', ja: '検索条件に一致する記事がありません。' },
  'messages list.result': {
    section: '2',
    ja: '{total}件中 {from} - {to} 件表示',
    en: '{total} items, from {from} to {to} shown',
  },
  'messages news.category.announcement': { section: '9', ja: 'お知らせ' },
  'messages news.category.service': { section: '9', ja: 'サービス' },
  'messages news.category.event': { section: '9', ja: 'イベント' },
  'messages news.category.case': { section: '9', ja: '事例紹介' },
  'messages news.category.technical': { section: '9', ja: '技術情報' },
  'messages industry.chemistry': { section: '9', ja: '化学' },
  'messages industry.biotechnology': { section: '9', ja: 'バイオテクノロジー' },
  'messages industry.materials': { section: '9', ja: '材料科学' },
  'messages status.live': { section: '3', ja: '実用化済' },
  'messages status.trial': { section: '3', ja: '実証実験中' },
  'messages article.shared': { section: '8', ja: 'URLをコピーしました' },
  'whitepaper download.done.title': { section: '8', ja: 'ダウンロード完了' },
  'whitepaper download.done.text': {
    section: '8',
    ja: '実験自動化 完全ガイドをダウンロードしました。',
  },
  'whitepaper download.failed.title': { section: '8', ja: 'ダウンロードエラー' },
  'whitepaper download.failed.text': {
    section: '8',
    ja: 'ダウンロードに失敗しました。しばらく後に再度お試しください。',
  },
  'not-found default.title': { section: '8', ja: 'Oops! Page not found', en: 'Oops! Page not found' },
  'not-found special.1.title': { section: '8', ja: '自動化例が見つかりません' },
  'not-found special.2.title': { section: '8', ja: '記事が見つかりませんでした' },
};

/** Ids that links of other sites and of the specification lead to (section 2). */
export const IDS: Readonly<Record<string, readonly string[]>> = {
  '/': ['flow'],
  '/services/custom-automation': ['process', 'final-cta'],
  '/services/lablockly': ['features', 'contact'],
};

/** Links that a page has to have (section 2), by their path in Japanese; `url:` names an address of content/site.json. */
export const LINKS: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'url:consultation',
    '/services/custom-automation',
    '/cases/flow-synthesis',
    '/cases/bio-automation',
    '/cases/material-science',
    '/contact',
    '/news',
  ],
  '/about': ['/labneeds', '/contact'],
  '/services': ['/services/labcraft', '/labneeds', '/services/tore'],
  '/services/custom-automation': [
    'url:consultation',
    '#process',
    '/services/labcraft',
    '/services/tore',
    '/services/maintenance',
  ],
  '/services/automation-consulting': ['url:consultation'],
  '/services/tore': ['/contact'],
  '/services/lablockly': [
    '#contact',
    '#features',
    'url:consultation',
    '/resources',
    '/services/custom-automation',
  ],
  '/cases': [
    '/cases/flow-synthesis',
    '/cases/bio-automation',
    '/cases/flow-synthesis-scale-up',
    '/cases/material-science',
    '/cases/chemistry-automation',
    '/tech/waste-liquid',
    '/services/tore',
    'url:extensionStore',
  ],
  '/donation': ['url:universityFund'],
  '/contact': ['url:contact', 'url:maps'],
  '/labneeds': ['/labneeds/examples', 'url:labneedsRequest', 'url:labneedsParticipation'],
  '/labneeds/examples': ['/labneeds'],
  '/tech/waste-liquid': ['url:extensionStore', '/contact'],
};

/** Links of the header and of the footer on every page (section 2). */
export const HEADER_LINKS: readonly string[] = [
  '/',
  '/services',
  '/services/custom-automation',
  '/services/labcraft',
  '/services/tore',
  '/cases',
  '/news',
  'url:consultation',
];
export const FOOTER_LINKS: readonly string[] = [
  '/services/custom-automation',
  '/services',
  '/about',
  '/team',
  '/news',
  '/electronic-notice',
  '/cases',
  '/blog',
  '/whitepaper',
  '/contact',
  '/privacy',
  '/terms',
  'url:studentGroup',
  'url:social',
];

/** Routes of the table in section 2 that no list above names. What a page has a link to is a page (built/search-engines.ts). */
export const OTHER_ROUTES: readonly string[] = [
  '/labneeds/beaker-test-tube-exchanger',
  '/labneeds/pipetting-automation',
  '/labneeds/waste-ph-adjuster',
];

/** The lengths of the two legal texts (section 2). */
export const ARTICLES: Readonly<Record<string, number>> = { '/privacy': 8, '/terms': 15 };

/** Limits (section 9) that a visitor meets. */
export const LIMITS = {
  newsPerPage: 4,
  blogPerPage: 4,
  pageNumbers: 5,
  recentPosts: 3,
  tagsPerCard: 3,
  otherCases: 3,
  toast: 3000,
  headerScroll: 10,
} as const;
