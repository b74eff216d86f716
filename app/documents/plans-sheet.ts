import { faqOf, paragraph, pointsOf, section, stepsOf } from '../../lib/documents/blocks.ts';
import { sentences } from '../../lib/text/sentences.ts';
import { MAILED_QUESTION, maintenancePage } from '../[locale]/services/maintenance/definition.ts';
import { type DocumentContext, type DocumentRecord, paperCopy } from './record.ts';

/** The maintenance plans compared: prices, contents, two years as a drawing, and what happens when something fails. */
export function plansSheet(context: DocumentContext): DocumentRecord {
  const { hero, services, plans, flow, faq } = maintenancePage.copy(context.locale);
  const { caption, inspections, label, ...words } = hero.timeline;
  return {
    id: 'maintenance-plans',
    need: 'procure',
    page: maintenancePage.path,
    kind: 'plans',
    ...paperCopy(context).plans,
    lead: hero.lead,
    blocks: [
      ...section(
        plans.label,
        {
          type: 'spec',
          caption: plans.caption,
          head: [
            plans.corner,
            ...plans.names.map(({ name, recommended }) =>
              recommended ? `${name} – ${context.words.status.recommended}` : name,
            ),
          ],
          rows: [
            [plans.month, ...plans.names.map(({ price }) => afterPrice(price, plans))],
            ...plans.rows.map(({ name, values }) => [
              name,
              // Files and forms leave out the empty cells at the end of a row.
              ...plans.names.map((_, plan) => values[plan] ?? plans.none),
            ]),
          ],
        },
        paragraph(plans.note),
      ),
      ...section(hero.label, {
        type: 'drawing',
        name: 'inspection-calendar',
        props: { label, inspections, ...words },
        width: 126,
        caption: caption.text,
      }),
      ...pointsOf({
        label: services.label,
        items: services.items.map(({ title, text, plans: inPlans }) => ({
          title,
          text: sentences(context.locale, text, inPlans),
        })),
      }),
      ...stepsOf(flow),
      ...faqOf({
        ...faq,
        items: faq.items.map((item) =>
          item.id === MAILED_QUESTION ? { ...item, answer: `${item.answer} ${context.site.mail}` } : item,
        ),
      }),
    ],
  };
}

/** ¥50,000から, from ¥50,000: as the page has it. */
const afterPrice = (
  price: string,
  { before, after }: { before?: string | undefined; after?: string | undefined },
): string => `${before ? `${before} ` : ''}${price}${after ?? ''}`;
