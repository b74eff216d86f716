/** Field types of the published data. Names and texts are in both languages, addresses are absolute. */
import { z } from 'zod';

export const bilingualText = z
  .strictObject({ ja: z.string().min(1), en: z.string().min(1) })
  .describe('Text in Japanese and in English');

export const bilingualTexts = z
  .strictObject({ ja: z.array(z.string().min(1)), en: z.array(z.string().min(1)) })
  .describe('Texts in Japanese and in English, in the same order');

export const bilingualAddress = z
  .strictObject({ ja: z.url(), en: z.url() })
  .describe('Address of the page in each language');

export const day = z.iso.date().describe('Day in Japan, YYYY-MM-DD');
export const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .describe('Month, YYYY-MM');
export const yen = z.strictObject({ amount: z.int().nonnegative(), currency: z.literal('JPY') });
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .describe('Stable id');
