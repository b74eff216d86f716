/** Copy of /glossary; the terms are a collection. */
import { z } from 'zod';
import { text } from '../../../lib/content/fields.ts';
import { GLOSSARY_GROUPS } from '../../../lib/content/glossary.ts';
import { pageHead, titledText } from '../../../lib/pages/copy-parts.ts';

export const glossaryPageSchema = z.strictObject({
  head: pageHead,
  hero: titledText,
  contents: text,
  also: text.meta({ ja: '同じ意味の言葉の前に出す言葉', en: 'Word before the other words for a term' }),
  more: text,
  groups: z
    .record(z.enum(GLOSSARY_GROUPS), text)
    .meta({ ja: '分野の名前（キーごと）', en: 'Name of each subject, by its key' }),
});
