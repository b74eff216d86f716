import { isSample } from '../../lib/content/sample.ts';
import { paragraph, section } from '../../lib/documents/blocks.ts';
import { plainText } from '../../lib/text/lines.ts';
import { aboutPage } from '../[locale]/about/definition.ts';
import { type DocumentContext, paperCopy, type ToldDocument } from './told.ts';

/** Facts of content/site.json on this sheet, whose real values the client gives. */
const CONFIRMED_LATER = ['company.name', 'company.address', 'mail'];

/** What a register of suppliers asks for. */
export function companySheet(context: DocumentContext): ToldDocument {
  const { locale, site, samples } = context;
  const { hero, profile, vision, mission, values } = aboutPage.copy(locale);
  const { founded, capital, business, history } = profile;
  const { paper, company } = paperCopy(context);
  return {
    id: 'company-profile',
    need: 'procure',
    page: aboutPage.path,
    kind: 'company',
    ...company,
    lead: hero.text,
    sample: CONFIRMED_LATER.some((field) => isSample(samples, field)) ? paper.sample : undefined,
    blocks: [
      ...section(profile.label, {
        type: 'facts',
        rows: [
          [profile.name.term, site.company.name[locale]],
          [founded.term, founded.value],
          [capital.term, capital.value],
          [profile.address.term, site.company.address[locale]],
          [profile.mail.term, site.mail],
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
