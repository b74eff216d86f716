/** The blocks that a page of blocks is made of: one row each, in the order in which editors choose. */
import { z } from 'zod';
import { hasUniqueIds, imageWithAlt, internalPath, text, uploadDay, videoId } from '../content/fields.ts';
import { siteSchema } from '../content/site.ts';
import {
  block,
  blockId,
  caption,
  closingAsk,
  documentName,
  fact,
  label,
  lead,
  questions,
  service,
  tableCorner,
  tableScroll,
  textBlock,
  titledText,
  video,
} from '../pages/copy-parts.ts';

/** The schema of a block: its name, which distinguishes it, its fields, its id; `help` is what editors read of it. */
const defineBlock = <const N extends string, S extends z.core.$ZodLooseShape>(
  name: N,
  help: { ja: string; en: string },
  fields: S,
) =>
  z
    .strictObject({
      block: z.literal(name).meta({ ja: 'ブロックの種類', en: 'Which block it is' }),
      ...fields,
      id: blockId,
    })
    .meta(help);

const BLOCK_SCHEMAS = [
  defineBlock(
    'points',
    { ja: '見出しと、文の付いた一覧', en: 'Title with a lead and a list' },
    {
      ...block.shape,
      lead: lead.optional(),
      items: z.array(titledText).min(1).meta({ ja: '並べるもの', en: 'The items' }),
      note: text.optional().meta({ ja: '一覧についての小さな断り', en: 'Small print about the list' }),
    },
  ),
  defineBlock(
    'text',
    { ja: '文章（Markdown）', en: 'Text in Markdown' },
    {
      ...block.shape,
      markdown: text.meta({
        ja: '本文（Markdown）。小見出しは ### から',
        en: 'Text in Markdown; headings inside begin with ###',
      }),
    },
  ),
  defineBlock(
    'columns',
    { ja: '画像と文の二段', en: 'Two columns: text, and a picture' },
    {
      ...textBlock.shape,
      image: imageWithAlt,
      caption: caption.optional(),
    },
  ),
  defineBlock(
    'steps',
    { ja: '番号の付いた手順', en: 'Numbered steps' },
    {
      ...block.shape,
      text: text.optional().meta({ ja: '見出しの横の文', en: 'Text beside the heading' }),
      items: z
        .array(titledText)
        .min(2)
        .max(6)
        .meta({ ja: '順番のある手順（二つから六つ）', en: 'Two to six steps in their order' }),
    },
  ),
  defineBlock(
    'facts',
    { ja: '項目と値', en: 'Facts' },
    {
      ...block.shape,
      items: z.array(fact).min(1).meta({
        ja: '項目と値（日時、場所、費用など）',
        en: 'Terms with their values: day, place, cost',
      }),
    },
  ),
  defineBlock(
    'table',
    { ja: '説明の付いた表', en: 'Table with a caption' },
    {
      ...block.shape,
      caption,
      scroll: tableScroll,
      corner: tableCorner,
      columns: z
        .array(text)
        .min(1)
        .max(5)
        .meta({ ja: '二列目からの見出し', en: 'Heads of the other columns' }),
      rows: z
        .array(
          z.strictObject({
            name: text.meta({ ja: '行の名前', en: 'Name of the row' }),
            values: z.array(text).min(1).meta({ ja: '列の順の値', en: 'Its values, one for each column' }),
          }),
        )
        .min(1)
        .meta({ ja: '行', en: 'The rows' }),
    },
  ).refine(
    ({ columns, rows }) => rows.every(({ values }) => values.length === columns.length),
    'Each row needs one value for each column',
  ),
  defineBlock(
    'cards',
    { ja: 'ほかのページへのリンク', en: 'Links to other pages' },
    {
      ...block.shape,
      items: z.array(service).min(1).meta({ ja: 'ほかのページへのリンク', en: 'Links to other pages' }),
    },
  ),
  defineBlock(
    'questions',
    { ja: '質問と答え', en: 'Questions and answers' },
    {
      ...block.shape,
      items: questions.min(1).max(12).meta({ ja: '質問と答え', en: 'Questions and answers' }),
      more: z
        .strictObject({ text, link: internalPath })
        .optional()
        .meta({ ja: '見出しの下のリンク', en: 'Link below the heading' }),
    },
  ),
  defineBlock(
    'quote',
    { ja: '引用', en: 'Quote' },
    {
      label: label.meta({ ja: '区画の名前（読み上げ用）', en: 'Name of the block, for screen readers' }),
      quote: text.meta({ ja: '言われたこと。本人の言葉だけ', en: 'What somebody said, in their own words' }),
      author: text.meta({ ja: 'だれの言葉か', en: 'Who said it' }),
    },
  ),
  defineBlock(
    'film',
    { ja: '動画', en: 'Film' },
    {
      ...block.shape,
      lead,
      videoId,
      videoDate: uploadDay.optional(),
      video: video.meta({ ja: '動画の名前とボタン', en: 'Name and button of the film' }),
      poster: imageWithAlt.meta({ ja: '再生前に見せる画像', en: 'Picture before it is played' }),
      caption: text.optional().meta({ ja: '動画の下の文', en: 'Text under the film' }),
    },
  ),
  defineBlock(
    'document',
    { ja: '資料のダウンロード', en: 'Document to download' },
    {
      ...textBlock.shape,
      document: documentName,
    },
  ),
  defineBlock(
    'link',
    { ja: '文とボタン', en: 'Text with a button' },
    {
      ...textBlock.shape,
      link: z
        .strictObject({
          text: text.meta({ ja: 'ボタンの文字', en: 'Text of the button' }),
          to: internalPath.optional(),
          url: siteSchema.shape.urls.keyof().optional().meta({
            ja: '外のサイトへ行くとき：content/site.json の urls の名前',
            en: 'To another site instead: its name in urls of content/site.json',
          }),
        })
        .refine(({ to, url }) => (to === undefined) !== (url === undefined), 'Give either "to" or "url"')
        .meta({
          ja: 'ボタンと行き先（to か url のどちらか）',
          en: 'The button, and where it leads: "to" or "url"',
        }),
    },
  ),
  defineBlock(
    'ask',
    { ja: 'ページの終わりの問いかけ', en: 'Closing question to the reader' },
    {
      ...closingAsk.shape,
      to: internalPath.optional().meta({
        ja: 'ボタンの行き先。書かなければ相談フォーム',
        en: 'Where the button leads, if not to the consultation form',
      }),
      document: documentName.optional(),
    },
  ),
] as const;

export const blockSchema = z.discriminatedUnion('block', BLOCK_SCHEMAS);

export const blockList = z
  .array(blockSchema)
  .min(1)
  .refine(hasUniqueIds, 'An id is given twice')
  .refine(
    (blocks) => blocks.filter((one) => one.block === 'steps').length <= 1,
    'A page has one block "steps" at most, the dark band: make another one "points"',
  )
  .refine(
    (blocks) => blocks.slice(0, -1).every((one) => one.block !== 'ask'),
    'The block "ask" ends the page, which has one at most: move it to the end, or delete it',
  )
  .meta({ ja: 'ページを作るブロック（上から順）', en: 'The blocks of the page, from its top' });

/** What the blocks of a page say alike in both languages. */
export const SHARED_IN_BLOCKS = [
  'blocks.*.block',
  'blocks.*.id',
  'blocks.*.image.src',
  'blocks.*.poster.src',
  'blocks.*.document',
  'blocks.*.to',
  'blocks.*.items.*.link',
  'blocks.*.more.link',
  'blocks.*.link.to',
  'blocks.*.link.url',
] as const;

export type PageBlock = z.output<typeof blockSchema>;
export type BlockName = PageBlock['block'];

/** The blocks of a copy; none of one that is not made of them. */
export const blocksIn = (copy: unknown): readonly PageBlock[] =>
  (copy as { blocks?: readonly PageBlock[] }).blocks ?? [];
