/** Pages about the company, and the texts that it must publish. */
import type { Entry } from '../../content/load.ts';
import { siteFilm } from '../../content/site.ts';
import { siteId } from '../graph/place.ts';
import { videoObject } from '../graph/video.ts';
import { type PageContext, type PageFacts, pictureAddress, type Row } from './page-facts.ts';

const homeImage = (context: PageContext, file: string) =>
  pictureAddress(context, `pages/home/${file.slice(2)}`);

/** The two homes are laid out differently: a film in one, two demos in dialogs in the other. */
export const home: Row = (context) => {
  const { place, site } = context;
  const copy = context.page('home');
  if ('film' in copy) {
    const { video, text, poster } = copy.film;
    const film = { ...siteFilm(site, 'intro'), name: video.title, description: text };
    return {
      meta: copy.meta,
      nodes: [videoObject(place, { ...film, poster: homeImage(context, poster.src) })],
    };
  }
  const { hero, labcraft } = copy;
  const demos = [
    { film: siteFilm(site, 'demo'), ...hero },
    { film: siteFilm(site, 'labcraft'), ...labcraft },
  ];
  return {
    meta: copy.meta,
    nodes: demos.map(({ film, demo, poster }) =>
      videoObject(place, {
        ...film,
        name: demo.title,
        description: demo.text,
        poster: homeImage(context, poster.src),
      }),
    ),
  };
};

export const about: Row = ({ page, site }) => {
  const { meta, crumb } = page('about');
  const main = siteId(site.siteUrl, 'organization');
  return { kind: 'AboutPage', meta, crumbs: { current: crumb }, main };
};

export const contact: Row = ({ page }) => {
  const { meta, crumb } = page('contact');
  return { kind: 'ContactPage', meta, crumbs: { current: crumb } };
};

/** A page that has no facts beyond its title, description and place. */
export const plain =
  (
    name: 'team' | 'donation' | 'electronic-notice' | 'whitepaper' | 'resources' | 'search' | 'accessibility',
  ): Row =>
  ({ page }) => {
    const { meta, crumb } = page(name);
    return { meta, crumbs: { current: crumb } };
  };

export const legal =
  (id: 'privacy' | 'terms'): Row =>
  ({ list }): PageFacts => {
    const { data } = list('legal').find((entry) => entry.id === id) as Entry<'legal'>;
    return { meta: data, crumbs: { current: data.heading } };
  };
