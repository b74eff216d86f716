import { tellsOfNobody } from '../../../../lib/content/hidden-samples.ts';
import { imageKey } from '../../../../lib/content/image-key.ts';
import { fill } from '../../../../lib/listing/fill.ts';
import { defineCopy } from '../../../../lib/pages/define-copy.ts';
import { defineEntries, pictureOf } from '../../../../lib/pages/define-entries.ts';
import { caseArticle } from '../../../../lib/seo/graph/article.ts';
import { videoObject } from '../../../../lib/seo/graph/video.ts';
import { pictureAddress } from '../../../../lib/seo/page-facts.ts';
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
  /** A case: an article with a film. */
  graph(context, entry) {
    const { data, folder } = entry;
    const { place, words, locale } = context;
    const title = plainText(data.title);
    const poster = pictureAddress(context, imageKey(folder, data.image.src));
    const film = videoObject(place, {
      id: data.videoId,
      uploaded: data.videoDate,
      name: fill(caseCopy.copy(locale).video.title, { title }),
      description: data.description,
      poster,
    });
    const article = caseArticle(place, {
      headline: title,
      description: data.description,
      image: poster,
      keywords: context.tags(data.tags).map(({ name }) => name),
      month: data.date,
      industry: words.industry[data.industry],
      sample: tellsOfNobody(entry) ? words.publication.sample : undefined,
      video: film['@id'],
    });
    return { nodes: [article, film], main: article['@id'] };
  },
});
