/**
 * What the specification fixes word for word, with the section that fixes it: figures, texts, links, limits. Nothing else in
 * the tests repeats what the site says; a line changes here only with the specification.
 */

/** The figures of the site, by their names in content/facts.json. */
export const FIGURES: Readonly<Record<string, { value: number | string; section: string }>> = {
  'consultation.reply': { value: 3, section: '9' },
  'consultation.reception': { value: 24, section: '9' },
  'custom.price.low': { value: 1_000_000, section: '9' },
  'custom.price.high': { value: 6_000_000, section: '9' },
  'custom.price.large': { value: 5_000_000, section: '9' },
  'custom.delivery.low': { value: 2, section: '9' },
  'custom.delivery.high': { value: 6, section: '9' },
  'custom.warranty': { value: 1, section: '9' },
  'process.hearing': { value: 1, section: '9' },
  'process.proposal': { value: 2, section: '9' },
  'process.development.low': { value: 4, section: '9' },
  'process.development.high': { value: 8, section: '9' },
  'process.installation': { value: 1, section: '9' },
  'benefit.time': { value: 70, section: '9' },
  'benefit.errors': { value: 95, section: '9' },
  'benefit.cost': { value: 30, section: '9' },
  'parts.prototype': { value: 1, section: '9' },
  'arm.small.payload': { value: 0.5, section: '9' },
  'arm.small.reach': { value: 320, section: '9' },
  'arm.small.repeatability': { value: 0.05, section: '9' },
  'arm.medium.payload': { value: 3, section: '9' },
  'arm.medium.reach': { value: 625, section: '9' },
  'arm.medium.repeatability': { value: 0.1, section: '9' },
  'arm.large.payload': { value: 5, section: '9' },
  'arm.large.reach': { value: 850, section: '9' },
  'arm.large.repeatability': { value: 0.03, section: '9' },
  'plan.basic': { value: 50_000, section: '9' },
  'plan.standard': { value: 120_000, section: '9' },
  'plan.premium': { value: 250_000, section: '9' },
  'plan.basic.from': { value: 9, section: '9' },
  'plan.basic.to': { value: 17, section: '9' },
  'plan.standard.from': { value: 8, section: '9' },
  'plan.standard.to': { value: 19, section: '9' },
  'plan.standard.onsite': { value: 2, section: '9' },
  'plan.premium.hours': { value: 24, section: '9' },
  'plan.premium.days': { value: 7, section: '9' },
  'company.founded': { value: '2025-05-01', section: '9' },
  'company.capital': { value: 500_000, section: '9' },
  'privacy.enacted': { value: '2025-10-05', section: '9' },
  'terms.enacted': { value: '2023-04-01', section: '9' },
  'case.flow.before': { value: 3, section: '9' },
  'case.flow.after': { value: 45, section: '9' },
  'case.reproducibility': { value: 3, section: '9' },
  'case.variation.before': { value: 15, section: '9' },
  'case.variation.after': { value: 3, section: '9' },
  'case.injection': { value: 0.3, section: '9' },
  'case.collector.cost': { value: 10, section: '9' },
  'case.beads.wait': { value: 3, section: '9' },
  'case.ph.target': { value: 7, section: '9' },
  'plate.wells': { value: 96, section: '9' },
  'waste.cut': { value: 90, section: '9' },
  'waste.before': { value: 10, section: '9' },
  'waste.after': { value: 30, section: '9' },
  'waste.tanks': { value: 12, section: '9' },
  'waste.share': { value: 4, section: '9' },
  'labcraft.learning': { value: 1, section: '9' },
  'whitepaper.time': { value: 75, section: '9' },
  'whitepaper.reproducibility': { value: 95, section: '9' },
  'whitepaper.quality': { value: 40, section: '9' },
  'labclone.success': { value: 30, section: '9' },
  'labclone.cycle': { value: 40, section: '9' },
  'labneeds.projects': { value: 120, section: '2' },
  'labneeds.completed': { value: 85, section: '2' },
  'labneeds.engineers': { value: 50, section: '2' },
};

/** Where the figures of sections 2 and 9 are stated: the copy of a page, and the names of the figures it has to use. */
export const STATED: Readonly<Record<string, readonly string[]>> = {
  home: [
    'consultation.reply',
    'consultation.reception',
    'custom.price.low',
    'custom.price.high',
    'custom.delivery.low',
    'custom.delivery.high',
    'parts.prototype',
    'labcraft.learning',
    'case.variation.before',
    'case.variation.after',
    'case.injection',
  ],
  'custom-automation': [
    ...['small', 'medium', 'large'].flatMap((arm) =>
      ['payload', 'reach', 'repeatability'].map((what) => `arm.${arm}.${what}`),
    ),
    'custom.price.low',
    'custom.price.high',
    'custom.price.large',
    'custom.delivery.low',
    'custom.delivery.high',
    'custom.warranty',
    'process.hearing',
    'process.proposal',
    'process.development.low',
    'process.development.high',
    'process.installation',
    'benefit.time',
    'benefit.errors',
    'benefit.cost',
    'parts.prototype',
    'plate.wells',
  ],
  labcraft: ['labcraft.learning', 'plate.wells'],
  lablockly: ['labclone.success', 'labclone.cycle'],
  maintenance: [
    'plan.basic',
    'plan.standard',
    'plan.premium',
    'plan.basic.from',
    'plan.basic.to',
    'plan.standard.from',
    'plan.standard.to',
    'plan.standard.onsite',
    'plan.premium.hours',
    'plan.premium.days',
  ],
  about: ['company.founded', 'company.capital'],
  contact: ['consultation.reply', 'consultation.reception'],
  labneeds: ['labneeds.projects', 'labneeds.completed', 'labneeds.engineers'],
  'waste-liquid': ['waste.cut', 'waste.before', 'waste.after', 'waste.tanks', 'waste.share'],
  whitepaper: ['whitepaper.time', 'whitepaper.reproducibility', 'whitepaper.quality', 'case.beads.wait'],
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
  'messages newsExplorer.toast': { section: '8', ja: '検索実行' },
  'messages newsExplorer.empty': { section: '8', ja: '検索条件に一致する記事がありません。' },
  'messages newsExplorer.result': {
    section: '2',
    ja: '{total}件中 {from} - {to} 件表示',
    en: '{total} items, from {from} to {to} shown',
  },
  'messages blog.result': {
    section: '9',
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

/** Every route of the table in section 2, and the two pages that it links without a row. */
export const ROUTE_TABLE: readonly string[] = [
  '/',
  '/about',
  '/services',
  '/services/custom-automation',
  '/services/labcraft',
  '/services/lablockly',
  '/services/automation-consulting',
  '/services/maintenance',
  '/services/tore',
  '/news',
  '/cases',
  '/cases/flow-synthesis',
  '/cases/bio-automation',
  '/cases/material-science',
  '/cases/chemistry-automation',
  '/donation',
  '/contact',
  '/electronic-notice',
  '/privacy',
  '/terms',
  '/labneeds',
  '/labneeds/examples',
  '/labneeds/beaker-test-tube-exchanger',
  '/labneeds/pipetting-automation',
  '/labneeds/waste-ph-adjuster',
  '/tech/waste-liquid',
  '/blog',
  '/whitepaper',
  '/team',
  '/resources',
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
