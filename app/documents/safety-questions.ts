import { heading } from '../../lib/documents/blocks.ts';
import type { Page } from '../../lib/pages/define-page.ts';
import { addressOf } from '../../lib/seo/graph/place.ts';
import { consultingPage } from '../[locale]/services/automation-consulting/definition.ts';
import { labcraftPage } from '../[locale]/services/labcraft/definition.ts';
import { labclonePage } from '../[locale]/services/lablockly/definition.ts';
import { maintenancePage } from '../[locale]/services/maintenance/definition.ts';
import { whitepaperPage } from '../[locale]/whitepaper/definition.ts';
import { documentsCopy } from './copy.ts';
import { type DocumentContext, type DocumentRecord, paperCopy } from './record.ts';

/** In place of a page: answers that no page has. */
const OWN = 'documents';

/** The pages whose answers may be named. */
const SOURCES: Readonly<Record<string, Page & { copy(locale: 'ja' | 'en'): unknown }>> = {
  consulting: consultingPage,
  labclone: labclonePage,
  labcraft: labcraftPage,
  maintenance: maintenancePage,
  whitepaper: whitepaperPage,
};

type Answer = { answer: string; page?: Page };

/** The text at a dotted place of a page's copy, or of the document's own. @throws Error naming the place if there is none. */
function answerAt(place: string, locale: 'ja' | 'en'): Answer {
  const [name = '', ...keys] = place.split('.');
  const page = SOURCES[name];
  const copy = name === OWN ? documentsCopy : page;
  const found = keys.reduce<unknown>(
    (value, key) => (value && typeof value === 'object' ? Reflect.get(value, key) : undefined),
    copy?.copy(locale),
  );
  if (typeof found !== 'string')
    throw new Error(`content/pages/documents/${locale}.json safety: no text at "${place}"`);
  return { answer: found, ...(page && { page }) };
}

/** What a safety officer checks: answers of the pages, each with its address, and what is settled for each machine. */
export function safetyQuestions(context: DocumentContext): DocumentRecord {
  const { locale, site } = context;
  const { safety } = paperCopy(context);
  return {
    id: 'safety-questions',
    need: 'procure',
    page: consultingPage.path,
    kind: 'questions',
    title: safety.title,
    purpose: safety.purpose,
    lead: safety.lead,
    blocks: safety.parts.flatMap(({ title, items }) => [
      heading(title),
      {
        type: 'questions' as const,
        rows: items.map(({ question, answer: place }) => {
          const { answer, page } = answerAt(place, locale);
          if (!page) return { question, answer };
          const url = addressOf({ siteUrl: site.siteUrl, locale, path: page.path });
          return { question, answer, at: { text: `${page.head(locale).crumb} ${url}`, url } };
        }),
      },
    ]),
  };
}
