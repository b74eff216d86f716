import { caseCards } from '../../../../lib/content/references.ts';
import { siteFilm } from '../../../../lib/content/site.ts';
import { definePage } from '../../../../lib/pages/define-page.ts';
import { offeredService } from '../../../../lib/seo/graph/offered.ts';
import { videoObject } from '../../../../lib/seo/graph/video.ts';
import { pictureAddress } from '../../../../lib/seo/page-facts.ts';
import { servicesPage } from '../definition.ts';
import { customAutomationSchema } from './copy.ts';

export const customAutomationPage = definePage({
  path: '/services/custom-automation',
  folder: 'custom-automation',
  kind: 'service',
  parent: servicesPage,
  picture: 'pages/custom-automation/bench-tall.webp',
  schema: customAutomationSchema,
  shared: [
    'hero.image.src',
    'arms.items.*.id',
    'parts.image.src',
    'parts.items.*.id',
    'benefits.measured.*.id',
    'cases.items.*.id',
    'cases.items.*.video.film',
    'related.items.*.link',
  ],
  references: caseCards,
  graph(context, copy) {
    const { place, site } = context;
    const { items } = copy.cases;
    // A film may stand for several cases; it is one thing, so it is stated once.
    const shown = items.filter(
      ({ video }, index) => items.findIndex((other) => other.video.film === video.film) === index,
    );
    const films = shown.map(({ text, video }) =>
      videoObject(place, {
        ...siteFilm(site, video.film),
        name: video.title,
        description: text,
        poster: pictureAddress(context, `pages/custom-automation/${video.poster.src.slice(2)}`),
      }),
    );
    return offeredService(context, copy, { films });
  },
});
