/** What is typed into a field: as a number, and as a line of text. */
import type * as z from 'zod/mini';

/** Digits, with commas between thousands, of which none begins with 0; what a field for numbers lets through may have an exponent. */
const NUMBER = /^[-+]?(?:[1-9]\d{0,2}(?:,\d{3})+|\d*)(?:\.\d*)?(?:e[-+]?\d+)?$/i;

/** Digits that are more than their number: 10³ is not 103. */
const RAISED = /\p{No}/u;

/** What is typed as a number in any width: １２ is 12. What is not a number stays what it is: 1,5 may be 1.5 or 15. */
export function typed(value: string): unknown {
  if (RAISED.test(value)) return value;
  const plain = value.normalize('NFKC').trim();
  if (plain === '') return undefined;
  const found = NUMBER.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
  return Number.isFinite(found) ? found : value;
}

/** One line of whole characters: what a text of a link or a file may hold besides goes. */
export const oneLine = (text: string) => text.toWellFormed().replaceAll(/\p{Cc}+/gu, ' ');

/** Whether a field takes a number: a text is not refused as a text, but as no number. */
export const takesNumber = (schema: z.ZodMiniType): boolean =>
  schema
    .safeParse('')
    .error?.issues.some((issue) => 'expected' in issue && ['number', 'int'].includes(issue.expected)) ??
  false;
