import { z } from 'zod';
import { type CaseStudy, INDUSTRIES } from '../../lib/content/cases.ts';
import { tellsOfNobody } from '../../lib/content/hidden-samples.ts';
import { both } from '../../lib/i18n/locales.ts';
import { plainText } from '../../lib/text/lines.ts';
import { caseCopy, casePages } from '../[locale]/cases/[id]/definition.ts';
import { hasFigures, measureText } from '../[locale]/cases/measure-text.ts';
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
    figuresNote: bilingualText.optional().describe('What the figures in the measures are'),
    technologies: bilingualTexts,
    isSample: z.boolean().describe('true: the customer and the course of the project are made up'),
    url: bilingualAddress,
  }),
);

/** What of a case its page alone has: a new field is published below, or named here. */
type PageOnly =
  | ('image' | 'videoId' | 'videoDate' | 'drawing' | 'programFlow' | 'implementationProcess')
  | ('company' | 'contactPerson' | 'feedback' | 'testimonial' | 'relatedServices' | 'draft');
type Published = Record<Exclude<keyof CaseStudy, PageOnly>, unknown>;

/** The case studies, newest first. */
export const cases = (context: DataContext): z.input<typeof casesSchema> =>
  pairs(context, 'cases').map(({ id, ...entry }) => {
    const of = <T>(read: (data: CaseStudy) => T) => both((locale) => read(entry[locale].data));
    const { date, industry, measures } = entry.ja.data;
    const {
      date: month,
      additionalDetails: technologies,
      ...same
    } = {
      title: of(({ title }) => plainText(title)),
      description: of(({ description }) => description),
      date,
      industry: { id: industry, name: both((locale) => context[locale].words.industry[industry]) },
      tags: both((locale) => context[locale].tags(entry[locale].data.tags).map(({ name }) => name)),
      challenge: of(({ challenge }) => challenge),
      solution: of(({ solution }) => solution),
      results: of(({ results }) => results),
      measures: of(({ measures }) => measures.map(measureText)),
      additionalDetails: of(({ additionalDetails }) => additionalDetails.usedTechnologies),
    } satisfies Published;
    const url = addresses(context, casePages.path(id));
    const figuresNote = both((locale) => caseCopy.copy(locale).measures.note);
    return {
      id,
      ...same,
      ...(hasFigures(measures) && { figuresNote }),
      month,
      technologies,
      isSample: tellsOfNobody(entry.ja),
      url,
    };
  });
