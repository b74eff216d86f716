/**
 * The route inventory (spec section 2): every fixed page, by its language-neutral path. Navigation, the
 * language toggle, the sitemap and the tests read it; pages of collections add theirs by id.
 */
export const ROUTES = {
  home: '/',
  about: '/about',
  services: '/services',
  customAutomation: '/services/custom-automation',
  labcraft: '/services/labcraft',
  labclone: '/services/lablockly',
  consulting: '/services/automation-consulting',
  maintenance: '/services/maintenance',
  tore: '/services/tore',
  news: '/news',
  cases: '/cases',
  donation: '/donation',
  contact: '/contact',
  electronicNotice: '/electronic-notice',
  privacy: '/privacy',
  terms: '/terms',
  labneeds: '/labneeds',
  labneedsExamples: '/labneeds/examples',
  wasteLiquid: '/tech/waste-liquid',
  blog: '/blog',
  whitepaper: '/whitepaper',
  team: '/team',
  resources: '/resources',
  search: '/search',
  glossary: '/glossary',
  accessibility: '/accessibility',
} as const;

export type RouteId = keyof typeof ROUTES;
export type RoutePath = (typeof ROUTES)[RouteId];
