/**
 * The text of an item as a feed carries it: the same Markdown as on the page, without the page's dress, and with
 * every address absolute, because a reader shows it elsewhere.
 */
import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { onlyImage } from '../article/pictures.ts';
import { markdownToTree } from '../content/markdown.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ImageEntry } from '../images/manifest.ts';
import { element, mapElements, text } from '../text/hast.ts';

type Page = {
  /** Absolute address of the item's page. */
  url: string;
  locale: Locale;
  /** The picture of a file beside the text. @throws Error if there is none. */
  picture(file: string): ImageEntry;
};

/** What only the page's styles and scripts, or links within the page, need. */
const DROPPED = [
  'className',
  'id',
  'ariaDescribedBy',
  'ariaLabel',
  'dataFootnoteRef',
  'dataFootnoteBackref',
  'dataFootnotes',
];

const writer = unified().use(rehypeStringify).freeze();

/** A picture as the feed shows it: one file that every reader knows. */
export function image({ fallback, width, height }: ImageEntry, alt: string, base: string): Element {
  const scaled = Math.round((height / width) * fallback.w);
  return element('img', { src: new URL(fallback.src, base).href, alt, width: fallback.w, height: scaled });
}

/** A picture alone in its line, with the caption that tells a rendering from a photograph. */
export const figure = (shown: Element, caption?: string): Element =>
  caption
    ? element('figure', {}, [shown, element('figcaption', {}, [text(caption)])])
    : element('p', {}, [shown]);

/** The same for a picture in Markdown, whose caption is its title. */
function captioned(found: Element): Element {
  const image = onlyImage(found);
  const { title, ...properties } = image?.properties ?? {};
  return image && title ? figure({ ...image, properties }, String(title)) : found;
}

function portable(found: Element, { url, picture }: Page): Element {
  const { src, alt, href } = found.properties;
  if (found.tagName === 'img') return image(picture(String(src)), String(alt ?? ''), url);
  for (const name of DROPPED) delete found.properties[name];
  if (typeof href === 'string') found.properties.href = new URL(href, url).href;
  return found;
}

/** The Markdown body of an item as HTML; `before` and `after` stand around it. */
export function itemHtml(
  body: string,
  page: Page,
  around: { before?: Element[]; after?: Element[] } = {},
): string {
  const processor = markdownToTree(page.locale);
  const tree = processor.runSync(processor.parse(body)) as Root;
  mapElements(tree, captioned);
  mapElements(tree, (found) => portable(found, page));
  const { before = [], after = [] } = around;
  return writer.stringify({ type: 'root', children: [...before, ...tree.children, ...after] });
}
