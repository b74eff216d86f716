/** What a page sets in the heading face: known from the markup alone. */
import type { Element } from 'hast';
import { attribute } from '../../html.ts';

const TAGS = new Set(['h1', 'h2', 'h3', 'h4']);

/** `font-head`, in some windows or states only as well: `md:font-head`. What is generated has figures alone. */
const FACE = /(?:^|:)font-head$/;
const GENERATED = /(?:^|:)(?:before|after|marker):/;

const isFace = (name: string) => name === 'heading' || (FACE.test(name) && !GENERATED.test(name));

/** Whether an element is set in the heading face; `data-head` marks what only a script shows. */
export const isHeading = (element: Element): boolean =>
  TAGS.has(element.tagName) ||
  attribute(element, 'data-head') !== undefined ||
  (attribute(element, 'class') ?? '').split(/\s+/).some(isFace);
