import type { Element, Root } from 'hast';
import { attribute, elementsOf } from '../html.ts';

/** Stands for the site's own origin while addresses are resolved. */
const ORIGIN = 'https://own.invalid';

/** The link relations that make a browser fetch a file. */
const FETCHING = /\b(stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest|mask-icon)\b/;

/** The addresses in a `srcset`: each candidate's first word. */
const srcsetUrls = (srcset: string): string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

function urlsOf(element: Element): string[] {
  const one = (name: string) => attribute(element, name) ?? [];
  const set = (name: string) => srcsetUrls(attribute(element, name) ?? '');
  switch (element.tagName) {
    case 'link':
      return FETCHING.test(attribute(element, 'rel') ?? '') ? [one('href'), set('imagesrcset')].flat() : [];
    case 'script':
    case 'audio':
    case 'track':
      return [one('src')].flat();
    case 'img':
    case 'source':
      return [one('src'), set('srcset')].flat();
    case 'video':
      return [one('src'), one('poster')].flat();
    default:
      return [];
  }
}

/** The addresses of all files that a page makes a browser fetch, as written. Frames are not among them. */
export const pageReferences = (page: Root): string[] => elementsOf(page).flatMap(urlsOf);

/** The addresses in a stylesheet, as written: `url(…)` and `@import "…"`. */
export const cssReferences = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)|@import\s+["']([^"']+)["']/g)].map(
    ([, double, single, bare, imported]) => double ?? single ?? bare ?? imported ?? '',
  );

/**
 * Where an address written in the file `from` leads: a path relative to `out/`, `null` if it needs no file
 * (data, fragment), or `external` if another origin serves it.
 */
export function resolveReference(url: string, from: string): { file: string } | 'external' | null {
  if (url === '' || url.startsWith('#')) return null;
  const target = new URL(url, `${ORIGIN}/${from}`);
  if (target.protocol === 'data:' || target.protocol === 'blob:') return null;
  if (target.origin !== ORIGIN) return 'external';
  return { file: decodeURIComponent(target.pathname).slice(1) };
}
