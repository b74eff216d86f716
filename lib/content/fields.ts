/** Reusable field types of the content schemas, so that a schema reads as a list of names. */
import { z } from 'zod';
import { barePath } from '../i18n/paths.ts';

declare module 'zod' {
  /** What a field is for, beside the field: hover help in an editor, guidance in a new file. */
  interface GlobalMeta {
    ja: string;
    en: string;
  }
}

/** An id, slug or folder name: ASCII words in lower case, joined by single hyphens. */
export const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A path of this site that starts with one slash and carries no language prefix. */
const isBarePath = (value: string) => /^\/(?![/\\])\S*$/.test(value) && barePath(value) === value;

const isHttps = (value: string) => /^https:\/\/[^\s/]\S*$/.test(value) && URL.canParse(value);

export const text = z.string().trim().min(1, 'Must not be empty').meta({
  ja: '文。会社の数値は {{plan.basic|yen}} のように書きます',
  en: 'Text; figures of the company as {{plan.basic|yen}}',
});

type Split<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Split<Rest> : Names;

/** A text for each of these names. */
export const textsOf = <const Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

/** A text for each name; the names are words in rows. */
export const texts = <const Names extends string>(...rows: Names[]) =>
  textsOf(rows.flatMap((row) => row.split(' ')) as Split<Names>[]);

/** Characters of a heading: the longest of ours has 74. A paragraph that was pasted by mistake would burst its card. */
export const MOST_IN_HEADING = 120;

/** What a list of sections and a screen reader can name: of signs and pictures alone nothing is heard. */
export const WORD = /[\p{L}\p{Nd}\p{Nl}]/u;

const worded = text.refine(
  (value) => value === '' || WORD.test(value),
  'Add words: of signs alone no list and no screen reader can make a name',
);

/** A name or a title that is shown in one line, as it is typed. Between two names ` | ` may stand, as before that of the site. */
export const name = worded.refine(
  (value) => !/\S\||\|\S/.test(value),
  'A "|" breaks the lines of headings alone: delete it here',
);

export const lines = worded
  .max(MOST_IN_HEADING)
  .refine(
    (value) => value.split('|').every((line) => line.trim() !== ''),
    'A "|" must stand between two lines',
  )
  .refine((value) => value.split('|').length <= 3, 'A heading has three lines at most: delete a "|"')
  .meta({ ja: '見出し。「|」で改行の位置を示せます', en: 'Heading; a "|" marks a line break made by hand' });

export const slug = z
  .string()
  .regex(KEBAB_CASE, 'Use lower-case ASCII words joined by hyphens, like "flow-synthesis"')
  .meta({ ja: 'id（小文字の英数字とハイフン）', en: 'Id in kebab-case' });

/** Tells whether no two of some items have the same in a field, where they have it: `items.refine(differBy('id'), …)`. */
export const differBy =
  <K extends string>(field: K) =>
  (items: readonly { [key in K]?: string | undefined }[]): boolean => {
    const values = items.flatMap((item) => item[field] ?? []);
    return new Set(values).size === values.length;
  };
/** Tells whether no two of some items that may have an id have the same one. */
export const hasUniqueIds = differBy('id');

export const isoDate = z.iso
  .date({
    abort: true,
    error: (issue) => (issue.code === 'invalid_format' ? 'Invalid ISO date' : undefined),
  })
  .refine(
    (day) => /^(?:19|20|21)/.test(day),
    'Check the year: it has four digits and begins with 19, 20 or 21',
  )
  .meta({ ja: '日付（YYYY-MM-DD、日本時間）', en: 'Date as YYYY-MM-DD, in Japan time' });

const idOfVideo = (form: RegExp) =>
  z
    .string()
    .regex(form, 'A video id has 11 letters, digits, hyphens or underscores')
    .meta({ ja: '動画サービスでの動画のid（11文字）', en: 'Id of a video at the video service' });

export const videoId = idOfVideo(/^[\w-]{11}$/);

/** The same in a file that `npm run new` makes: its guidance is named as what is still to be written (unfilled.ts). */
export const videoIdOfEntry = idOfVideo(/^(?:[\w-]{11}|✍.*)$/);

export const uploadDay = isoDate.meta({
  ja: '動画サービスに動画を公開した日（YYYY-MM-DD）。分からなければ書きません',
  en: 'Day on which the film was put up at the video service, YYYY-MM-DD',
});

export const yearMonth = z
  .string()
  .regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/, 'Use YYYY-MM')
  .meta({ ja: '年月（YYYY-MM）', en: 'Month as YYYY-MM' });

/** What lists and search results show of an entry. */
export const summary = text.meta({
  ja: '一覧と検索結果に出る一、二文。ほかの記事と重ならないもの',
  en: 'One or two sentences for the list and for search results, unique',
});

/** How the name of a picture is written, which lies beside the file that shows it. */
export const IMAGE_FILE = /^\.\/[\w-][\w.-]*\.(?:webp|png|jpe?g|avif)$/;

export const IMAGE_FILE_RULE =
  'Name an image next to this file as "./name.webp": letters, digits and hyphens, and in lower case webp, png, jpg, jpeg or avif';

export const imageFile = z
  .string()
  .regex(IMAGE_FILE, IMAGE_FILE_RULE)
  .meta({ ja: '同じフォルダーの画像（./name.webp の形）', en: 'Image next to this file, as ./name.webp' });

export const BARE_PATH_RULE = 'Use a path of this site without language prefix, like "/about"';

export const internalPath = z
  .string()
  .refine(isBarePath, BARE_PATH_RULE)
  .meta({ ja: 'サイト内のパス（/en を付けない）', en: 'Path of this site, without language prefix' });

export const externalUrl = z
  .string()
  .refine(isHttps, 'Use a full address that starts with https://')
  .meta({ ja: '外部サイトのアドレス（https のみ）', en: 'Address of another site, https only' });

export const link = z
  .string()
  .refine(
    (value) => isBarePath(value) || isHttps(value),
    'Use a path like "/about" or an address that starts with https://',
  )
  .meta({ ja: 'サイト内のパス、または https:// のアドレス', en: 'Path of this site or https address' });

/** A picture that may only decorate: forms leave out what is empty. */
export const imageWithAlt = z
  .strictObject({
    src: imageFile,
    alt: z.string().trim().default('').meta({
      ja: '画像に写っているものの説明。飾りの画像なら空にします',
      en: 'What the image shows; empty when it only decorates',
    }),
  })
  .meta({ ja: '画像と、その説明', en: 'Image with its text alternative' });

/** Refuses a caption without the picture under which it would stand: `schema.refine(hasPicture, CAPTION_ALONE)`. */
export const hasPicture = ({ image, caption }: { image?: unknown; caption?: unknown }): boolean =>
  image !== undefined || !caption;
export const CAPTION_ALONE = {
  message: 'A caption is shown under an image alone: add "image", or delete "caption"',
  path: ['caption'],
};

/** A picture that decorates as a rule, because what stands beside it says what it shows. */
export const imageBesideText = imageWithAlt.meta({
  ja: '画像。横の文がその説明になるなら、説明は要りません',
  en: 'Image; it needs no text alternative where the text beside it says what it shows',
});

/** A picture that documents show as well, where it stands alone. */
export const imageWithWords = imageWithAlt.extend({
  alt: text.meta({
    ja: '画像に写っているものの説明。PDF の資料にも入ります',
    en: 'What the image shows; documents in PDF have it, too',
  }),
});

/** A text that a file for both languages holds in both. */
export const bilingual = z
  .strictObject({
    ja: text.meta({ ja: '日本語の文', en: 'Japanese text' }),
    en: text.meta({ ja: '英語の文', en: 'English text' }),
  })
  .meta({ ja: '日本語と英語の文', en: 'Text in both languages' });
