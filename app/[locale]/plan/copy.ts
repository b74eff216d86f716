/** Copy of /plan, the desk check. */
import { z } from 'zod';
import { internalPath, lines, text } from '../../../lib/content/fields.ts';
import { planNames, planPreset, planWords } from '../../../lib/desk-check/words.ts';
import { pageHead, textBlock, titledText } from '../../../lib/pages/copy-parts.ts';

export const planPageSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    title: lines,
    text,
    private: text,
    noscript: text.meta({ ja: 'JavaScriptがないときの文', en: 'What is said without JavaScript' }),
  }),
  tool: planWords,
  names: planNames,
  presets: z.array(planPreset).min(1).meta({
    ja: '例。最初のものが、開いたときに入っています',
    en: 'Examples; the tool opens with the first',
  }),
  method: textBlock.extend({ items: z.array(titledText).min(3), more: text, link: internalPath }),
});
export type PlanPageCopy = z.output<typeof planPageSchema>;
