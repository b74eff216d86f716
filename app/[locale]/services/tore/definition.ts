import { siteFilm } from '../../../../lib/content/site.ts';
import { definePage } from '../../../../lib/pages/define-page.ts';
import { offeredService } from '../../../../lib/seo/graph/offered.ts';
import { videoObject } from '../../../../lib/seo/graph/video.ts';
import { pictureAddress } from '../../../../lib/seo/page-facts.ts';
import { kindOfService, servicesPage } from '../definition.ts';
import { toreSchema } from './copy.ts';

export const torePage = definePage({
  path: '/services/tore',
  folder: 'tore',
  kind: 'service',
  parent: servicesPage,
  picture: 'pages/tore/tray.webp',
  schema: toreSchema,
  shared: ['tray.image.src', 'film.poster.src'],
  graph(context, copy) {
    const { place, site, locale } = context;
    const { video, text, poster } = copy.film;
    const film = videoObject(place, {
      ...siteFilm(site, 'tore'),
      name: video.title,
      description: text,
      poster: pictureAddress(context, `pages/tore/${poster.src.slice(2)}`),
      loop: true,
    });
    return offeredService(context, copy, { type: kindOfService(place.path, locale), films: [film] });
  },
});
