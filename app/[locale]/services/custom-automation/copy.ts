/** Copy of the made-to-order development page (spec section 2, `/services/custom-automation`). */
import { z } from 'zod';
import { imageWithAlt, internalPath, lines, text } from '../../../../lib/content/fields.ts';
import {
  block,
  caption,
  consult,
  drawing,
  fact,
  faqBlock,
  label,
  lead,
  numberedCaption,
  pageHead,
  panel,
  questions,
  service,
  shownCase,
  status,
  tableCorner,
  tableScroll,
  textBlock,
  titledText,
} from '../../../../lib/pages/copy-parts.ts';

const arm = z.strictObject({
  id: z
    .enum(['small', 'medium', 'large'])
    .meta({ ja: 'content/facts.json のどのアームか', en: 'Which arm of content/facts.json' }),
  name: text,
  text,
  drawing,
});

const reachDiagram = z.strictObject({
  title: lines,
  text,
  pick: text,
  label: drawing,
  bench: text,
  incubator: text,
  balance: text,
  centrifuge: text,
  plate: text,
  tips: text,
  caption: numberedCaption,
});

const part = z.strictObject({
  id: z.enum(['finger', 'rack', 'stand', 'mount']).meta({ ja: '図の種類', en: 'Which drawing' }),
  name: text,
  text,
  drawing,
  fits: text.meta({ ja: '容器に合わせる寸法', en: 'The dimension that is fitted to the container' }),
});

export const customAutomationSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    title: lines,
    lead,
    consult,
    process: text,
    image: imageWithAlt,
    callouts: z.strictObject({
      pipette: z.strictObject({ label, value: text }),
      plate: z.strictObject({ label, value: text }),
    }),
  }),
  pains: textBlock.extend({
    items: z.array(titledText).length(6),
    count: text.meta({ ja: 'チェックした数のあとの言葉', en: 'Follows the number of ticked items' }),
    announcement: text.meta({
      ja: '数が変わったときの読み上げ。%n に数が入ります',
      en: 'Read out when the number changes; %n stands for it',
    }),
    consult,
  }),
  arms: textBlock.extend({
    image: imageWithAlt,
    caption,
    items: z.array(arm).length(3),
    table: z.strictObject({
      scroll: tableScroll,
      caption,
      corner: tableCorner,
      rows: z
        .array(z.strictObject({ name: text, unit: text.optional(), values: z.array(text).length(3) }))
        .min(3),
    }),
    reach: reachDiagram,
  }),
  parts: textBlock.extend({
    image: imageWithAlt,
    facts: z.array(fact).length(3),
    items: z.array(part).length(4),
  }),
  system: block.extend({
    drawing,
    protocol: z.strictObject({ name: text, lines: z.array(text).length(2) }),
    hub: z.strictObject({ name: text, does: z.array(text).length(2), keeps: z.array(text).length(2) }),
    devices: z.array(z.strictObject({ name: text, text })).length(4),
    back: text,
    caption: numberedCaption,
  }),
  labcraft: textBlock.extend({
    more: text,
    caption,
    panel,
  }),
  process: textBlock.extend({
    legend: text.meta({ ja: '図の読み方', en: 'How the chart is read' }),
    period: text.meta({ ja: '期間の前の言葉', en: 'Word before a period' }),
    output: text.meta({ ja: '各段階で渡すものの前の言葉', en: 'Words before what a phase hands over' }),
    weeks: text.meta({
      ja: '図の目盛り。%n に週の数が入ります',
      en: 'Mark of the chart; %n stands for the number of weeks',
    }),
    items: z.array(z.strictObject({ title: text, text, period: text, output: text })).length(5),
  }),
  benefits: block.extend({
    note: text,
    measured: z
      .array(
        z.strictObject({
          id: z
            .enum(['time', 'errors', 'cost'])
            .meta({ ja: 'content/facts.json のどの数値か', en: 'Which figure of content/facts.json' }),
          title: text,
          text,
          bars: drawing,
        }),
      )
      .length(3),
    even: z.strictObject({ title: text, text, drawing }),
  }),
  cases: block.extend({
    note: text,
    challenge: text,
    solution: text,
    result: text,
    more: text,
    items: z.array(shownCase).length(3),
  }),
  faq: faqBlock.extend({ items: questions.length(6) }),
  limits: textBlock
    .extend({
      items: z.array(z.strictObject({ title: text, text })).min(3),
      link: internalPath,
      more: text,
    })
    .meta({ ja: '自動化に（まだ）向かない工程', en: 'What does not suit automation, yet' }),
  related: block.extend({ items: z.array(service.extend({ status })).length(3) }),
});
export type CustomAutomation = z.output<typeof customAutomationSchema>;
