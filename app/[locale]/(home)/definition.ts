import { caseCards } from '../../../lib/content/references.ts';
import { siteFilm } from '../../../lib/content/site.ts';
import { definePage } from '../../../lib/pages/define-page.ts';
import { videoObject } from '../../../lib/seo/graph/video.ts';
import { pictureAddress } from '../../../lib/seo/page-facts.ts';
import { homeEnSchema, homeJaSchema } from './copy.ts';

export const homePage = definePage({
  path: '/',
  folder: 'home',
  kind: 'company',
  shows: ['cases', 'news', 'awards'],
  picture: 'pages/home/arm-flip.webp',
  schema: { ja: homeJaSchema, en: homeEnSchema },
  references: caseCards,
  // The two homes are laid out differently: a film in one, two demos in dialogs in the other.
  graph: (context, copy) => {
    const { place, site } = context;
    const image = (file: string) => pictureAddress(context, `pages/home/${file.slice(2)}`);
    if ('film' in copy) {
      const { video, text, poster } = copy.film;
      const film = { ...siteFilm(site, 'intro'), name: video.title, description: text };
      return { nodes: [videoObject(place, { ...film, poster: image(poster.src) })] };
    }
    const { hero, labcraft } = copy;
    const demos = [
      { film: siteFilm(site, 'demo'), ...hero },
      { film: siteFilm(site, 'labcraft'), ...labcraft },
    ];
    return {
      nodes: demos.map(({ film, demo, poster }) =>
        videoObject(place, {
          ...film,
          name: demo.title,
          description: demo.text,
          poster: image(poster.src),
        }),
      ),
    };
  },
});
