/** What must hold of the head of every page. Each rule gives the problems it finds, as sentences that name the page. */
import { DESCRIPTION_LENGTH } from '../../lib/content/descriptions.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, otherLocale } from '../../lib/i18n/locales.ts';
import { barePath, localeOf, localizedPath } from '../../lib/i18n/paths.ts';
import { type CrawledPage, isIndexable, only } from './page.ts';
import { absolute, type CrawledSite, fileOf } from './site.ts';

export type Rule = (site: CrawledSite) => string[];

/** Characters of a title in the browser, the site's name included. */
const TITLE_LENGTH: Record<Locale, { least: number; most: number }> = {
  ja: { least: 3, most: 60 },
  en: { least: 3, most: 95 },
};

const lengthOf = (text: string) => [...text].length;

const perPage =
  (check: (page: CrawledPage, site: CrawledSite) => string[]): Rule =>
  (site) =>
    site.pages.flatMap((page) => check(page, site).map((problem) => `${page.path}: ${problem}`));

const perListed = (check: (page: CrawledPage, site: CrawledSite) => string[]): Rule =>
  perPage((page, site) => (isIndexable(page) ? check(page, site) : []));

/** One title, one description, of a length that results show; `html lang` is the language of the address; one h1. */
export const basics = perPage((page) => {
  const locale = localeOf(page.path);
  const problems: string[] = [];
  if (page.lang !== locale) problems.push(`lang is "${page.lang}", its address is ${locale}`);
  if (page.h1 !== 1) problems.push(`has ${page.h1} visible h1`);
  if (page.titles.length !== 1) problems.push(`has ${page.titles.length} titles`);
  const title = page.titles[0] ?? '';
  const { least, most } = TITLE_LENGTH[locale];
  if (lengthOf(title) < least || lengthOf(title) > most)
    problems.push(`the title "${title}" has ${lengthOf(title)} characters, not ${least} to ${most}`);
  const description = only(page, 'description');
  const limits = DESCRIPTION_LENGTH[locale];
  const length = lengthOf(description ?? '');
  if (length < limits.least || length > limits.most)
    problems.push(`its one description has ${length} characters, not ${limits.least} to ${limits.most}`);
  return problems;
});

/** No two pages of a language share a title or a description. */
export const unique: Rule = ({ pages }) =>
  LOCALES.flatMap((locale) => {
    const seen = new Map<string, string>();
    return pages
      .filter(({ path }) => localeOf(path) === locale)
      .flatMap((page) => {
        const texts = [...page.titles, ...(page.meta.get('description') ?? [])];
        return texts.flatMap((text) => {
          const first = seen.get(text);
          seen.set(text, first ?? page.path);
          return first === undefined ? [] : [`${page.path}: repeats "${text}" of ${first}`];
        });
      });
  });

/** A page names itself as canonical; a page that is not listed names none unless it is itself. */
export const canonical = perPage((page, site) => {
  const own = absolute(site, page.path);
  if (!isIndexable(page))
    return page.canonical
      .filter((address) => address !== own)
      .map((address) => `is not listed, but names ${address} as canonical`);
  if (page.canonical.length === 1 && page.canonical[0] === own) return [];
  return [`canonical is ${page.canonical.join(', ') || 'missing'}, not ${own}`];
});

/** Whether nothing but this language has the text: its counterpart points here, and is not to be listed. */
function isAlone(page: CrawledPage, site: CrawledSite): boolean {
  if (page.languages.size > 0) return false;
  const counterpart = localizedPath(otherLocale(localeOf(page.path)), barePath(page.path));
  const other = site.pages.find(({ path }) => path === counterpart);
  return other !== undefined && !isIndexable(other) && other.languages.size === 0;
}

/**
 * hreflang: every language once, itself included, Japanese as the default; each page named exists and names the
 * same. A text that is not translated yet names none.
 */
export const languages = perListed((page, site) => {
  if (isAlone(page, site)) return [];
  const problems: string[] = [];
  const one = (language: string) => page.languages.get(language) ?? [];
  for (const language of [...LOCALES, 'x-default'])
    if (one(language).length !== 1)
      problems.push(`has ${one(language).length} links for hreflang ${language}`);
  for (const language of page.languages.keys())
    if (![...LOCALES, 'x-default'].includes(language)) problems.push(`unknown hreflang ${language}`);
  if (problems.length > 0) return problems;
  const own = absolute(site, page.path);
  if (one(localeOf(page.path))[0] !== own)
    problems.push(`hreflang ${localeOf(page.path)} is not the page itself`);
  if (one('x-default')[0] !== one(DEFAULT_LOCALE)[0]) problems.push('x-default is not the Japanese page');
  for (const language of LOCALES) {
    const address = one(language)[0] as string;
    const other = site.pages.find(({ path }) => absolute(site, path) === address);
    if (!other) problems.push(`hreflang ${language} leads to ${address}, which does not exist`);
    else if (localeOf(other.path) !== language)
      problems.push(`hreflang ${language} leads to ${address}, in another language`);
    else if (other.languages.get(localeOf(page.path))?.[0] !== own)
      problems.push(`hreflang ${language} leads to ${address}, which does not name it back`);
  }
  return problems;
});

/** Feeds and Markdown that a head names are there. */
export const alternates = perPage((page, site) =>
  page.alternates
    .filter(({ href }) => !site.files.has(fileOf(site, href) ?? ''))
    .map(({ type, href }) => `names ${href} (${type}), which does not exist`),
);

/** 404 pages are not to be listed. */
export const notFound = perPage((page) =>
  page.isNotFound && !(page.meta.get('robots') ?? []).some((value) => /noindex/.test(value))
    ? ['a 404 page needs robots noindex']
    : [],
);
