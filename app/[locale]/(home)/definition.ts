import { caseCards } from '../../../lib/content/references.ts';
import { definePage } from '../../../lib/pages/define-page.ts';
import { homeEnSchema, homeJaSchema } from './copy.ts';

export const homePage = definePage({
  path: '/',
  folder: 'home',
  kind: 'company',
  shows: ['cases', 'news', 'awards'],
  picture: ({ hero }) => hero.image,
  schema: { ja: homeJaSchema, en: homeEnSchema },
  references: caseCards,
});
