import type { PageContext } from '../page-facts.ts';
import { service } from './offering.ts';

type Offered = { name: string; description: string; type?: string | undefined; offers?: readonly string[] };

/** The service that a page offers, where the company offers its services. */
export const offeredService = ({ place, site, locale }: PageContext, offered: Offered) =>
  service(place, { ...offered, area: site.serviceArea[locale] });
