/** Pictures of an article: files beside the text, shown in the formats and widths that the image step made. */
import type { Element, ElementContent, Root } from 'hast';
import { type ImageEntry, srcSet } from '../images/manifest.ts';
import { element, mapElements } from '../text/hast.ts';

/** The picture of a file name such as `./plan.webp`. */
export type FindPicture = (file: string) => ImageEntry;

/** As wide as the text: the whole window on a phone, about 7 of 12 columns above 56rem. */
const SIZES = '(min-width: 90rem) 49rem, (min-width: 56rem) 58vw, 92vw';

/** The picture that stands alone in a paragraph. */
export const onlyImage = ({ tagName, children }: Element): Element | undefined => {
  const [first] = children;
  const isAlone = tagName === 'p' && children.length === 1 && first?.type === 'element';
  return isAlone && first.tagName === 'img' ? first : undefined;
};

function picture(image: Element, entry: ImageEntry): Element {
  const source = (type: 'avif' | 'webp') =>
    element('source', { type: `image/${type}`, srcSet: srcSet(entry.variants[type]), sizes: SIZES });
  const shown = element('img', {
    className: entry.className ? [entry.className] : undefined,
    src: entry.fallback.src,
    width: entry.width,
    height: entry.height,
    alt: String(image.properties.alt ?? ''),
    decoding: 'async',
    loading: 'lazy',
  });
  return element('picture', {}, [source('avif'), source('webp'), shown]);
}

/** Shows each picture that stands alone as a figure; its Markdown title is the caption. */
export function showPictures(tree: Root, find: FindPicture): void {
  mapElements(tree, (found) => {
    const image = onlyImage(found);
    if (!image) return found;
    const caption = String(image.properties.title ?? '');
    const children: ElementContent[] = [picture(image, find(String(image.properties.src)))];
    if (caption)
      children.push(element('figcaption', { className: ['caption'] }, [{ type: 'text', value: caption }]));
    return element('figure', {}, children);
  });
  mapElements(tree, (found) => {
    const isLoose = found.tagName === 'img' && String(found.properties.src ?? '').startsWith('./');
    if (isLoose) throw new Error(`picture ${found.properties.src}: it must stand in a paragraph of its own`);
    return found;
  });
}
