/** Pages that editors put together of blocks, without code (docs/decisions/0017): `content/block-pages/<address>/`. */
import { z } from 'zod';
import { blockList } from '../blocks/schemas.ts';
import { caption, pageHead } from '../pages/copy-parts.ts';
import { CAPTION_ALONE, hasPicture, imageWithAlt, internalPath, isoDate, lines, text } from './fields.ts';
import type { LoadedFile } from './loaded-file.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';
import { draftField, endField } from './publication.ts';

export const blockPageSchema = z.strictObject({
  head: pageHead,
  parent: internalPath.optional().meta({
    ja: 'パンくずで上に来るページのパス（例：/resources）。書かなければホームのすぐ下',
    en: 'Path of the page above it in the breadcrumb, like /resources; without one, the home page',
  }),
  date: isoDate.optional().meta({
    ja: '公開する日（YYYY-MM-DD、日本時間）。書かなければすぐに公開',
    en: 'Day on which it is published, YYYY-MM-DD in Japan time; without one, at once',
  }),
  ...endField,
  updated: isoDate.optional().meta({
    ja: '内容を最後に改めた日（あれば）',
    en: 'Day of the last change of substance, if any',
  }),
  ...draftField,
  top: z
    .strictObject({
      title: lines.meta({ ja: 'ページの題。「|」で改行', en: 'Title of the page; a "|" breaks the line' }),
      text: text.meta({ ja: '題の下の文', en: 'Sentences under the title' }),
      image: imageWithAlt.optional(),
      caption: caption.optional(),
    })
    .refine(hasPicture, CAPTION_ALONE)
    .meta({ ja: 'ページの最初の画面', en: 'First screen of the page' }),
  blocks: blockList,
});
export type BlockPage = z.output<typeof blockPageSchema>;

/** What is said of a path that no page has; `known` are those that may be meant. */
export const noPage = (value: string, known: readonly string[]) => {
  const meant = nearest(value, known);
  return {
    ja: `このパスのページはありません。${meant ? `「${meant}」ではありませんか` : 'サイトにあるページのパスに直すか、行を消してください'}`,
    en: `No page has this path: ${meant ? `did you mean "${meant}"?` : 'name a page of the site, or delete the line'}`,
  };
};

const ENDS_BEFORE = {
  ja: '終わりの日（until）が公開日（date）より前です。どちらかを直してください',
  en: 'The last day ("until") comes before the day of publication ("date"): correct one of them',
};

/** What is wrong with places and days of pages; `paths` are those of the pages that may stand above them. */
export const blockPageProblems = (files: readonly LoadedFile[], paths: readonly string[]): Problem[] =>
  files.flatMap(({ file, source, data }) => {
    const { parent, date = '', until } = data as BlockPage;
    const at = (field: string) => ({ file, at: source.locate([field]), field });
    return [
      ...(parent && !paths.includes(parent)
        ? [{ ...at('parent'), message: noPage(parent, paths), value: parent }]
        : []),
      ...(until && until < date ? [{ ...at('until'), message: ENDS_BEFORE, value: until }] : []),
    ];
  });
