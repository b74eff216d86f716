/** Fields and blocks of copy that many pages share, with their help texts for editors; pages extend them. */
import { z } from 'zod';
import { differBy, hasUniqueIds, internalPath, lines, name, slug, text } from '../content/fields.ts';

export const label = name.meta({
  ja: '区画や図の名前（区画では見出しの上に出ます）',
  en: 'Plain name; that of a block stands above its heading',
});

/** Heads the first screen of a page whose title is a statement. */
export const heroLabel = text.meta({
  ja: 'ページの題の上に出る、製品やサービスの名前と種類',
  en: 'What the page is about, above its title: the name of the thing and its kind',
});

const crumb = name.meta({ ja: 'パンくずに出る名前', en: 'Name in the breadcrumb' });
export const lead = text.meta({ ja: '見出しのすぐ下の文', en: 'Sentences under the heading' });
export const caption = text.meta({ ja: '図や表の説明', en: 'Text under a figure or table' });
export const drawing = text.meta({
  ja: '図に描かれているもの（読み上げ用）',
  en: 'What the drawing shows, for screen readers',
});
export const tableCorner = text.meta({
  ja: '一列目の見出し（読み上げ用）',
  en: 'Heading of the first column, for screen readers',
});
export const tableScroll = text.meta({
  ja: '横に動かせる表の名前（読み上げ用）',
  en: 'Name of the scrolling table, for screen readers',
});
export const consult = text.meta({ ja: '相談フォームへのボタン', en: 'Button to the consultation form' });
const mail = text.meta({ ja: '会社へのメールを開くリンク', en: 'Link that opens a mail to the company' });
export const listLink = text.meta({ ja: '一覧へのリンク', en: 'Link to the list' });
export const renderingNote = text.meta({
  ja: '画像はイメージだという断り',
  en: 'Says that pictures are renderings',
});
export const status = z
  .enum(['trial', 'soon'])
  .optional()
  .meta({ ja: '印：実証実験中（trial）か準備中（soon）', en: 'Badge: in trial or in preparation' });

/** What the copy of every page begins with. */
export const pageHead = z
  .strictObject({
    title: name.meta({
      ja: 'ブラウザーと検索結果に出る題。ほかのページと重ならないもの',
      en: 'Title in the browser and in search results, unique',
    }),
    description: text.meta({
      ja: '検索結果に出る一、二文。ほかのページと重ならないもの（40〜120文字、英語は60〜160文字）',
      en: 'One or two sentences for search results, unique: 40-120 characters, English 60-160',
    }),
    crumb,
    label: name.meta({ ja: 'ページ一覧での名前', en: 'Name of the page in lists of all pages' }),
  })
  .meta({ ja: '検索結果とブラウザーに出る題と説明', en: 'Head of the page' });

/** What the first screen of a page begins with whose title is a statement. */
export const statement = z.strictObject({ label: heroLabel, title: lines, lead });
export const block = z.strictObject({ label, title: lines });
export const textBlock = block.extend({ text });
export const titledText = z.strictObject({
  title: lines,
  text: text.meta({ ja: '見出しの下の文', en: 'Sentences under its heading' }),
});
export const notice = z.strictObject({ title: text, text });
export const fact = z.strictObject({ term: text, value: text });
export const numberedCaption = z
  .strictObject({ number: text, text })
  .meta({ ja: '図の番号と、図の下の文', en: 'Number of the figure, and the text under it' });
export const service = z.strictObject({ name: text, text, link: internalPath });

export const video = z.strictObject({
  title: text.meta({
    ja: '動画の名前（再生時に読み上げ）',
    en: 'Name of the video, read out with the player',
  }),
  play: text.meta({ ja: '再生ボタンの文字', en: 'Text of the play button' }),
  note: text.meta({
    ja: 'ボタンの下の小さな文（動画の配信元）',
    en: 'Small text under the button: where the video comes from',
  }),
});

/** A case that a page shows as a card. All the card says stands in the case itself. */
export const shownCase = z.strictObject({
  id: slug.meta({
    ja: '事例のid。題、写真、数値は事例のファイルにあります',
    en: 'Id of the case; title, picture and figures are in its own file',
  }),
  drawn: z
    .boolean()
    .optional()
    .meta({ ja: '写真の代わりに工程の図を出す', en: 'Shows its drawing in place of its picture' }),
});

/** A program as LabCraft draws it, and the screen around it. */
export const program = z.strictObject({
  repeat: text,
  range: text,
  rows: z.array(z.strictObject({ verb: text, values: z.array(text).default([]) })).min(3),
});
export const panel = z
  .strictObject({
    file: text,
    status: text,
    say: text,
    sentence: text,
    check: text,
    blocks: program,
    rehearse: text,
    plate: drawing,
    foot: text,
    run: text,
  })
  .meta({ ja: '操作画面の図の中の文字', en: 'Words in the drawing of the screen' });
export type PanelCopy = z.output<typeof panel>;

/** A mail that a visitor copies, with its questions. */
export const letter = z
  .strictObject({
    label,
    to: text.meta({ ja: 'メールの宛先の見出し', en: 'Word for the address of the mail' }),
    about: text.meta({ ja: 'メールの件名の見出し', en: 'Word for its subject' }),
    subject: text,
    sentence: text,
    questions: z.array(text).min(1),
  })
  .meta({ ja: 'メールの下書き', en: 'Draft of a mail' });
export type LetterCopy = z.output<typeof letter>;

export const documentName = slug.meta({
  ja: '資料の名前（資料のアドレス /documents/○○.ja.pdf の○○）',
  en: 'Name of the document, as in its address /documents/name.en.pdf',
});

const question = z.strictObject({ question: text, answer: text });
const ASKED_TWICE = 'A question stands twice: delete one, or word it another way';
export const questions = z.array(question).refine(differBy('question'), ASKED_TWICE);

/** What a document names a text by (app/documents/safety-questions.ts): the text may move, its id stays. */
export const answerId = slug.optional().meta({
  ja: '資料がこの答えを引くときの id。両方の言語で同じもの。引かれている id は変えません',
  en: 'Id by which a document names the answer, the same in both languages; leave one that is named',
});

/** Copy of a block of questions with their answers (`app/sections/faq-block.tsx`), which the structured data repeats. */
export const faqBlock = block
  .extend({
    more: text.meta({ ja: 'お問い合わせのページへのリンク', en: 'Link to the contact page' }),
    items: z
      .array(question.extend({ id: answerId }))
      .min(5)
      .max(8)
      .refine(hasUniqueIds, 'An id is given twice')
      .refine(differBy('question'), ASKED_TWICE)
      .meta({
        ja: '相談するかどうかを決める質問（五つから八つ）',
        en: 'Five to eight questions that decide whether somebody asks us',
      }),
  })
  .meta({ ja: '質問と答え', en: 'Questions and answers' });
export type FaqBlockCopy = z.output<typeof faqBlock>;

/** Ids that the frame of every page has, its headings and what stands in a block among it. */
const OF_PAGE = /^(?:main|top|(?:site|services)-menu|site-search(?:-q)?|footer-\w+|h-\d+|block-\d+-.*)$/;

/** What links lead to (`/page#name`). */
export const blockId = slug
  .refine((name) => !OF_PAGE.test(name), 'Every page has this id already: choose another name')
  .optional()
  .meta({
    ja: 'このブロックへのリンク（/page#○○）に使う名前。なくてもよい',
    en: 'Name for links to this block, as in /page#name; not needed',
  });

/** Copy of the teal block that ends most pages (`components/sections/closing-ask.tsx`). */
export const closingAsk = textBlock
  .extend({
    consult,
    mail,
    assurances: z
      .array(text)
      .min(1)
      .optional()
      .meta({ ja: 'ボタンのそばの短い約束', en: 'Short promises beside the button' }),
  })
  .meta({ ja: 'ページの終わりの問いかけ', en: 'Closing question to the reader' });
export type ClosingAskCopy = z.output<typeof closingAsk>;
