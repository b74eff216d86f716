import { z } from 'zod';
import type { Site } from '../../lib/content/site.ts';
import { both } from '../../lib/i18n/locales.ts';
import type { Page } from '../../lib/pages/define-page.ts';
import { PAGES } from '../pages.ts';
import { addresses, type DataContext } from './context.ts';
import { bilingualAddress, bilingualText, id } from './fields.ts';

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

type Row = { id: string; page: Page; status?(site: Site): Status };

/** One row a service, in the order of the services overview. */
const ROWS: readonly Row[] = [
  { id: 'custom-automation', page: PAGES.customAutomation },
  { id: 'labcraft', page: PAGES.labcraft },
  { id: 'labclone', page: PAGES.labclone, status: () => 'preparing' },
  { id: 'automation-consulting', page: PAGES.consulting },
  { id: 'maintenance', page: PAGES.maintenance },
  { id: 'tore', page: PAGES.tore, status: () => 'pilot' },
  {
    id: 'labneeds',
    page: PAGES.labneeds,
    status: ({ switches }) => (switches.labneeds === 'open' ? 'available' : 'preparing'),
  },
  { id: 'waste-liquid', page: PAGES.wasteLiquid },
];

/** Every service that has a page. */
export const services = (context: DataContext): z.input<typeof servicesSchema> =>
  ROWS.map(({ id: row, page, status = () => 'available' }) => ({
    id: row,
    name: both((locale) => page.head(locale).crumb),
    description: both((locale) => page.head(locale).description),
    status: status(context.ja.site),
    url: addresses(context, page.path),
  }));
