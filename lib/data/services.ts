import { z } from 'zod';
import type { ContentSource } from '../content/source.ts';
import { ROUTES, type RoutePath } from '../routes.ts';
import { addresses, type DataContext } from './context.ts';
import { bilingualAddress, bilingualText, both, id } from './fields.ts';

const STATUS = ['available', 'pilot', 'preparing'] as const;
type Status = (typeof STATUS)[number];

export const servicesSchema = z.array(
  z.strictObject({
    id,
    name: bilingualText,
    description: bilingualText,
    status: z.enum(STATUS).describe('Offered, in a pilot with invited facilities, or in preparation'),
    url: bilingualAddress,
  }),
);

type Named = { name: string; description: string };
type Row = {
  id: string;
  path: RoutePath;
  of(source: ContentSource): Named;
  status?(source: ContentSource): Status;
};

/** One row a service, in the order of the services overview. */
const ROWS: readonly Row[] = [
  {
    id: 'custom-automation',
    path: ROUTES.customAutomation,
    of({ page }) {
      const { meta, hero } = page('custom-automation');
      return { name: hero.crumbs.current, description: meta.description };
    },
  },
  {
    id: 'labcraft',
    path: ROUTES.labcraft,
    of({ page }) {
      const { name, meta } = page('labcraft');
      return { name, description: meta.description };
    },
  },
  {
    id: 'labclone',
    path: ROUTES.labclone,
    of({ page }) {
      const { name, meta } = page('lablockly');
      return { name, description: meta.description };
    },
    status: () => 'preparing',
  },
  {
    id: 'automation-consulting',
    path: ROUTES.consulting,
    of({ page }) {
      const { crumbs, meta } = page('automation-consulting');
      return { name: crumbs.current, description: meta.description };
    },
  },
  {
    id: 'maintenance',
    path: ROUTES.maintenance,
    of({ page }) {
      const { crumbs, meta } = page('maintenance');
      return { name: crumbs.current, description: meta.description };
    },
  },
  {
    id: 'tore',
    path: ROUTES.tore,
    of({ page }) {
      const { crumb, meta } = page('tore');
      return { name: crumb, description: meta.description };
    },
    status: () => 'pilot',
  },
  {
    id: 'labneeds',
    path: ROUTES.labneeds,
    of({ page }) {
      const { crumb, meta } = page('labneeds');
      return { name: crumb, description: meta.description };
    },
    status: ({ site }) => (site.switches.labneeds === 'open' ? 'available' : 'preparing'),
  },
  {
    id: 'waste-liquid',
    path: ROUTES.wasteLiquid,
    of({ page }) {
      const { crumb, meta } = page('waste-liquid');
      return { name: crumb, description: meta.description };
    },
  },
];

/** Every service that has a page. */
export const services = (context: DataContext): z.input<typeof servicesSchema> =>
  ROWS.map(({ id: row, path, of, status = () => 'available' }) => {
    const named = both((locale) => of(context[locale]));
    return {
      id: row,
      name: both((locale) => named[locale].name),
      description: both((locale) => named[locale].description),
      status: status(context.ja),
      url: addresses(context, path),
    };
  });
