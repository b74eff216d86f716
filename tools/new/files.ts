/** The two files of a new entry: fields with guidance, and for articles guidance for the text below. */
import { stringify } from 'yaml';
import type { z } from 'zod';
import { collections } from '../../lib/content/collections.ts';
import { entryFile } from '../../lib/content/read-entry.ts';
import { UNFILLED } from '../../lib/content/unfilled.ts';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { plainText } from '../../lib/text/lines.ts';
import { canonical } from '../edit/canonical.ts';
import { contentSchemas } from '../editor-files/schemas.ts';
import type { Answers } from './answers.ts';
import { KINDS } from './kinds.ts';
import { helpOf, skeletonFields } from './skeleton.ts';

const BODY: Record<Locale, string> = {
  ja: `${UNFILLED} ここに本文を書きます。段落と段落の間は一行あけます。`,
  en: `${UNFILLED} Write the text here, with an empty line between paragraphs.`,
};

/** Stands above the text as comments of the front matter: in the text a comment is a problem, as no page shows it. */
const HINTS: Record<Locale, string[]> = {
  ja: [
    '本文の見出しは「## 」、箇条書きは「- 」で始めます。画像は同じフォルダーに置き、![写っているもの](./photo.webp) と書きます。',
    '会社の数値（価格や期間）は content/facts.json の名前で、{{plan.basic|yen}} のように書きます。',
  ],
  en: [
    'In the text a heading starts with "## ", a list with "- ". A picture lies in this folder: ![what it shows](./photo.webp)',
    'Figures of the company are names of content/facts.json: {{plan.basic|yen}}',
  ],
};

/** A field that most articles do without, as it would be written; nothing for the others. */
function optionalField(name: string, schema: z.ZodType, language: Locale): string | undefined {
  const alt = language === 'ja' ? '写っているもの' : 'what it shows';
  const isPlainImage = schema.safeParse('./cover.webp').success;
  const lines: Record<string, string> = {
    image: isPlainImage ? 'image: ./cover.webp' : `image:\n  src: ./cover.webp\n  alt: ${alt}`,
    tags: 'tags: [lab-automation]',
    link: 'link: /services/labcraft',
    draft: 'draft: true',
  };
  return lines[name];
}

/** A Markdown file: a comment above each field says what it is for, optional ones are comments to be opened. */
function markdownFile(shape: Record<string, z.ZodType>, values: Record<string, unknown>, language: Locale) {
  const lines = Object.entries(shape).flatMap(([name, schema]) => {
    const line =
      name in values
        ? stringify({ [name]: values[name] }, { flowLevel: 1 } as never).trim()
        : optionalField(name, schema, language)?.replace(/^/gm, '# ');
    return line ? [`# ${helpOf(schema, language)}`, line] : [];
  });
  const hints = HINTS[language].map((hint) => `# ${hint}`);
  return `---\n${[...lines, ...hints].join('\n')}\n---\n\n${BODY[language]}\n`;
}

/** File name → text. `draft` hides the entry until its line is deleted. */
export function filesOf(answers: Answers, draft: boolean): Map<string, string> {
  const { collection, date, choice, titled } = KINDS[answers.kind];
  const { schema, format, shared } = collections[collection];
  const shape: Record<string, z.ZodType> = schema.shape;
  const japanese = skeletonFields(shape, 'ja');
  const textIn = (language: Locale) => {
    const values = skeletonFields(shape, language);
    // What both languages must share is written alike, though guidance differs by language.
    for (const field of shared) if (typeof japanese[field] === 'string') values[field] = japanese[field];
    const title = language === 'ja' ? answers.title : answers.titleEn;
    // Only headings have lines.
    const fitting = (field?: z.ZodType) => (field?.safeParse(title).success ? title : plainText(title));
    if (!titled) values.title = fitting(shape.title);
    for (const [part, fields] of Object.entries(titled ?? {}))
      for (const field of fields)
        (values[part] as Record<string, unknown>)[field] = fitting((shape[part] as z.ZodObject).shape[field]);
    if (date && answers.date) values.date = date === 'month' ? answers.date.slice(0, 7) : answers.date;
    if (choice)
      values[choice.field] = Array.isArray(values[choice.field]) ? [answers.choice] : answers.choice;
    if (draft) values.draft = true;
    if (format === 'md') return markdownFile(shape, values, language);
    const forms = contentSchemas().find(({ name }) => name === collection)!;
    return canonical(JSON.stringify(values), format, forms.schema);
  };
  return new Map(LOCALES.map((language) => [entryFile(language, format), textIn(language)]));
}
