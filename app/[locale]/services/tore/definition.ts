import { siteFilm } from '../../../../lib/content/site.ts';
import { definePage } from '../../../../lib/pages/define-page.ts';
import { faqPage } from '../../../../lib/seo/graph/faq.ts';
import { offeredService } from '../../../../lib/seo/graph/offered.ts';
import { videoObject } from '../../../../lib/seo/graph/video.ts';
import { pictureAddress } from '../../../../lib/seo/page-facts.ts';
import { servicesPage } from '../definition.ts';
import { kindOfService } from '../kind-of-service.ts';
import { toreSchema } from './copy.ts';

export const torePage = definePage({
  path: '/services/tore',
  folder: 'tore',
  kind: 'service',
  parent: servicesPage,
  picture: 'pages/tore/tray.webp',
  schema: toreSchema,
  shared: ['tray.image.src', 'film.poster.src'],
  graph: (context, { head, film, faq }) => {
    const { place, site, locale } = context;
    const main = offeredService(context, {
      name: head.crumb,
      description: head.description,
      type: kindOfService(torePage, locale),
    });
    const video = videoObject(place, {
      ...siteFilm(site, 'tore'),
      name: film.video.title,
      description: film.text,
      poster: pictureAddress(context, `pages/tore/${film.poster.src.slice(2)}`),
      loop: true,
    });
    return { nodes: [main, faqPage(place, faq.items), video], main: main['@id'] };
  },
});
