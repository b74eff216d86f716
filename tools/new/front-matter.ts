/** A Markdown file to begin with: front matter with a comment for each field, then guidance for the text. */
import { stringify } from 'yaml';
import type { z } from 'zod';
import { UNFILLED } from '../../lib/content/unfilled.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { helpOf } from './skeleton.ts';

/** Fields that most articles do without, as they would be written. */
const OPTIONAL: Record<string, string> = {
  image: 'image: ./cover.webp',
  link: 'link: /services/labcraft',
  draft: 'draft: true',
};
const IMAGE_WITH_ALT = (alt: string) => `image:\n  src: ./cover.webp\n  alt: ${alt}`;

const BODY: Record<Locale, string[]> = {
  ja: [
    `${UNFILLED} ここに本文を書きます。段落と段落の間は一行あけます。`,
    '<!-- 見出しは「## 」、箇条書きは「- 」で始めます。画像は同じフォルダーに置き、![写っているもの](./photo.webp) と書きます。 -->',
    '<!-- 会社の数値（価格や期間）は content/facts.json の名前で、{{plan.basic|yen}} のように書きます。 -->',
  ],
  en: [
    `${UNFILLED} Write the text here, with an empty line between paragraphs.`,
    '<!-- A heading starts with "## ", a list with "- ". A picture lies in this folder: ![what it shows](./photo.webp) -->',
    '<!-- Figures of the company are names of content/facts.json: {{plan.basic|yen}} -->',
  ],
};

const commented = (text: string) => text.replace(/^/gm, '# ');

function optionalLine(name: string, schema: z.ZodType, language: Locale): string | undefined {
  if (name === 'image' && !schema.safeParse('./cover.webp').success)
    return commented(IMAGE_WITH_ALT(language === 'ja' ? '写っているもの' : 'what it shows'));
  const line = OPTIONAL[name];
  return line && commented(line);
}

/** The text of a file. `values` are written as they are; optional fields come as comments to be opened. */
export function markdownFile(
  shape: Record<string, z.ZodType>,
  values: Record<string, unknown>,
  language: Locale,
): string {
  const lines = Object.entries(shape).flatMap(([name, schema]) => {
    const about = helpOf(schema, language);
    const line =
      name in values
        ? stringify({ [name]: values[name] }, { flowLevel: 1 } as never).trim()
        : optionalLine(name, schema, language);
    return line ? [`# ${about}`, line] : [];
  });
  return `---\n${lines.join('\n')}\n---\n\n${BODY[language].join('\n\n')}\n`;
}
