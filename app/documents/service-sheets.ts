/** A sheet for each service: what its page says, in the order in which somebody who must approve it reads. */
import { type Block, paragraph, section } from '../../lib/documents/blocks.ts';
import { fill } from '../../lib/listing/fill.ts';
import type { CopiedPage, Page } from '../../lib/pages/define-page.ts';
import { plainText } from '../../lib/text/lines.ts';
import { labneedsPage } from '../[locale]/labneeds/definition.ts';
import { LABNEEDS_FIGURES } from '../[locale]/labneeds/figures.ts';
import { benchKey } from '../[locale]/services/automation-consulting/bench-key.ts';
import { consultingPage } from '../[locale]/services/automation-consulting/definition.ts';
import { customAutomationPage } from '../[locale]/services/custom-automation/definition.ts';
import { labcraftPage } from '../[locale]/services/labcraft/definition.ts';
import { labclonePage } from '../[locale]/services/lablockly/definition.ts';
import { torePage } from '../[locale]/services/tore/definition.ts';
import { type DocumentContext, paperCopy, sampleLine, type ToldDocument } from './told.ts';

type Item = { title: string; text: string };
type Listed = { label: string; items: readonly Item[] };
type Asked = { label: string; items: readonly { question: string; answer: string }[] };

const rows = (items: readonly Item[]) => items.map(({ title, text }) => ({ title: plainText(title), text }));
const pointsOf = ({ label, items }: Listed): Block[] => section(label, { type: 'points', rows: rows(items) });
const stepsOf = ({ label, items }: Listed): Block[] => section(label, { type: 'steps', rows: rows(items) });
const factsOf = (label: string, facts: readonly { term: string; value: string }[]): Block[] =>
  section(label, { type: 'facts', rows: facts.map(({ term, value }) => [term, value] as const) });
const faqOf = ({ label, items }: Asked): Block[] =>
  section(label, {
    type: 'points',
    rows: items.map(({ question, answer }) => ({ title: question, text: answer })),
  });

type Told = { id: string; page: Page; lead: string; blocks: readonly Block[]; sample?: string | undefined };

/** The copy of a page in the language of a document. */
type CopyIn<P> = P extends CopiedPage<infer S> ? ReturnType<CopiedPage<S>['copy']> : never;

function customAutomation(copy: CopyIn<typeof customAutomationPage>, phase: string): Block[] {
  const { arms, process, benefits, limits, faq } = copy;
  return [
    ...section(process.label, paragraph(process.text), {
      type: 'spec',
      head: [phase, process.period, process.output],
      rows: process.items.map(({ title, period, output }) => [title, period, output]),
    }),
    ...section(arms.label, {
      type: 'spec',
      caption: arms.table.caption,
      head: [arms.table.corner, ...arms.items.map(({ name }) => name)],
      rows: arms.table.rows.map(({ name, unit, values }) => [
        name,
        ...values.map((value) => (unit ? `${value} ${unit}` : value)),
      ]),
    }),
    ...section(
      benefits.label,
      { type: 'facts', rows: benefits.measured.map(({ title, bars }) => [title, bars] as const) },
      paragraph(benefits.note),
    ),
    ...section(limits.label, paragraph(limits.text), { type: 'points', rows: rows(limits.items) }),
    ...faqOf(faq),
  ];
}

function labcraft(copy: CopyIn<typeof labcraftPage>): Block[] {
  const { explanation, features, support, roadmap, faq } = copy;
  const { label, say, block, rehearse, run, record } = features;
  return [
    ...section(explanation.label, paragraph(explanation.text), {
      type: 'facts',
      rows: explanation.facts.map(({ term, value }) => [term, value] as const),
    }),
    ...stepsOf({ label, items: [say, block, rehearse, run, record] }),
    ...pointsOf(support),
    ...section(roadmap.label, paragraph(roadmap.text), {
      type: 'facts',
      rows: roadmap.stages.map(({ stage, title, text }) => [stage, `${plainText(title)} – ${text}`] as const),
    }),
    ...faqOf(faq),
  ];
}

function labclone({ features, process, benefits, faq }: CopyIn<typeof labclonePage>): Block[] {
  const { example, success, cycle, note } = benefits;
  const expected = [success, cycle].map(
    ({ title, figure, change }) => [title, `${figure} ${change}`] as const,
  );
  return [
    ...pointsOf(features),
    ...stepsOf(process),
    ...pointsOf(benefits),
    ...section(example, { type: 'facts', rows: expected }, paragraph(note)),
    ...faqOf(faq),
  ];
}

function consulting(copy: CopyIn<typeof consultingPage>): Block[] {
  const { strengths, process, effects, faq } = copy;
  const { table } = effects;
  return [
    ...pointsOf(strengths),
    ...section(process.label, paragraph(process.text), { type: 'steps', rows: rows(process.items) }),
    ...section(
      effects.label,
      {
        type: 'drawing',
        name: 'bench-plan',
        props: {
          label: effects.after.drawing,
          by: copy.bench.steps.map(({ by }) => by),
          arm: true,
        },
        width: 126,
        caption: `${benchKey(copy.bench)}${effects.note}`,
      },
      {
        type: 'spec',
        caption: table.caption,
        head: [table.corner, effects.before.title, effects.after.title],
        rows: table.rows.map(({ name, before, after }) => [name, before, after]),
      },
    ),
    ...faqOf(faq),
  ];
}

function tore({ pilot, flow, features, faq }: CopyIn<typeof torePage>): Block[] {
  return [
    ...section(pilot.label, paragraph(pilot.text), {
      type: 'facts',
      rows: pilot.facts.map(({ term, value }) => [term, value] as const),
    }),
    ...stepsOf(flow),
    ...pointsOf(features),
    ...faqOf(faq),
  ];
}

function labneeds({ stats, solutions, flow, faq }: CopyIn<typeof labneedsPage>): Block[] {
  return [
    ...factsOf(stats.label, stats.items),
    ...(stats.counting ? [paragraph(stats.counting)] : []),
    ...pointsOf(solutions),
    ...stepsOf(flow),
    ...faqOf(faq),
  ];
}

/** A sheet for every service that has a page of its own; maintenance has its table of plans. */
export function serviceSheets(context: DocumentContext): ToldDocument[] {
  const { locale, site } = context;
  const { title, purpose, phase } = paperCopy(context).service;
  const custom = customAutomationPage.copy(locale);
  const craft = labcraftPage.copy(locale);
  const clone = labclonePage.copy(locale);
  const consult = consultingPage.copy(locale);
  const till = torePage.copy(locale);
  const needs = labneedsPage.copy(locale);
  const told: Told[] = [
    {
      id: 'custom-automation',
      page: customAutomationPage,
      lead: custom.hero.lead,
      blocks: customAutomation(custom, phase),
    },
    { id: 'labcraft', page: labcraftPage, lead: craft.hero.lead, blocks: labcraft(craft) },
    { id: 'labclone', page: labclonePage, lead: clone.hero.lead, blocks: labclone(clone) },
    {
      id: 'automation-consulting',
      page: consultingPage,
      lead: consult.hero.lead,
      blocks: consulting(consult),
    },
    { id: 'tore', page: torePage, lead: till.hero.text, blocks: tore(till) },
    ...(site.switches.labneeds === 'open'
      ? [
          {
            id: 'labneeds',
            page: labneedsPage,
            lead: needs.hero.text,
            sample: sampleLine(context, context.sampleFigures(LABNEEDS_FIGURES)),
            blocks: labneeds(needs),
          },
        ]
      : []),
  ];
  return told.map(({ id, page, ...rest }) => ({
    id: `service-${id}`,
    need: 'compare',
    page: page.path,
    kind: 'service',
    title: fill(title, { name: page.head(locale).crumb }),
    purpose,
    ...rest,
  }));
}
