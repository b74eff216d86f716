/** A drawing of the site as SVG that stands alone: classes become attributes, lines keep their width on paper. */
import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { FONTS } from './fonts.ts';
import type { Declarations, Styles } from './styles.ts';

const parser = unified().use(rehypeParse, { fragment: true, space: 'svg' });
const writer = unified().use(rehypeStringify, { space: 'svg', closeSelfClosing: true });

const PIXELS_PER_MM = 96 / 25.4;
/** A line of the screen is this much finer on paper, which shows it sharper. */
const FINER = 0.7;
/** How high the words of a drawing are on paper, in millimetres: 7.5 points. */
const WORDS_MM = 2.65;
/** And on the screen, in pixels (components/drawings/looks.ts). */
const WORDS_PIXELS = 15;

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan']);

/** The properties of CSS that are attributes of SVG as well. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  fill: 'fill',
  'fill-opacity': 'fillOpacity',
  stroke: 'stroke',
  'stroke-opacity': 'strokeOpacity',
  'stroke-dasharray': 'strokeDashArray',
  'stroke-linejoin': 'strokeLineJoin',
  'stroke-linecap': 'strokeLineCap',
  'paint-order': 'paintOrder',
  'font-size': 'fontSize',
  'font-weight': 'fontWeight',
  'text-anchor': 'textAnchor',
  opacity: 'opacity',
};

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/;
/** `color-mix(in oklab, #2fb79b 7%, transparent)`: a colour that lets something through. */
const MIXED = /^color-mix\(in [\w ]+,\s*(#[0-9a-f]+)\s+([\d.]+)%,\s*transparent\)$/i;

type Scope = { variables: ReadonlyMap<string, string>; stroke: number; scale: number };

function resolved(value: string, variables: ReadonlyMap<string, string>): string {
  let text = value;
  for (let match = VARIABLE.exec(text); match; match = VARIABLE.exec(text)) {
    const known = variables.get(match[1] as string) ?? match[2];
    if (known === undefined) throw new Error(`no value for ${match[1]}`);
    text = text.replace(match[0], known);
  }
  return text;
}

const number = (value: unknown): number => Number.parseFloat(String(value));

/** `scale(0.2)` → 0.2, of a transform as drawings write it; moving and turning keep sizes. */
const scaleOf = (transform: unknown): number => {
  const [, factor] = /scale\(([\d.]+)/.exec(String(transform ?? '')) ?? [];
  return factor ? number(factor) : 1;
};

class Attributes {
  readonly #styles: Styles;
  /** Units of the drawing in a pixel of the screen. */
  readonly #unit: number;

  constructor(styles: Styles, unit: number) {
    this.#styles = styles;
    this.#unit = unit;
  }

  /** Dashes keep their length on paper as lines keep their width. */
  #dashes(value: string): string {
    return value === 'none'
      ? value
      : value
          .split(/[\s,]+/)
          .map((dash) => number(dash) * this.#unit * FINER)
          .join(' ');
  }

  walk(node: Nodes, scope: Scope): void {
    if (!('children' in node)) return;
    const below = node.type === 'element' ? this.#element(node, scope) : scope;
    node.children = node.children.filter(
      (child) => !(child.type === 'element' && this.#declarations(child).get('display') === 'none'),
    ) as typeof node.children;
    for (const child of node.children) this.walk(child, below);
  }

  #declarations(element: Element): Declarations {
    const { className } = element.properties;
    return this.#styles.of(Array.isArray(className) ? className.map(String) : []);
  }

  #element(element: Element, scope: Scope): Scope {
    const declarations = this.#declarations(element);
    const { properties } = element;
    const own = [...declarations].filter(([name]) => name.startsWith('--'));
    const variables = own.length > 0 ? new Map([...scope.variables, ...own]) : scope.variables;
    for (const [name, value] of declarations) this.#set(element, name, resolved(value, variables));
    const written = declarations.get('stroke-width') ?? properties.strokeWidth;
    const stroke = written === undefined ? scope.stroke : number(resolved(String(written), variables));
    const scale = scope.scale * scaleOf(properties.transform);
    delete properties.className;
    if (SHAPES.has(element.tagName)) properties.strokeWidth = String((stroke * this.#unit * FINER) / scale);
    else delete properties.strokeWidth;
    return { variables, stroke, scale };
  }

  #set({ properties }: Element, name: string, value: string): void {
    if (name === 'font-family') properties.fontFamily = value.includes('Mono') ? FONTS.mono : FONTS.text;
    if (name === 'scale') {
      const [share] = value.split(' ');
      const factor = value.includes('%') ? number(share) / 100 : number(share);
      properties.transform = `${properties.transform ?? ''} scale(${factor})`.trim();
    }
    const attribute = ATTRIBUTES[name];
    if (!attribute) return;
    const [, colour, share] = MIXED.exec(value) ?? [];
    properties[attribute] = colour ?? (name === 'font-size' ? String(number(value)) : value);
    if (colour) properties[`${attribute}Opacity`] = number(share) / 100;
    if (name === 'stroke-dasharray') properties[attribute] = this.#dashes(value);
  }
}

/** The classes of a drawing's markup. */
export const classesIn = (markup: string): string[] =>
  [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => (names as string).split(/\s+/));

/** How wide a drawing is in its own units. @throws Error if its markup does not say so. */
function widthOf({ properties }: Element): number {
  const units = number(String(properties.viewBox ?? '').split(/\s+/)[2]);
  if (!(units > 0)) throw new Error('it has no viewBox');
  return units;
}

/** Attributes that may be given as percentages of the width. */
const ACROSS = ['x', 'x1', 'x2', 'cx', 'width'] as const;
/** What may reach over the edge: half of a mark that stands there. */
const OVER = 8;

/**
 * A drawing as wide as what it stands in, whose units are pixels: its shares become places, at the width at which its
 * words come out right.
 */
function measured(drawing: Element, units: number): void {
  visit(drawing, 'element', ({ properties }) => {
    for (const name of ACROSS) {
      const value = properties[name];
      if (typeof value === 'string' && value.endsWith('%'))
        properties[name] = String((number(value) / 100) * units);
    }
  });
  const { properties } = drawing;
  properties.viewBox = `${-OVER} 0 ${units + 2 * OVER} ${properties.height}`;
  delete properties.width;
  delete properties.height;
}

/**
 * A drawing's markup as SVG without classes. Its words stand beside it in the document.
 * @param width on paper, in millimetres; its lines and words have the same size at any.
 * @throws Error if there is no drawing in the markup, or it does not say how wide it is.
 */
export function standAlone(markup: string, { styles, width }: { styles: Styles; width: number }): string {
  const tree = parser.parse(markup) as Root;
  let drawing: Element | undefined;
  visit(tree, 'element', (element) => {
    if (element.tagName === 'svg') drawing ??= element;
  });
  if (!drawing) throw new Error('it draws nothing');
  if (drawing.properties.width === '100%') measured(drawing, (width / WORDS_MM) * WORDS_PIXELS);
  const units = widthOf(drawing);
  const text = WORDS_MM * (units / width);
  const variables = new Map([...styles.theme]);
  const scope = { variables, stroke: 1.25, scale: 1 };
  drawing.properties.className = (drawing.properties.className as string[] | undefined)?.filter(
    (name) => !name.includes('--drawing-text'),
  );
  variables.set('--drawing-text', `${text}px`);
  new Attributes(styles, units / (width * PIXELS_PER_MM)).walk(drawing, scope);
  Object.assign(drawing.properties, { xmlns: 'http://www.w3.org/2000/svg', fontFamily: FONTS.text });
  for (const name of ['role', 'ariaLabel', 'overflow']) delete drawing.properties[name];
  return writer.stringify({ type: 'root', children: [drawing] });
}
