import { tellsOfNobody } from '../../../../lib/content/hidden-samples.ts';
import { defineCopy } from '../../../../lib/pages/define-copy.ts';
import { defineEntries, pictureOf } from '../../../../lib/pages/define-entries.ts';
import { plainText } from '../../../../lib/text/lines.ts';
import { casesPage } from '../definition.ts';
import { caseDetailSchema } from './copy.ts';

/** What stands around every case. */
export const caseCopy = defineCopy({ folder: 'case', schema: caseDetailSchema });

export const casePages = defineEntries({
  collection: 'cases',
  list: casesPage,
  type: 'case',
  sources: ({ folder }) => [folder, 'pages/case'],
  name: ({ data }) => plainText(data.title),
  head({ data, locale }) {
    const title = `${plainText(data.title)}｜${casesPage.head(locale).crumb}`;
    return {
      title: locale === 'ja' ? title : title.replace('｜', ' | '),
      description: data.description,
    };
  },
  card: (entry) => ({
    title: entry.data.title,
    section: casesPage.head(entry.locale).crumb,
    ...pictureOf(entry),
  }),
  graph: ({ tags, words }, entry) => ({
    article: {
      '@type': 'Article',
      articleSection: words.industry[entry.data.industry],
      keywords: tags(entry.data.tags).map(({ name }) => name),
      temporalCoverage: entry.data.date,
      ...(tellsOfNobody(entry) && { creativeWorkStatus: words.publication.sample }),
    },
  }),
});
