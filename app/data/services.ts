import { z } from 'zod';
import { both } from '../../lib/i18n/locales.ts';
import { SERVICE_STATUS } from '../../lib/pages/define-page.ts';
import { FIXED_PAGES } from '../pages.ts';
import { addresses, type DataContext } from './context.ts';
import { bilingualAddress, bilingualText, id } from './fields.ts';

export const servicesSchema = z.array(
  z.strictObject({
    id,
    name: bilingualText,
    description: bilingualText,
    status: z.enum(SERVICE_STATUS).describe('Offered, in a pilot with invited facilities, or in preparation'),
    url: bilingualAddress,
  }),
);

/** Every service that has a page, in the order of the services overview. */
export const services = (context: DataContext): z.input<typeof servicesSchema> =>
  FIXED_PAGES.flatMap(({ path, service, head }) =>
    service
      ? {
          id: service.id,
          name: both((locale) => head(locale).crumb),
          description: both((locale) => head(locale).description),
          status: service.status?.(context.ja.site) ?? 'available',
          url: addresses(context, path),
        }
      : [],
  );
