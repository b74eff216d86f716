import { siteFilm } from '../../../../lib/content/site.ts';
import { definePage } from '../../../../lib/pages/define-page.ts';
import { faqPage } from '../../../../lib/seo/graph/faq.ts';
import { software } from '../../../../lib/seo/graph/offering.ts';
import { videoObject } from '../../../../lib/seo/graph/video.ts';
import { pictureAddress } from '../../../../lib/seo/page-facts.ts';
import { plainText } from '../../../../lib/text/lines.ts';
import { kindOfService, servicesPage } from '../definition.ts';
import { labcraftSchema } from './copy.ts';

export const labcraftPage = definePage({
  path: '/services/labcraft',
  folder: 'labcraft',
  kind: 'service',
  parent: servicesPage,
  schema: labcraftSchema,
  shared: ['demo.poster.src', 'related.items.*.link'],
  graph: (context, { head, features, demo, faq }) => {
    const { place, site, locale } = context;
    const { say, block, rehearse, run, record } = features;
    const main = software(place, {
      name: head.crumb,
      description: head.description,
      category: 'BusinessApplication',
      subCategory: kindOfService(place.path, locale),
      features: [say, block, rehearse, run, record].map(({ title }) => plainText(title)),
    });
    const film = videoObject(place, {
      ...siteFilm(site, 'labcraft'),
      name: demo.video.title,
      description: demo.text,
      poster: pictureAddress(context, `pages/labcraft/${demo.poster.src.slice(2)}`),
    });
    return { nodes: [main, faqPage(place, faq.items), film], main: main['@id'] };
  },
});
