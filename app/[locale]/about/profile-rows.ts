/** The company profile as rows, for the page and its document; what the company has not given yet has no row. */
import { isSample, type SamplePaths } from '../../../lib/content/sample.ts';
import type { Site } from '../../../lib/content/site.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import type { AboutCopy } from './copy.ts';

type Profile = AboutCopy['profile'];
type ProfileRow = readonly [term: string, value: string];

/** What a register of suppliers asks for beside name, address and business, as far as it is known. */
export function registerRows({ company }: Site, { register }: Profile, locale: Locale): ProfileRow[] {
  const { legalName, representative, phone, corporateNumber, invoiceNumber, bank } = company;
  const rows = [
    [register.legalName, legalName?.[locale]],
    [register.representative, representative?.[locale]],
    [register.phone, phone],
    [register.corporateNumber, corporateNumber],
    [register.invoiceNumber, invoiceNumber],
    [register.bank, bank?.[locale]],
  ] as const;
  return rows.flatMap(([term, value]) => (value === undefined ? [] : [[term, value]]));
}

/** The terms of the rows whose values are samples still. */
export const sampleTerms = (samples: SamplePaths, { name, address, mail }: Profile): string[] =>
  Object.entries({ 'company.name': name, 'company.address': address, mail }).flatMap(([field, { term }]) =>
    isSample(samples, field) ? [term] : [],
  );
