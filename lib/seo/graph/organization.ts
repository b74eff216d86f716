import type { Organization, WebSite } from 'schema-dts';
import type { Site } from '../../content/site.ts';
import { LOCALES, type Locale, otherLocale } from '../../i18n/locales.ts';
import { fileAddress } from '../addresses.ts';
import { ICON } from '../icons.ts';
import { organizationRef, siteId } from './place.ts';

/** The company, with nothing but what `content/site.json` says. */
export const organization = ({ siteUrl, company, mail, serviceArea, urls }: Site, locale: Locale) =>
  ({
    '@type': 'Organization',
    '@id': siteId(siteUrl, 'organization'),
    name: company.name[locale],
    alternateName: company.name[otherLocale(locale)],
    url: fileAddress(siteUrl, '/'),
    logo: fileAddress(siteUrl, ICON),
    foundingDate: company.founded,
    address: company.address[locale],
    email: mail,
    areaServed: serviceArea[locale],
    sameAs: [urls.social],
  }) satisfies Organization;

/** The whole site, in both languages. */
export const webSite = ({ siteUrl, company }: Site, locale: Locale) =>
  ({
    '@type': 'WebSite',
    '@id': siteId(siteUrl, 'website'),
    name: company.name[locale],
    url: fileAddress(siteUrl, '/'),
    inLanguage: [...LOCALES],
    publisher: organizationRef({ siteUrl }),
  }) satisfies WebSite;
