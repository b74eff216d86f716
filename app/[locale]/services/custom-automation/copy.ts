/** Copy of the made-to-order development page (spec section 2, `/services/custom-automation`). */
import { z } from 'zod';
import { imageWithAlt, internalPath, lines, pageHead, slug, text } from '../../../../lib/content/fields.ts';
import { measuredFigures } from '../../../../lib/content/measured-figures.ts';

const block = z.strictObject({ label: text.describe('Plain name of the block'), title: lines });
const described = block.extend({ text });
const titledText = z.strictObject({ title: lines, text });
const caption = z.strictObject({ number: text, text });
const video = z.strictObject({
  title: text.describe('Name of the video, read out with the player'),
  play: text.describe('Text of the play button'),
  note: text.describe('Small text under the button: where the video comes from'),
});

const arm = z.strictObject({
  id: z.enum(['small', 'medium', 'large']).describe('Which arm of content/facts.json'),
  name: text,
  text,
  drawing: text.describe('What the drawing shows, for screen readers'),
});

const reachDiagram = z.strictObject({
  title: lines,
  text,
  pick: text.describe('Name of the group of choices'),
  label: text.describe('What the drawing shows, for screen readers'),
  bench: text,
  incubator: text,
  balance: text,
  centrifuge: text,
  plate: text,
  tips: text,
  caption,
});

const part = z.strictObject({
  id: z.enum(['finger', 'rack', 'stand', 'mount']).describe('Which drawing'),
  name: text,
  text,
  drawing: text.describe('What the drawing shows, for screen readers'),
  fits: text.describe('The dimension that is fitted to the container'),
});

const caseCard = z.strictObject({
  id: slug.describe('Id of the case: its page is /cases/{id}'),
  ...measuredFigures,
  title: lines,
  text,
  tags: z.array(text).min(1),
  image: imageWithAlt.optional().describe('Picture of the card; without one the card has a drawing'),
  flowPath: z
    .strictObject({ label: text, first: text, second: text, mixer: text, reactor: text, fractions: text })
    .optional(),
  spread: z.strictObject({ label: text, manual: text, automated: text, axis: text }).optional(),
  challenge: text,
  solution: text,
  result: text,
  video: video.extend({
    film: z.enum(['intro', 'demo', 'labcraft']).describe('Which video of content/site.json'),
    poster: imageWithAlt,
  }),
});

export const customAutomationSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    title: lines,
    lead: text,
    consult: text,
    process: text,
    image: imageWithAlt,
    callouts: z.strictObject({
      pipette: z.strictObject({ label: text, value: text }),
      plate: z.strictObject({ label: text, value: text }),
    }),
  }),
  pains: described.extend({
    items: z.array(titledText).length(6),
    count: text.describe('Follows the number of ticked items'),
    announcement: text.describe('Read out when the number changes; %n stands for it'),
    consult: text,
  }),
  arms: described.extend({
    image: imageWithAlt,
    caption: text,
    items: z.array(arm).length(3),
    table: z.strictObject({
      scroll: text.describe('Name of the region that scrolls'),
      caption: text,
      corner: text.describe('Heading of the first column, for screen readers'),
      rows: z
        .array(z.strictObject({ name: text, unit: text.optional(), values: z.array(text).length(3) }))
        .min(3),
    }),
    reach: reachDiagram,
  }),
  parts: described.extend({
    image: imageWithAlt,
    facts: z.array(z.strictObject({ term: text, value: text })).length(3),
    items: z.array(part).length(4),
  }),
  system: block.extend({
    drawing: text.describe('What the drawing shows, for screen readers'),
    protocol: z.strictObject({ name: text, lines: z.array(text).length(2) }),
    hub: z.strictObject({ name: text, does: z.array(text).length(2), keeps: z.array(text).length(2) }),
    devices: z.array(z.strictObject({ name: text, text })).length(4),
    back: text,
    caption,
  }),
  labcraft: described.extend({
    more: text,
    caption: text,
    panel: z.strictObject({
      file: text,
      status: text,
      say: text,
      sentence: text,
      check: text,
      blocks: z.strictObject({
        repeat: text,
        range: text,
        rows: z.array(z.strictObject({ verb: text, values: z.array(text) })).min(3),
      }),
      rehearse: text,
      plate: text,
      foot: text,
      run: text,
    }),
  }),
  process: described.extend({
    period: text.describe('Word before a period'),
    output: text.describe('Words before what a phase hands over'),
    weeks: text.describe('Mark of the chart; %n stands for the number of weeks'),
    items: z.array(z.strictObject({ title: text, text, period: text, output: text })).length(5),
  }),
  benefits: block.extend({
    note: text,
    measured: z
      .array(
        z.strictObject({
          id: z.enum(['time', 'errors', 'cost']).describe('Which figure of content/facts.json'),
          title: text,
          text,
          bars: text.describe('What the two bars show, for screen readers'),
        }),
      )
      .length(3),
    even: z.strictObject({ title: text, text, drawing: text }),
  }),
  cases: block.extend({
    note: text,
    challenge: text,
    solution: text,
    result: text,
    more: text,
    items: z.array(caseCard).length(3),
  }),
  faq: block.extend({
    more: text,
    items: z.array(z.strictObject({ question: text, answer: text })).length(6),
  }),
  limits: block
    .extend({
      text,
      items: z.array(z.strictObject({ title: text, text })).min(3),
      link: internalPath,
      more: text,
    })
    .describe('What does not suit automation, yet'),
  finalCta: z.strictObject({
    label: text,
    title: lines,
    text,
    consult: text,
    mail: text,
    assurances: z.array(text).min(1),
  }),
  related: block.extend({
    items: z
      .array(
        z.strictObject({
          name: text,
          text,
          link: internalPath,
          status: z.enum(['trial', 'soon']).optional().describe('Badge: in trial or in preparation'),
        }),
      )
      .length(3),
  }),
});
export type CustomAutomation = z.output<typeof customAutomationSchema>;
