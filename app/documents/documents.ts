/** The documents of the site: one list, from which the build makes them and the shelf is filled. */
import { armSheets } from './arm-sheets.ts';
import { caseSheets } from './case-sheets.ts';
import { companySheet } from './company-sheet.ts';
import { exampleSheets } from './example-sheets.ts';
import { guideBook } from './guide-book.ts';
import { legalTexts } from './legal-texts.ts';
import { plansSheet } from './plans-sheet.ts';
import type { DocumentContext, DocumentRecord } from './record.ts';
import { safetyQuestions } from './safety-questions.ts';
import { serviceSheets } from './service-sheets.ts';
import { worksheets } from './worksheets.ts';

/** All documents in a language, in the order of the shelf. */
export const documentRecords = (context: DocumentContext): DocumentRecord[] => [
  guideBook(context),
  ...caseSheets(context),
  ...exampleSheets(context),
  ...serviceSheets(context),
  ...armSheets(context),
  plansSheet(context),
  companySheet(context),
  safetyQuestions(context),
  ...legalTexts(context),
  ...worksheets(context),
];
