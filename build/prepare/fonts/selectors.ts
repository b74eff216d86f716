/**
 * Finds elements by the selectors of a stylesheet. It errs on the side of too many: states and other
 * pseudo-classes count as met, and of siblings only the last is looked at, because a glyph too many costs
 * little and a missing one shows.
 */
import type { Element } from 'hast';
import { attribute } from '../../export/html.ts';

/** One element of a selector: `button.btn[data-x]`. */
type Compound = { tag: string; classes: string[]; ids: string[]; attributes: string[] };

/** From the outermost element to the one that is styled. */
export type Selector = Compound[];

const ALTERNATIVES = /:(?:is|where)\(([^()]*)\)/;
const PSEUDO = /(?<!\\)::?[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?/gi;
const NAME = String.raw`(?:\\.|[\w-]|[^\x00-\x7f])+`;
const COMPOUND = new RegExp(String.raw`^(\*|${NAME})?((?:[.#]${NAME}|\[[^\]]*\])*)$`);
const PART = new RegExp(String.raw`([.#])(${NAME})|\[\s*([\w-]+)[^\]]*\]`, 'g');

const unescaped = (name: string) => name.replace(/\\(.)/g, '$1');

/** `.a :is(b, i)` → `.a b` and `.a i`. */
function alternatives(selector: string): string[] {
  const found = ALTERNATIVES.exec(selector);
  if (!found) return [selector];
  return (found[1] as string)
    .split(',')
    .flatMap((each) => alternatives(selector.replace(found[0], () => each.trim())));
}

function compound(text: string): Compound {
  const match = COMPOUND.exec(text);
  if (!match) throw new Error(`selector part not understood: ${text}`);
  const parts = [...(match[2] ?? '').matchAll(PART)];
  const named = (sign: string) =>
    parts.filter((part) => part[1] === sign).map((part) => unescaped(part[2] as string));
  return {
    tag: match[1] === '*' ? '' : unescaped(match[1] ?? '').toLowerCase(),
    classes: named('.'),
    ids: named('#'),
    attributes: parts.flatMap((part) => part[3] ?? []),
  };
}

/**
 * Reads one selector, without commas outside `:is()`.
 * @throws Error that shows the part that is not understood.
 */
export function parseSelector(selector: string): Selector[] {
  return alternatives(selector).map((each) =>
    each
      .replace(PSEUDO, (pseudo) => (pseudo.startsWith(':root') ? 'html' : ''))
      // An attribute's value may hold a combinator; only its name counts.
      .replace(/\[\s*([\w-]+)[^\]]*\]/g, '[$1]')
      .replace(/(^|[\s>])[^\s>+~]*\s*[+~]\s*/g, '$1')
      .split(/[\s>]+/)
      .filter(Boolean)
      .map(compound),
  );
}

function fits(element: Element, { tag, classes, ids, attributes }: Compound): boolean {
  const own = (attribute(element, 'class') ?? '').split(/\s+/);
  return (
    (tag === '' || element.tagName.toLowerCase() === tag) &&
    classes.every((name) => own.includes(name)) &&
    ids.every((id) => attribute(element, 'id') === id) &&
    attributes.every((name) => attribute(element, name) !== undefined)
  );
}

/**
 * Tells whether a selector picks an element, given those around it from the inside; of nested elements any ancestor may
 * be the outer one.
 */
export function matches(element: Element, around: readonly Element[], selector: Selector): boolean {
  const [last, ...outer] = [...selector].reverse();
  if (!last || !fits(element, last)) return false;
  let waiting = outer;
  for (const at of around) if (waiting[0] && fits(at, waiting[0])) waiting = waiting.slice(1);
  return waiting.length === 0;
}
