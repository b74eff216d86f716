import { z } from 'zod';
import { INDUSTRIES } from '../../lib/content/cases.ts';
import { tellsOfNobody } from '../../lib/content/hidden-samples.ts';
import { both } from '../../lib/i18n/locales.ts';
import { plainText } from '../../lib/text/lines.ts';
import { casesPage } from '../[locale]/cases/definition.ts';
import { measureText } from '../[locale]/cases/measure-text.ts';
import { addresses, type DataContext, pairs } from './context.ts';
import { bilingualAddress, bilingualText, bilingualTexts, id, month } from './fields.ts';

export const casesSchema = z.array(
  z.strictObject({
    id,
    title: bilingualText,
    description: bilingualText,
    month: month.describe('When the project took place, YYYY-MM'),
    industry: z.strictObject({ id: z.enum(INDUSTRIES), name: bilingualText }),
    tags: bilingualTexts,
    challenge: bilingualText,
    solution: bilingualText,
    results: bilingualTexts,
    measures: bilingualTexts.describe('Measured changes, one sentence each'),
    technologies: bilingualTexts,
    isSample: z.boolean().describe('true: the customer and the course of the project are made up'),
    url: bilingualAddress,
  }),
);

/** The case studies, newest first. */
export const cases = (context: DataContext): z.input<typeof casesSchema> =>
  pairs(context, 'cases').map(({ id, ...entry }) => {
    const of = <T>(read: (data: (typeof entry)['ja']['data']) => T) =>
      both((locale) => read(entry[locale].data));
    const { date, industry } = entry.ja.data;
    return {
      id,
      title: of(({ title }) => plainText(title)),
      description: of(({ description }) => description),
      month: date,
      industry: { id: industry, name: both((locale) => context[locale].words.industry[industry]) },
      tags: both((locale) => context[locale].tags(entry[locale].data.tags).map(({ name }) => name)),
      challenge: of(({ challenge }) => challenge),
      solution: of(({ solution }) => solution),
      results: of(({ results }) => results),
      measures: of(({ measures }) => measures.map(measureText)),
      technologies: of(({ additionalDetails }) => additionalDetails.usedTechnologies),
      isSample: tellsOfNobody(entry.ja),
      url: addresses(context, `${casesPage.path}/${id}`),
    };
  });
