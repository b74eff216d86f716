import { paragraph, section } from '../../lib/documents/blocks.ts';
import { plainText } from '../../lib/text/lines.ts';
import { aboutPage } from '../[locale]/about/definition.ts';
import { registerRows, sampleTerms } from '../[locale]/about/profile-rows.ts';
import { type DocumentContext, type DocumentRecord, paperCopy, sampleLine } from './record.ts';

/** What a register of suppliers asks for. */
export function companySheet(context: DocumentContext): DocumentRecord {
  const { locale, site, samples } = context;
  const { hero, profile, vision, mission, values } = aboutPage.copy(locale);
  const { founded, capital, business, history } = profile;
  const { company } = paperCopy(context);
  return {
    id: 'company-profile',
    need: 'procure',
    page: aboutPage.path,
    kind: 'company',
    ...company,
    lead: hero.text,
    sample: sampleLine(context, sampleTerms(samples, profile)),
    blocks: [
      ...section(profile.label, {
        type: 'facts',
        rows: [
          [profile.name.term, site.company.name[locale]],
          [founded.term, founded.value],
          [capital.term, capital.value],
          [profile.address.term, site.company.address[locale]],
          [profile.mail.term, site.mail],
          ...registerRows(site, profile, locale),
          [profile.area.term, site.serviceArea[locale]],
          [business.term, business.value],
        ],
      }),
      ...section(history.term, ...history.items.map(paragraph)),
      ...section(vision.title, paragraph(plainText(vision.text))),
      ...section(mission.title, paragraph(plainText(mission.text))),
      ...section(values.label, {
        type: 'points',
        rows: values.items.map(({ title, text }) => ({ title: plainText(title), text })),
      }),
    ],
  };
}
