/** Writes `llms.txt` and `en/llms.txt`: what there is for machines to read, with links to the Markdown files. */

import { homePage } from '../../app/[locale]/(home)/definition.ts';
import { DATA_NAMES, dataPath } from '../../app/data/index.ts';
import { sectionOf } from '../../app/guide-sections.ts';
import { type Content, contentFiles } from '../../lib/content/load.ts';
import { listSamples } from '../../lib/content/sample.ts';
import { documentsIn } from '../../lib/documents/documents.ts';
import { FEED_LISTS, feedPath } from '../../lib/feeds/paths.ts';
import { LOCALES, type Locale, otherLocale } from '../../lib/i18n/locales.ts';
import { localeOf, localizedPath } from '../../lib/i18n/paths.ts';
import { wordsOf } from '../../lib/words.ts';
import { builtContent } from '../content.ts';
import { encode } from './files.ts';
import { type Guide, guideText } from './llms/guide.ts';
import { markdownFile } from './served-path.ts';
import type { Export } from './types.ts';

const PATH = '/llms.txt';

type Pages = Export['pages'];

/** What stands between a page's name and the company's in a title, in either language. */
const BAR = /\s*[｜|]\s*$/;

/** A title without the company's name at its end, which every entry of the guide would repeat. */
function withoutCompany(title: string, company: string): string {
  const start = title.endsWith(company) ? title.slice(0, -company.length) : title;
  return BAR.test(start) ? start.replace(BAR, '') : title;
}

/**
 * The pages of a language that have a Markdown file, without those that search engines leave out: they are noise for a reader
 * of the guide, too. The home comes first, then by address.
 */
function pagesOf(pages: Pages, locale: Locale, siteUrl: string, company: string): Guide['pages'] {
  return [...pages]
    .flatMap(([file, { guide }]) => (guide ? [{ file, ...guide }] : []))
    .map(({ file, canonical, ...facts }) => ({ ...facts, file, path: new URL(canonical).pathname }))
    .filter(({ path }) => localeOf(path) === locale)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ file, path, title, description }) => ({
      title: withoutCompany(title, company),
      description,
      url: `${siteUrl}/${markdownFile(file)}`,
      section: sectionOf(path),
    }));
}

function guideOf(pages: Pages, content: Content, locale: Locale): Guide {
  const { siteUrl, company } = content.site.data;
  const { llms } = wordsOf(locale);
  const absolute = (path: string) => new URL(path, siteUrl).href;
  return {
    title: company.name[locale],
    summary: homePage.head(locale).description,
    notes: listSamples(contentFiles(content)).length > 0 ? [llms.intro, llms.sample] : [llms.intro],
    other: absolute(localizedPath(otherLocale(locale), PATH)),
    pages: pagesOf(pages, locale, siteUrl, company.name[locale]),
    data: DATA_NAMES.map((name) => ({
      title: dataPath(name).slice(1),
      url: absolute(dataPath(name)),
      description: llms.data[name],
    })),
    documents: documentsIn(locale).map(({ title, address, purpose }) => ({
      title,
      url: absolute(address),
      description: purpose,
    })),
    feeds: FEED_LISTS.map((list) => {
      const path = localizedPath(locale, feedPath(list, 'atom'));
      return { title: path.slice(1), url: absolute(path), description: llms.feeds[list] };
    }),
  };
}

/** Adds the two guides. */
export function addGuides(
  { files, pages }: Pick<Export, 'files' | 'pages'>,
  content: Content = builtContent(),
): void {
  for (const locale of LOCALES) {
    const text = guideText(guideOf(pages, content, locale), wordsOf(locale).llms);
    files.set(localizedPath(locale, PATH).slice(1), encode(text));
  }
}
