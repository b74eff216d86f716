/** Copy of the company page (spec section 2, /about). Name, address and mail come from `content/site.json`. */
import { z } from 'zod';
import { closingAsk } from '../../../lib/content/closing-ask.ts';
import { lines, pageHead, text } from '../../../lib/content/fields.ts';

const sentence = z.strictObject({
  title: text.describe('What the sentence is: vision or mission'),
  text: lines.describe('The sentence itself'),
});

const term = z.strictObject({ term: text });
const fact = term.extend({ value: text });

export const aboutSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines.describe('The mission in two lines'), text }),
  greeting: z.strictObject({
    label: text,
    title: lines,
    to: text.describe('Whom the letter is addressed to'),
    paragraphs: z.array(text).min(1),
  }),
  vision: sentence,
  mission: sentence,
  values: z.strictObject({
    label: text,
    title: lines,
    items: z.array(z.strictObject({ title: lines, text })).length(5),
  }),
  labneeds: z.strictObject({
    label: text,
    title: lines,
    text,
    more: text,
    drawing: text.describe('What the drawing shows, for screen readers'),
    figures: z.array(fact).length(3),
  }),
  profile: z.strictObject({
    label: text,
    title: lines,
    caption: text,
    name: term,
    founded: fact,
    capital: fact,
    address: term,
    mail: term,
    area: term,
    business: fact,
    history: z
      .strictObject({
        term: text,
        items: z.array(text).min(1).describe('Day and event, oldest first'),
      })
      .describe('Why some cases are older than the company'),
  }),
  ask: closingAsk,
});
export type AboutCopy = z.output<typeof aboutSchema>;
