import { paragraph, section } from '../../lib/documents/blocks.ts';
import { plainText } from '../../lib/text/lines.ts';
import { aboutPage } from '../[locale]/about/definition.ts';
import { profileRows, sampleTerms } from '../[locale]/about/profile-rows.ts';
import { type DocumentContext, type DocumentRecord, paperCopy, sampleLine } from './record.ts';

/** What a register of suppliers asks for. */
export function companySheet(context: DocumentContext): DocumentRecord {
  const { locale, site, samples } = context;
  const { hero, profile, vision, mission, values } = aboutPage.copy(locale);
  const rows = profileRows(site, profile, locale);
  const { company } = paperCopy(context);
  return {
    id: 'company-profile',
    need: 'procure',
    page: aboutPage.path,
    sources: ['site.json'],
    kind: 'company',
    ...company,
    lead: hero.text,
    sample: sampleLine(context, sampleTerms(samples, rows)),
    blocks: [
      ...section(profile.label, {
        type: 'facts',
        rows: rows.map(([, term, value]) => [term, value]),
      }),
      ...section(profile.history.term, ...profile.history.items.map(paragraph)),
      ...section(vision.title, paragraph(plainText(vision.text))),
      ...section(mission.title, paragraph(plainText(mission.text))),
      ...section(values.label, {
        type: 'points',
        rows: values.items.map(({ title, text }) => ({ title: plainText(title), text })),
      }),
    ],
  };
}
