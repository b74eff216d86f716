import { cssLength } from './css-length.ts';
import { attribute, type Element, elementsOf, isElement } from './html.ts';

/** A screen, in CSS pixels and device pixels per CSS pixel. */
export type Screen = { width: number; density: number };

/** Splits at commas outside parentheses. */
const list = (text: string): string[] => text.split(/,(?![^(]*\))/).map((part) => part.trim());

/**
 * Tells whether a media condition holds on a screen; only `(min-width: …)`, `(max-width: …)` and `and` occur here.
 * @throws Error on any other condition.
 */
function mediaMatches(media: string, screen: Screen): boolean {
  return media.split(/\s+and\s+/).every((part) => {
    const match = /^\(\s*(min|max)-width\s*:\s*([^)]+)\)$/.exec(part.trim());
    if (!match) throw new Error(`not a media condition that is understood: ${media}`);
    const limit = cssLength(match[2] as string, screen.width);
    return match[1] === 'min' ? screen.width >= limit : screen.width <= limit;
  });
}

/** The width in CSS pixels that a `sizes` attribute promises on a screen; `100vw` without one. */
function slotWidth(sizes: string | undefined, screen: Screen): number {
  for (const entry of list(sizes ?? '100vw')) {
    const match = /^(\([^)]*\)(?:\s+and\s+\([^)]*\))*)\s+(.+)$/.exec(entry);
    if (!match) return cssLength(entry, screen.width);
    if (mediaMatches(match[1] as string, screen)) return cssLength(match[2] as string, screen.width);
  }
  return screen.width;
}

/** The candidate of a `srcset` that fills the slot: the smallest that is wide enough, else the widest. */
function pickCandidate(srcset: string, sizes: string | undefined, screen: Screen): string {
  const slot = slotWidth(sizes, screen);
  const candidates = list(srcset).map((candidate) => {
    const [url = '', descriptor = '1x'] = candidate.split(/\s+/);
    const value = Number.parseFloat(descriptor);
    return { url, density: descriptor.endsWith('w') ? value / slot : value };
  });
  candidates.sort((a, b) => a.density - b.density);
  return (candidates.find(({ density }) => density >= screen.density) ?? candidates.at(-1))?.url ?? '';
}

/** The address that an AVIF-capable browser loads for an `<img>`, its `<picture>` sources considered. */
export function chosenUrl(image: Element, screen: Screen): string {
  const parent = image.parentNode;
  const sources =
    parent && isElement(parent) && parent.tagName === 'picture' ? elementsOf(parent, 'source') : [];
  const fitting = sources.find((source) => {
    const media = attribute(source, 'media');
    return media === undefined || mediaMatches(media, screen);
  });
  const chosen = fitting ?? image;
  const srcset = attribute(chosen, 'srcset');
  const sizes = attribute(chosen, 'sizes') ?? attribute(image, 'sizes');
  return srcset ? pickCandidate(srcset, sizes, screen) : (attribute(image, 'src') ?? '');
}
