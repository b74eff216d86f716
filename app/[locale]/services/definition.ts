import type { Locale } from '../../../lib/i18n/locales.ts';
import { definePage } from '../../../lib/pages/define-page.ts';
import { listed } from '../../../lib/seo/graph/web-page.ts';
import { labneedsPage } from '../labneeds/definition.ts';
import { servicesSchema } from './copy.ts';

export const servicesPage = definePage({
  path: '/services',
  folder: 'services',
  kind: 'service',
  schema: servicesSchema,
  shared: ['featured.project.link', 'projects.items.*.link', 'lab.items.*.link'],
  graph: ({ place, site }, { featured, projects, lab }) => {
    const isThere = (path: string) =>
      site.switches.labneeds === 'open' || !path.startsWith(labneedsPage.path);
    const items = [featured.project, ...projects.items, ...lab.items].flatMap(({ link, name }) =>
      link && isThere(link) ? [{ path: link, name }] : [],
    );
    return listed(place, items);
  },
});

/** What the overview calls the kind of the project at a path. */
export function kindOfService(path: string, locale: Locale): string | undefined {
  const { featured, projects } = servicesPage.copy(locale);
  return [featured.project, ...projects.items].find(({ link }) => link === path)?.kind;
}
