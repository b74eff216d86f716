import type { ContentSource } from '../../../lib/content/source.ts';
import { given } from '../about/profile-rows.ts';

/** Who stands behind the legal texts, which refer to it as their end; what the company has not given yet has no row. */
export const operatorRows = ({
  site: { company, mail },
  words: { legal },
  locale,
}: Pick<ContentSource, 'site' | 'words' | 'locale'>) =>
  given([
    ['company.name', legal.name, company.name[locale]],
    ['company.representative', legal.representative, company.representative?.[locale]],
    ['company.address', legal.address, company.address[locale]],
    ['mail', legal.contact, mail],
  ]);
