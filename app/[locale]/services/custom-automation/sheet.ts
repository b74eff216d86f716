import { type DocumentBlock, faqOf, paragraph, rowsOf, section } from '../../../../lib/documents/blocks.ts';
import type { Locale } from '../../../../lib/i18n/locales.ts';
import { documentsCopy } from '../../../documents/copy.ts';
import type { CustomAutomation } from './copy.ts';

/** What the sheet of the service says, in the order in which somebody who must approve it reads. */
export function customAutomationSheet(copy: CustomAutomation, locale: Locale): DocumentBlock[] {
  const { arms, process, benefits, limits, faq } = copy;
  const { phase } = documentsCopy.copy(locale).service;
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
      { type: 'facts', rows: benefits.measured.map(({ title, bars }) => [title, bars]) },
      paragraph(benefits.note),
    ),
    ...section(limits.label, paragraph(limits.text), { type: 'points', rows: rowsOf(limits.items) }),
    ...faqOf(faq),
  ];
}
