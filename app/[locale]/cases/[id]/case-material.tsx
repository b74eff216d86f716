import { getTranslations } from 'next-intl/server';
import { casesPage } from '@/app/[locale]/cases/definition';
import { site } from '@/lib/content';
import { tellsOfNobody } from '@/lib/content/hidden-samples';
import { localizedPath } from '@/lib/i18n/paths';
import { plainText } from '@/lib/text/lines';
import { hasFigures, measureText } from '../measure-text';
import { type CaseProps, factsOf } from './facts';
import { materialText } from './material';

export const MATERIAL_ID = 'case-material';

/** The text of the file that the download saves; all of it stands on the page, so it is not shown again. */
export async function CaseMaterial({ entry, copy }: CaseProps) {
  const t = await getTranslations('industry');
  const { data, id, locale } = entry;
  const { parts, details, measures, download } = copy;
  const { company, siteUrl } = site();
  const { usedTechnologies, costEfficiency, futureExtensions } = data.additionalDetails;
  const text = materialText({
    title: plainText(data.title),
    description: tellsOfNobody(entry) ? `${copy.sampleNote}\n${data.description}` : data.description,
    facts: factsOf(entry, copy.facts, t(data.industry)),
    blocks: [
      {
        title: measures.label,
        lines: [...data.measures.map(measureText), ...(hasFigures(data.measures) ? [measures.note] : [])],
      },
      { title: parts.challenge, lines: [data.challenge] },
      { title: parts.solution, lines: [data.solution] },
      { title: parts.results, lines: data.results },
      { title: parts.programFlow, lines: data.programFlow.map(({ title }) => title) },
      { title: parts.technologies, lines: usedTechnologies },
      { title: details.costEfficiency, lines: [costEfficiency] },
      { title: details.futureExtensions, lines: [futureExtensions] },
      {
        title: parts.process,
        lines: data.implementationProcess.map(
          ({ title, description }, place) => `${place + 1}. ${title}: ${description}`,
        ),
      },
      {
        title: parts.feedback,
        lines: [data.feedback, data.contactPerson].filter((line) => line !== undefined),
      },
    ],
    source: [
      company.name[locale],
      `${download.source}: ${new URL(localizedPath(locale, `${casesPage.path}/${id}`), siteUrl).href}`,
    ],
  });
  return (
    <pre id={MATERIAL_ID} hidden>
      {text}
    </pre>
  );
}
