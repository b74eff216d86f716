/** All that is done to one page: it is parsed once, every stage works on the one tree, and it is written once. */
import type { ElementContent, Root } from 'hast';
import type { Locale } from '../../lib/i18n/locales.ts';
import { element as newElement } from '../../lib/text/hast.ts';
import { attribute, firstOf, htmlOf, isNotice, metaOf, parsePage, removeNodes } from '../html.ts';
import type { ClientManifest } from '../prepare/client-manifest.ts';
import { headingCharacters } from '../prepare/fonts/collect.ts';
import { addPreload } from '../prepare/fonts/preload.ts';
import { type ClassNames, shortenClasses } from './class-names.ts';
import { addCaptureScript } from './early.ts';
import { addHeadingIds } from './heading-ids.ts';
import { addIntegrity } from './integrity.ts';
import { linkIslandSheets } from './island-sheets.ts';
import { LATER, refuseNames } from './later.ts';
import { markdownFacts, markdownOf } from './markdown/markdown.ts';
import { addPolicy } from './policy.ts';
import { pageReferences } from './references.ts';
import { loadsOf } from './report.ts';
import { pageText } from './search-index/pages.ts';
import { fillSiteIndex } from './search-index/site-index.ts';
import { stripRuntime, withoutPayload } from './strip-runtime.ts';
import { type About, addStructuredData, type SiteGraph } from './structured-data.ts';
import { linkStylesheet } from './styles.ts';
import type { FinishedPage, IndexedPage, PageFacts } from './types.ts';
import { wrapNumbers } from './unbroken-numbers.ts';

/** What a page needs to know of the site around it. Plain values: they go to other threads, and name the result. */
export type PageTask = {
  /** The path of its file in the export. */
  path: string;
  locale: Locale;
  about: About;
  /** The names of the pages in the folder of its name. */
  below: readonly string[];
  /** The pages to list on the one that lists all. */
  siteIndex: readonly IndexedPage[] | undefined;
};

/** What all pages share. */
export type PageSettings = {
  classes: ClassNames;
  client: ClientManifest;
  /** The integrity of each script, by its address. */
  integrity: Readonly<Record<string, string>>;
  /** The script that holds what a visitor does too early. */
  captureScript: string;
  graph: Readonly<Record<Locale, SiteGraph>>;
  /** Whether search engines are asked to leave every page out. */
  isPreview: boolean;
};

const isMarkdownLink = (node: ElementContent): boolean =>
  node.type === 'element' && node.tagName === 'link' && attribute(node, 'type') === 'text/markdown';

/** What is read before the page gets what only a browser needs. */
function read({ path, locale, below }: PageTask, tree: Root, standsIn: boolean) {
  const isGuided = !standsIn && !metaOf(tree, 'robots')?.includes('noindex');
  return {
    text: pageText(path, tree, below),
    guide: isGuided ? markdownFacts(tree) : undefined,
    characters: headingCharacters(path, tree, locale),
    markdown: standsIn ? undefined : markdownOf(tree),
  };
}

/**
 * A page as it is served, from what Next wrote, but for what only the whole site tells (`later.ts`).
 * @throws Error naming the page, and what a stage does not know.
 */
export function finishPage(html: string, task: PageTask, settings: PageSettings): FinishedPage {
  const { path, locale, about, siteIndex } = task;
  const { classes, client, integrity, captureScript, graph, isPreview } = settings;
  try {
    const shown = withoutPayload(html);
    refuseNames(shown);
    const tree = parsePage(shown);
    const page = { path, tree };
    stripRuntime(page);
    // A page that stands in for another says nothing to machines, and has no Markdown file to name.
    const standsIn = isNotice(tree);
    if (standsIn) removeNodes(tree, isMarkdownLink);
    else addStructuredData(page, about, graph[locale]);
    addHeadingIds(page);
    if (siteIndex) fillSiteIndex(tree, siteIndex);
    const { markdown, ...said } = read(task, tree, standsIn);

    if (said.characters.large.length > 0) addPreload(tree, LATER.coreFont);
    wrapNumbers(tree);
    shortenClasses(tree, classes);
    addIntegrity(page, integrity, client);
    linkStylesheet(tree);
    linkIslandSheets(tree, classes.islands);
    addCaptureScript(page, captureScript);
    if (isPreview)
      firstOf(tree, 'head')?.children.push(newElement('meta', { name: 'robots', content: 'noindex' }));
    addPolicy(page);
    const facts: PageFacts = {
      locale,
      ...said,
      references: [...new Set(pageReferences(tree))],
      loads: loadsOf(tree, client),
    };
    return { html: htmlOf(tree), markdown, facts };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
