/** The two files of a new entry. */
import type { z } from 'zod';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import type { Answers } from './answers.ts';
import { markdownFile } from './front-matter.ts';
import { KINDS, rowOf } from './kinds.ts';
import { skeletonFields } from './skeleton.ts';

/** What both languages must share is written alike, though guidance differs by language. */
function share(from: Record<string, unknown>, to: Record<string, unknown>, shared: readonly string[]): void {
  for (const field of shared) if (typeof from[field] === 'string') to[field] = from[field];
}

/** File name → text. `draft` hides the entry until its line is deleted. */
export function filesOf(answers: Answers, draft: boolean): Map<string, string> {
  const kind = KINDS[answers.kind];
  const { schema, format, shared } = rowOf(kind);
  const shape: Record<string, z.ZodType> = schema.shape;
  const japanese = skeletonFields(shape, 'ja');

  const valuesIn = (language: Locale) => {
    const values = skeletonFields(shape, language);
    share(japanese, values, shared);
    values.title = language === 'ja' ? answers.title : answers.titleEn;
    if (kind.date) values.date = kind.date === 'day' ? answers.date : answers.date.slice(0, 7);
    const { field } = kind.choice;
    values[field] = Array.isArray(values[field]) ? [answers.choice] : answers.choice;
    if (draft) values.draft = true;
    return values;
  };
  return new Map(
    LOCALES.map((language) => [
      `${language}.${format}`,
      format === 'md'
        ? markdownFile(shape, valuesIn(language), language)
        : `${JSON.stringify(valuesIn(language), null, 2)}\n`,
    ]),
  );
}
