/** @jest-environment node */

/** Where a value of the company is a sample until the launch, whatever says it says so. */
import { dataFile } from '@/app/data';
import { companySheet } from '@/app/documents/company-sheet';
import { legalTexts } from '@/app/documents/legal-texts';
import { sourceOf } from '@/lib/content/source';
import { both } from '@/lib/i18n/locales';
import { content, copy, messages } from '../words';

const IN_BOTH = { ja: '甲', en: 'A' };
const REGISTER = {
  ...{ legalName: IN_BOTH, representative: IN_BOTH, bank: IN_BOTH },
  ...{ phone: '022-123-4567', corporateNumber: '1234567890123', invoiceNumber: 'T1234567890123' },
};

/** The content with some marks, all of the register given but for what is left out. */
function sources(samples: readonly string[], without: readonly string[] = []) {
  const known = Object.entries(REGISTER).filter(([field]) => !without.includes(field));
  return both((locale) => {
    const source = sourceOf(content, locale);
    const company = { ...source.site.company, ...Object.fromEntries(known) };
    return { ...source, samples, site: { ...source.site, company } };
  });
}

const { register, area } = copy('about', 'en').profile;
const { representative } = messages.en.legal;
const PLACES: [place: string, field: string, term: string][] = [
  ...Object.entries(register).map(([field, term]): [string, string, string] => [
    `company.${field}`,
    field,
    term,
  ]),
  ['serviceArea', 'serviceArea', area.term],
];

const noteOf = (what: string) => messages.en.publication.sampleNote.replace('{what}', what);
const fieldsOf = (context: ReturnType<typeof sources>) =>
  (dataFile('company', context as never) as { data: { sampleFields: string[] } }).data.sampleFields;

it.each(PLACES)('%s is a sample in the company profile and in the data (%s)', (place, field, term) => {
  const context = sources([place]);
  expect(companySheet(context.en).sample).toBe(noteOf(term));
  expect(fieldsOf(context)).toEqual([field]);
});

it('nothing is said of what nobody has given, also where the whole company is a sample', () => {
  const context = sources(['company'], ['bank']);
  expect(companySheet(context.en).sample).not.toContain(register.bank);
  expect(companySheet(context.en).sample).toContain(register.phone);
  expect(fieldsOf(context)).not.toContain('bank');
});

it('the operator of the legal texts has a representative who may be a sample', () => {
  const [terms] = legalTexts(sources(['company.representative']).en);
  expect(terms?.sample).toBe(noteOf(representative));
  const [real] = legalTexts(sources([]).en);
  expect(real?.sample).toBeUndefined();
});
