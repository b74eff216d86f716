/** Copy of the teal block that ends most pages (`components/sections/closing-ask.tsx`). */
import { z } from 'zod';
import { lines, text } from './fields.ts';

export const closingAsk = z
  .strictObject({
    label: text,
    title: lines,
    text,
    consult: text.describe('Button to the consultation form'),
    mail: text.describe('Link that opens a mail to the company'),
    assurances: z.array(text).min(1).optional(),
  })
  .describe('Closing question to the reader');
