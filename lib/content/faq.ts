/** Copy of a block of questions with their answers (`components/sections/faq-block.tsx`), which the structured data repeats. */
import { z } from 'zod';
import { lines, text } from './fields.ts';

export const faqBlock = z
  .strictObject({
    label: text,
    title: lines,
    more: text.describe('Link to the contact page'),
    items: z
      .array(z.strictObject({ question: text, answer: text }))
      .min(5)
      .max(8)
      .describe('Five to eight questions that decide whether somebody asks us'),
  })
  .describe('Questions and answers');
export type FaqBlockCopy = z.output<typeof faqBlock>;
