import { ROUTES } from '../routes.ts';
import type { Kind } from './index-format.ts';

/** Beginnings of paths, the longer ones first. */
const BEGINNINGS: readonly [path: string, kind: Kind][] = [
  [ROUTES.services, 'service'],
  ['/tech', 'service'],
  [ROUTES.cases, 'case'],
  [ROUTES.labneeds, 'example'],
  [ROUTES.news, 'news'],
  [ROUTES.blog, 'blog'],
  [ROUTES.whitepaper, 'document'],
  [ROUTES.resources, 'document'],
  [ROUTES.privacy, 'legal'],
  [ROUTES.terms, 'legal'],
  [ROUTES.electronicNotice, 'legal'],
  [ROUTES.accessibility, 'legal'],
];

/** The kind of a page by its language-neutral path; what is of no other kind is about the company. */
export const kindOf = (path: string): Kind =>
  BEGINNINGS.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`))?.[1] ?? 'company';
