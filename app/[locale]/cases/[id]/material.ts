/** The material of a case as a text file (spec section 2: "download case material"). */
import { tellsOfNobody } from '../../../../lib/content/hidden-samples.ts';
import { type Entry, site } from '../../../../lib/content/index.ts';
import { textOf } from '../../../../lib/documents/text.ts';
import { addressOf } from '../../../../lib/seo/graph/place.ts';
import { plainText } from '../../../../lib/text/lines.ts';
import { caseCopy, casePages } from './definition.ts';
import { caseBlocks } from './parts.ts';

const RULE = '-'.repeat(40);

/** The file's name; the id of a case is lower-case ASCII, so it is safe everywhere. */
export const materialName = (id: string): string => `${id}-case.txt`;

/** The file's text: what the sheet says, without pictures. */
export function materialText(entry: Entry<'cases'>): string {
  const { id, locale, data } = entry;
  const { sampleNote, download } = caseCopy.copy(locale);
  const { company, siteUrl } = site();
  return [
    plainText(data.title),
    RULE,
    ...(tellsOfNobody(entry) ? [sampleNote] : []),
    `${data.description}\n`,
    textOf(caseBlocks(entry)),
    RULE,
    company.name[locale],
    `${download.source}: ${addressOf({ siteUrl, locale, path: casePages.path(id) })}\n`,
  ].join('\n');
}
