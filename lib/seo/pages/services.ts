/** The service pages. A node says what a thing is only where that is certain: nothing here is a Product. */
import { siteFilm } from '../../content/site.ts';
import { plansOf } from '../../plans.ts';
import { ROUTES } from '../../routes.ts';
import { plainText } from '../../text/lines.ts';
import { faqPage } from '../graph/faq.ts';
import { planOffer, service, software } from '../graph/offering.ts';
import { videoObject } from '../graph/video.ts';
import { type Crumbs, itemList } from '../graph/web-page.ts';
import { type PageContext, type PageFacts, pictureAddress, type Row } from './page-facts.ts';

const below = (parent: string, current: string): Crumbs => ({
  parents: [{ to: ROUTES.services, text: parent }],
  current,
});

const areaOf = ({ site, locale }: PageContext) => site.serviceArea[locale];

/** The service that a page offers, under the name that its breadcrumb has. */
function offered(context: PageContext, meta: PageFacts['meta'], crumbs: Crumbs, type?: string) {
  const { description } = meta;
  return service(context.place, { name: crumbs.current, description, type, area: areaOf(context) });
}

/** What the overview calls the kind of a project, by its path. */
function kindOf({ page }: PageContext, path: string): string | undefined {
  const { featured, projects } = page('services');
  return [featured.project, ...projects.items].find(({ link }) => link === path)?.kind;
}

export const services: Row = ({ page, place }) => {
  const { meta, crumb, featured, projects, lab } = page('services');
  const items = [featured.project, ...projects.items, ...lab.items].flatMap(({ link, name }) =>
    link ? [{ path: link, name }] : [],
  );
  const list = itemList(place, items);
  return { kind: 'CollectionPage', meta, crumbs: { current: crumb }, nodes: [list], main: list['@id'] };
};

export const customAutomation: Row = (context) => {
  const { place, site } = context;
  const { meta, hero, cases, faq } = context.page('custom-automation');
  const crumbs = below(hero.crumbs.services, hero.crumbs.current);
  const main = offered(context, meta, crumbs);
  // A film may stand for several cases; it is one thing, so it is stated once.
  const shown = cases.items.filter(
    ({ video }, index) => cases.items.findIndex((other) => other.video.film === video.film) === index,
  );
  const films = shown.map(({ text, video }) =>
    videoObject(place, {
      ...siteFilm(site, video.film),
      name: video.title,
      description: text,
      poster: pictureAddress(context, `pages/custom-automation/${video.poster.src.slice(2)}`),
    }),
  );
  return { meta, crumbs, nodes: [main, faqPage(place, faq.items), ...films], main: main['@id'] };
};

export const labcraft: Row = (context) => {
  const { place, site } = context;
  const { meta, name, services: parent, features, demo, faq } = context.page('labcraft');
  const { say, block, rehearse, run, record } = features;
  const main = software(place, {
    name,
    description: meta.description,
    category: 'BusinessApplication',
    subCategory: kindOf(context, ROUTES.labcraft),
    features: [say, block, rehearse, run, record].map(({ title }) => plainText(title)),
  });
  const film = videoObject(place, {
    ...siteFilm(site, 'labcraft'),
    name: demo.video.title,
    description: demo.text,
    poster: pictureAddress(context, `pages/labcraft/${demo.poster.src.slice(2)}`),
  });
  return {
    meta,
    crumbs: below(parent, name),
    nodes: [main, faqPage(place, faq.items), film],
    main: main['@id'],
  };
};

export const labclone: Row = (context) => {
  const { meta, name, services: parent, faq } = context.page('lablockly');
  const crumbs = below(parent, name);
  const main = offered(context, meta, crumbs);
  return { meta, crumbs, nodes: [main, faqPage(context.place, faq.items)], main: main['@id'] };
};

export const consulting: Row = (context) => {
  const { meta, crumbs: names, faq } = context.page('automation-consulting');
  const crumbs = below(names.services, names.current);
  const main = offered(context, meta, crumbs);
  return { meta, crumbs, nodes: [main, faqPage(context.place, faq.items)], main: main['@id'] };
};

export const maintenance: Row = (context) => {
  const { meta, crumbs: names, plans, faq } = context.page('maintenance');
  const crumbs = below(names.services, names.current);
  const offers = plansOf(plans, context.figure).map((plan) => planOffer(context.place, plan));
  const main = service(context.place, {
    name: crumbs.current,
    description: meta.description,
    area: areaOf(context),
    offers: offers.map((offer) => offer['@id']),
  });
  return { meta, crumbs, nodes: [main, faqPage(context.place, faq.items), ...offers], main: main['@id'] };
};

export const tore: Row = (context) => {
  const { place, site } = context;
  const { meta, crumb, parent, film, faq } = context.page('tore');
  const crumbs = below(parent, crumb);
  const main = offered(context, meta, crumbs, kindOf(context, ROUTES.tore));
  const video = videoObject(place, {
    ...siteFilm(site, 'tore'),
    name: film.video.title,
    description: film.text,
    poster: pictureAddress(context, `pages/tore/${film.poster.src.slice(2)}`),
    loop: true,
  });
  return { meta, crumbs, nodes: [main, faqPage(place, faq.items), video], main: main['@id'] };
};

export const wasteLiquid: Row = (context) => {
  const { place, site } = context;
  const { meta, crumb, parent } = context.page('waste-liquid');
  const main = software(place, {
    name: crumb,
    description: meta.description,
    category: 'UtilitiesApplication',
    install: site.urls.extensionStore,
  });
  const crumbs: Crumbs = { parents: [{ to: ROUTES.cases, text: parent }], current: crumb };
  return { meta, crumbs, nodes: [main], main: main['@id'] };
};
