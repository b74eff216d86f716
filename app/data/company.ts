import { z } from 'zod';
import { aboutPage } from '../[locale]/about/definition.ts';
import { addresses, type DataContext } from './context.ts';
import { bilingualAddress, bilingualText, both, day, yen } from './fields.ts';

export const companySchema = z.strictObject({
  name: bilingualText,
  founded: day,
  capital: yen,
  address: bilingualText,
  email: z.email(),
  serviceArea: bilingualText,
  business: bilingualText,
  url: bilingualAddress,
});

/** What the company profile says. */
export function company(context: DataContext): z.input<typeof companySchema> {
  const { company: facts, mail, serviceArea } = context.ja.site;
  return {
    name: facts.name,
    founded: facts.founded,
    capital: { amount: facts.capital, currency: 'JPY' },
    address: facts.address,
    email: mail,
    serviceArea,
    business: both((locale) => aboutPage.copy(locale).profile.business.value),
    url: addresses(context, aboutPage.path),
  };
}
