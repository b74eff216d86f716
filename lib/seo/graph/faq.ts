import type { FAQPage } from 'schema-dts';
import { idOf, type Place, refer } from './place.ts';

/** The questions that a page shows, with their answers. */
export const faqPage = (place: Place, items: readonly { question: string; answer: string }[]) =>
  ({
    '@type': 'FAQPage',
    '@id': idOf(place, 'faq'),
    inLanguage: place.locale,
    isPartOf: refer(idOf(place, 'webpage')),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }) satisfies FAQPage;
