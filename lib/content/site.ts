/** `content/site.json`: facts about the company, addresses, external URLs and switches. */
import { z } from 'zod';
import { type Facts, figureIn } from './facts.ts';
import { bilingual, externalUrl, isoDate, text, uploadDay, videoId } from './fields.ts';

/** The day of foundation and the capital are figures: they stand in `content/facts.json` alone. */
const company = z.strictObject({
  name: bilingual.meta({ ja: '会社の名前', en: 'Name of the company' }),
  legalName: bilingual
    .optional()
    .meta({ ja: '登記上の商号（会社の種類を含む）', en: 'Registered name with the legal form' }),
  representative: bilingual.optional().meta({ ja: '代表者（役職と氏名）', en: 'Office and name' }),
  phone: z
    .string()
    .regex(
      /^(?=(?:\D*\d){9,15}\D*$)\+?\d+(?:-\d+)*$/,
      'Write a phone number as 022-123-4567 or +81-22-123-4567, in plain digits',
    )
    .optional()
    .meta({ ja: '電話番号', en: 'Phone number' }),
  corporateNumber: z
    .string()
    .regex(/^\d{13}$/, 'A corporate number has 13 digits')
    .optional()
    .meta({ ja: '法人番号（13桁）', en: 'Corporate number, 13 digits' }),
  invoiceNumber: z
    .string()
    .regex(/^T\d{13}$/, 'An invoice number is a T and 13 digits')
    .optional()
    .meta({
      ja: '適格請求書発行事業者の登録番号（Tと13桁）',
      en: 'Number of the qualified invoice issuer: T and 13 digits',
    }),
  bank: bilingual
    .optional()
    .meta({ ja: '振込先（銀行、支店、口座、名義）', en: 'Bank account for payments' }),
  address: bilingual.meta({ ja: '住所', en: 'Postal address' }),
});

/** What may be left out for good (tools/launch/field-questions.json asks for it). */
const DECLINABLE = ['legalName', 'phone', 'corporateNumber', 'invoiceNumber', 'bank'] as const;

const urls = z.strictObject({
  consultation: externalUrl.meta({ ja: '無料相談のフォーム', en: 'Form for a free consultation' }),
  caseConsultation: externalUrl.meta({ ja: '事例の相談フォーム', en: 'Form to ask about a case' }),
  contact: externalUrl.meta({ ja: 'お問い合わせフォーム', en: 'Contact form' }),
  labneedsRequest: externalUrl.meta({ ja: 'LabNeedsの依頼フォーム', en: 'LabNeeds: form to request' }),
  labneedsParticipation: externalUrl.meta({ ja: 'LabNeedsの参加フォーム', en: 'LabNeeds: form to join' }),
  labneedsContact: externalUrl.meta({ ja: 'LabNeedsの質問フォーム', en: 'LabNeeds: other questions' }),
  exampleDocument: externalUrl.meta({
    ja: '専用の資料がない自動化例の資料',
    en: 'For examples without their own',
  }),
  universityFund: externalUrl.meta({ ja: '大学の寄付ページ', en: 'Donation page of the university' }),
  extensionStore: externalUrl.meta({ ja: '廃液の拡張機能の配布ページ', en: 'Store page of the extension' }),
  social: externalUrl.meta({ ja: 'SNSのページ', en: 'Profile in a social network' }),
  studentGroup: externalUrl.meta({ ja: '学生団体のサイト', en: 'Site of the student group' }),
  maps: externalUrl.meta({ ja: '住所の地図', en: 'Map of the postal address' }),
});

const videos = z.strictObject({
  intro: videoId.meta({ ja: '日本語のホームの紹介動画', en: 'Intro film of the Japanese home page' }),
  demo: videoId.meta({ ja: '英語のホームのデモ動画', en: 'Demo film of the English home page' }),
  labcraft: videoId.meta({ ja: 'LabCraftのデモ動画', en: 'LabCraft demo' }),
  tore: videoId.meta({ ja: 'TOREの会計（くり返し再生）', en: 'TORE at the checkout, in a loop' }),
});

/** Beside the ids, under the same names: a film whose day nobody has looked up yet has none. */
const videoDates = z.strictObject({
  intro: uploadDay.optional(),
  demo: uploadDay.optional(),
  labcraft: uploadDay.optional(),
  tore: uploadDay.optional(),
} satisfies Record<keyof typeof videos.shape, z.ZodType>);

const switches = z.strictObject({
  labneeds: z.enum(['open', 'preparing']).meta({
    ja: 'LabNeedsのページを公開する（open）か、準備中の表示だけにする（preparing）か',
    en: 'LabNeeds has its pages, or only shows the notice',
  }),
  samples: z.enum(['show', 'hide']).meta({
    ja: '実在しない導入先、感想の見本：印を付けて出す（show）か、出さない（hide）か。受賞の見本は、いつも出しません',
    en: 'Made-up customers and quotations: shown with a mark, or left out; made-up awards are never shown',
  }),
});

const security = z.strictObject({
  contact: z
    .email('Invalid mail address')
    .meta({ ja: '安全についての連絡先', en: 'For reports about security' }),
  expires: isoDate.meta({
    ja: 'security.txt の期限。この日から無効になるので、毎年改めます',
    en: 'Day from which security.txt no longer holds; renew it every year',
  }),
});

/** With it the export has `/edit`, where editors sign in with the host of the repository (docs/decisions/0016). */
const repository = z.strictObject({
  host: z
    .enum(['github', 'gitlab'])
    .meta({ ja: 'リポジトリーを置いているサービス', en: 'Service that hosts the repository' }),
  name: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'A repository is named as owner/name')
    .meta({ ja: 'リポジトリーの名前（owner/name の形）', en: 'Name of the repository, as owner/name' }),
  branch: text.meta({ ja: '公開するブランチ（main など）', en: 'Branch that is published, such as main' }),
  application: text.optional().meta({
    ja: 'GitLabに登録したアプリケーションのid（なければ、編集者は自分のトークンでサインイン）',
    en: 'Id of the application at GitLab; without one, editors sign in with tokens of their own',
  }),
});

export type Repository = z.output<typeof repository>;

export const siteSchema = z.strictObject({
  siteUrl: externalUrl
    .refine(
      (url) => !/\/\/.*[/?#@]/.test(url),
      'Write the host alone, like https://www.example.com: no path, query or anchor, and no slash at the end',
    )
    .meta({
      ja: 'このサイトのアドレス（ホスト名まで。最後の「/」なし）',
      en: 'Address of this site up to its host, without a slash at the end',
    }),
  company,
  mail: z
    .email('Invalid mail address')
    .meta({ ja: 'お問い合わせのメールアドレス', en: 'Mail address for enquiries' }),
  security: security.meta({ ja: '/.well-known/security.txt の内容', en: 'For /.well-known/security.txt' }),
  declined: z
    .array(z.enum(DECLINABLE.map((name) => `company.${name}` as const)))
    .optional()
    .meta({
      ja: 'サイトに載せないと会社が決めた項目。もう聞きません',
      en: 'What the company has decided not to show; it is not asked for any more',
    }),
  serviceArea: bilingual.meta({ ja: '対応地域', en: 'Where the company works' }),
  urls,
  videos,
  videoDates: videoDates.optional().meta({
    ja: 'videos の動画を公開した日（分かるものだけ）',
    en: 'Day on which each film was put up, where known',
  }),
  switches,
  repository: repository.optional().meta({
    ja: '書くと、サイトの /edit で内容を編集できる。保存先のリポジトリー',
    en: 'If given, the content can be edited at /edit of the site: the repository that it is saved to',
  }),
});

type SiteFile = z.output<typeof siteSchema>;

/** `founded` as YYYY-MM-DD, `capital` in yen. */
export type Site = SiteFile & { company: { founded: string; capital: number } };

/** The day on which the film of an id was put up, if that is known. */
export function filmDay({ videos, videoDates }: SiteFile, id: string): string | undefined {
  const [name] = Object.entries(videos).find(([, film]) => film === id) ?? [];
  return videoDates?.[name as keyof SiteFile['videos']];
}

/** The site file with the company's figures, which are written once. @throws Error naming a figure that is not there. */
export function withCompanyFacts(site: SiteFile, facts: Facts): Site {
  const founded = facts['company.founded']?.value;
  if (typeof founded !== 'string') throw new Error('content/facts.json company.founded: no such figure');
  return { ...site, company: { ...site.company, founded, capital: figureIn(facts, 'company.capital') } };
}
