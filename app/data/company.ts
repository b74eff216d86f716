import { z } from 'zod';
import { isSample } from '../../lib/content/sample.ts';
import { both } from '../../lib/i18n/locales.ts';
import { aboutPage } from '../[locale]/about/definition.ts';
import { addresses, type DataContext } from './context.ts';
import { bilingualAddress, bilingualText, day, yen } from './fields.ts';

export const companySchema = z.strictObject({
  name: bilingualText,
  founded: day,
  capital: yen,
  address: bilingualText,
  email: z.email(),
  serviceArea: bilingualText,
  legalName: bilingualText.optional(),
  representative: bilingualText.optional(),
  phone: z.string().optional(),
  corporateNumber: z.string().optional(),
  invoiceNumber: z.string().optional(),
  bank: bilingualText.optional(),
  business: bilingualText,
  sampleFields: z.array(z.string()).describe('Which of these facts are samples until the launch'),
  url: bilingualAddress,
});

/** The places in content/site.json of what does not stand under `company` there. */
const PLACES: Readonly<Record<string, string>> = { email: 'mail', serviceArea: 'serviceArea' };

/** What the company profile says. */
export function company(context: DataContext): z.input<typeof companySchema> {
  const { samples, site } = context.ja;
  const { founded, capital, ...register } = site.company;
  const facts = { ...register, email: site.mail, serviceArea: site.serviceArea };
  return {
    ...facts,
    founded,
    capital: { amount: capital, currency: 'JPY' },
    business: both((locale) => aboutPage.copy(locale).profile.business.value),
    sampleFields: Object.keys(facts).filter((field) =>
      isSample(samples, PLACES[field] ?? `company.${field}`),
    ),
    url: addresses(context, aboutPage.path),
  };
}
