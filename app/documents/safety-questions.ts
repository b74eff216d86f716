import { heading } from '../../lib/documents/blocks.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { addressOf } from '../../lib/seo/graph/place.ts';
import { consultingPage } from '../[locale]/services/automation-consulting/definition.ts';
import { type Answer, answersIn } from './answers.ts';
import { type DocumentContext, type DocumentRecord, OWN, paperCopy } from './record.ts';

/** The named answer. Names that mean nothing are reported before (named.ts). @throws Error naming file and value. */
function answerOf(name: string, locale: Locale): Answer {
  const found = answersIn(locale).get(name);
  if (!found) throw new Error(`content/pages/documents/${locale}.json safety: no answer is named "${name}"`);
  return found;
}

/** What a safety officer checks: answers of the pages, each with its address, and what is settled for each machine. */
export function safetyQuestions(context: DocumentContext): DocumentRecord {
  const { locale, site } = context;
  const { safety } = paperCopy(context);
  const answers = safety.parts.flatMap(({ items }) => items.map(({ answer }) => answerOf(answer, locale)));
  return {
    id: 'safety-questions',
    need: 'procure',
    page: consultingPage.path,
    sources: [...new Set([OWN, ...answers.flatMap(({ page }) => page?.sources ?? [])])],
    kind: 'questions',
    title: safety.title,
    purpose: safety.purpose,
    lead: safety.lead,
    blocks: safety.parts.flatMap(({ title, items }) => [
      heading(title),
      {
        type: 'questions' as const,
        rows: items.map(({ question, answer: name }) => {
          const { answer, page } = answerOf(name, locale);
          if (!page) return { question, answer };
          const url = addressOf({ siteUrl: site.siteUrl, locale, path: page.path });
          return { question, answer, at: { text: `${page.head(locale).crumb} ${url}`, url } };
        }),
      },
    ]),
  };
}
