/** The company profile as rows, for the page and its document; what the company has not given yet has no row. */
import { isSample, type SamplePaths } from '../../../lib/content/sample.ts';
import type { Site } from '../../../lib/content/site.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import type { AboutCopy } from './copy.ts';

/** `field` is the place of the value in content/site.json; empty where it comes from elsewhere. */
type Row = readonly [field: string, term: string, value: string];

/** The rows that have a value. */
export const given = (rows: readonly (readonly [string, string, string | undefined])[]): Row[] =>
  rows.flatMap(([field, term, value]) => (value === undefined ? [] : [[field, term, value]]));

/** All that a register of suppliers asks for, as far as it is known. */
export function profileRows(
  { company, mail, serviceArea }: Site,
  { name, founded, capital, address, mail: email, register, area, business }: AboutCopy['profile'],
  locale: Locale,
): Row[] {
  return given([
    ['company.name', name.term, company.name[locale]],
    ['', founded.term, founded.value],
    ['', capital.term, capital.value],
    ['company.address', address.term, company.address[locale]],
    ['mail', email.term, mail],
    ['company.legalName', register.legalName, company.legalName?.[locale]],
    ['company.representative', register.representative, company.representative?.[locale]],
    ['company.phone', register.phone, company.phone],
    ['company.corporateNumber', register.corporateNumber, company.corporateNumber],
    ['company.invoiceNumber', register.invoiceNumber, company.invoiceNumber],
    ['company.bank', register.bank, company.bank?.[locale]],
    ['serviceArea', area.term, serviceArea[locale]],
    ['', business.term, business.value],
  ]);
}

/** The terms of the rows whose values are samples still. */
export const sampleTerms = (samples: SamplePaths, rows: readonly Row[]): string[] =>
  rows.flatMap(([field, term]) => (field && isSample(samples, field) ? [term] : []));
