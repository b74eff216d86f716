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

/** The fields above by the place of their facts in content/site.json. */
const PLACES = {
  name: 'company.name',
  address: 'company.address',
  email: 'mail',
  serviceArea: 'serviceArea',
};

const sampleFacts = ({ ja }: DataContext): string[] =>
  Object.entries(PLACES).flatMap(([field, place]) => (isSample(ja.samples, place) ? [field] : []));

/** What the company profile says. */
export function company(context: DataContext): z.input<typeof companySchema> {
  const { company: facts, mail, serviceArea } = context.ja.site;
  const { name, address, founded, capital, ...register } = facts;
  return {
    name,
    founded,
    capital: { amount: capital, currency: 'JPY' },
    address,
    email: mail,
    serviceArea,
    ...register,
    business: both((locale) => aboutPage.copy(locale).profile.business.value),
    sampleFields: sampleFacts(context),
    url: addresses(context, aboutPage.path),
  };
}
