/**
 * An entry that exists in one language on purpose: its one file says `translation: pending` and gives title and
 * summary in the other language (`other`). There it becomes a stand-in: listed with a mark, without a text of its own.
 */
import { z } from 'zod';
import { otherLocale } from '../i18n/locales.ts';
import { text } from './fields.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { Problem, Wording } from './problems.ts';
import { isRecord } from './values.ts';

export const untranslatedFields = {
  translation: z.literal('pending').optional().meta({
    ja: 'pending なら、もう一方の言語のファイルをまだ作らない印。other が必要です',
    en: 'pending: there is no file in the other language yet, on purpose; needs "other"',
  }),
  other: z
    .strictObject({
      title: text.meta({ ja: 'もう一方の言語での題', en: 'Title in the other language' }),
      summary: text.meta({ ja: 'もう一方の言語での短い要約', en: 'Short summary in the other language' }),
    })
    .optional()
    .meta({
      ja: '翻訳がない間、もう一方の言語で見せるもの',
      en: 'What the other language shows while there is no translation',
    }),
};

/** The field of a collection that `other.summary` stands in for. */
export type SummaryField = 'summary' | 'excerpt';

type Pending = { translation?: unknown; other?: { title: string; summary: string } };

/** Whether a file says that its translation is to come. */
export const isPending = (data: unknown): boolean => isRecord(data) && data.translation === 'pending';

const NEEDS_OTHER: Wording = {
  ja: 'translation: pending には other（もう一方の言語の title と summary）が必要です。書き加えてください',
  en: '"translation: pending" needs "other" with title and summary in the other language: add them',
};
const NOT_NEEDED: Wording = {
  ja: '両方の言語のファイルがあります。translation と other の行を消してください',
  en: 'Both languages are there: delete "translation" and "other"',
};
const NOT_PENDING: Wording = {
  ja: 'other は translation: pending と一緒に使います。translation の行を加えるか、other を消してください',
  en: '"other" goes with "translation: pending": add that line, or delete "other"',
};

/** What is wrong with the fields above in one file; `alone` tells that the other language has no file. */
export function pendingProblems({ file, data, source }: LoadedFile, alone: boolean): Problem[] {
  const { translation, other } = data as Pending;
  const problem = (field: string, message: Wording) => [
    { file, at: source.locateName([field]), field, message },
  ];
  if (translation && !alone) return problem('translation', NOT_NEEDED);
  if (translation && !other) return problem('translation', NEEDS_OTHER);
  if (other && !translation) return problem('other', NOT_PENDING);
  return [];
}

/** The alternative text of a picture is in the source's language, so the stand-in's picture only decorates, without a caption. */
const withoutAlt = (image: unknown): unknown => (isRecord(image) ? { ...image, alt: '' } : image);

/** The entry as the other language lists it: no body; `original` names the source. */
export function standInOf(entry: LoadedFile, summary: SummaryField): LoadedFile {
  const { translation: _, other, caption: __, ...data } = entry.data as Pending & Record<string, unknown>;
  const image = data.image === undefined ? {} : { image: withoutAlt(data.image) };
  return {
    ...entry,
    locale: otherLocale(entry.locale),
    original: entry.locale,
    data: { ...data, ...image, title: other?.title, [summary]: other?.summary },
    body: '',
  };
}
