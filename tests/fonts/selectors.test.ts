import type { Element, Root } from 'hast';
import { attribute, isElement, parsePage } from '@/build/export/html';
import { headingSelectors } from '@/build/prepare/fonts/heading-selectors';
import { matches, parseSelector } from '@/build/prepare/fonts/selectors';

const body = `<ul class="mnav x"><li><a id="a" href="/">A</a><span><b id="b">B</b></span></li></ul>
  <p id="p" data-head class="md:big"><i id="i">I</i></p>`;
const page = parsePage(`<html lang="ja"><body>${body}`);

/** Every element with those around it, from the inside. */
const lineages = (parent: Root | Element, around: Element[] = []): [Element, Element[]][] =>
  parent.children.flatMap((child) =>
    isElement(child) ? [[child, around], ...lineages(child, [child, ...around])] : [],
  );
const elements = lineages(page);

const picked = (selector: string) =>
  elements
    .filter(([element, around]) => parseSelector(selector).some((each) => matches(element, around, each)))
    .flatMap(([element]) => attribute(element, 'id') ?? []);

describe('a selector', () => {
  it.each([
    ['picks by tag', 'b', ['b']],
    ['picks by class, attribute and id', 'p.md\\:big[data-head]#p', ['p']],
    ['picks what lies anywhere inside', '.mnav b', ['b']],
    ['picks alternatives', '.mnav li > :is(a, b)', ['a', 'b']],
    ['picks alternatives of the outer part', ':where(ul, p) i', ['i']],
    ['ignores states and generated content', '.mnav a:hover::before', ['a']],
    ['ignores what is excluded', 'b:not(.x, .y)', ['b']],
    ['looks at the last of siblings', 'a + span b', ['b']],
    ['ignores the value of an attribute', '[href="/a > b"]', ['a']],
    ['reads the root as the page', ':root[lang] i', ['i']],
    ['reads a doubled class once', '.mnav.mnav b', ['b']],
    ['picks nothing else', '.mnav i', []],
  ])('%s', (_rule, selector, ids) => expect(picked(selector)).toEqual(ids));

  it('is refused where it is not understood', () => {
    expect(() => parseSelector('a$b')).toThrow('selector part not understood: a$b');
  });
});

describe('the selectors of the heading face', () => {
  const found = (css: string) => {
    const selectors = headingSelectors(css);
    return elements
      .filter(([element, around]) => selectors.some((selector) => matches(element, around, selector)))
      .map(([{ tagName }]) => tagName);
  };

  it.each([
    ['font-family with the token', '.mnav b{font-family:var(--font-head)}', ['b', 'p']],
    ['the font shorthand', '.mnav b{font:600 1rem/1.5 var(--font-head)}', ['b', 'p']],
    ['the family itself', '.mnav b{font-family:TLA Sans,TLA Sans JP}', ['b', 'p']],
    ['inside a media query', '@media (width>=56rem){i{font-family:var(--font-head)}}', ['p', 'i']],
    ['nested with &', '.mnav{& a{font-family:var(--font-head)}}', ['a', 'p']],
    ['nested without &', '.mnav{@media print{a{font-family:var(--font-head)}}}', ['a', 'p']],
    ['other faces are not meant', 'b{font-family:var(--font-body)}', ['p']],
  ])('%s', (_case, css, tags) => expect(found(css)).toEqual(tags));
});
