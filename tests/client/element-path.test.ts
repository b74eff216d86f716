/** @jest-environment jsdom */
import fc from 'fast-check';
import { elementAt, pathTo } from '@/client/element-path';

/** Any small tree of elements with text between them. */
const { tree } = fc.letrec<{ tree: string; leaf: string }>((tie) => ({
  leaf: fc.constantFrom('<i></i>', '<b>text</b>'),
  tree: fc
    .array(fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('tree'), fc.constant('text')), { maxLength: 4 })
    .map((parts) => `<div>${parts.join('')}</div>`),
}));

it('the path to an element leads to that element, whatever the tree', () =>
  fc.assert(
    fc.property(tree, (markup) => {
      document.body.innerHTML = markup;
      const container = document.body.firstElementChild as Element;
      for (const element of [container, ...container.querySelectorAll('*')]) {
        const path = pathTo(element, container);
        expect(path && elementAt(container, path)).toBe(element);
      }
    }),
  ));

it('leads to the same place of the same markup drawn anew', () => {
  const markup = '<ul><li></li><li>text<b></b><i></i></li></ul>';
  document.body.innerHTML = `<div>${markup}</div><div>${markup}</div>`;
  const [first, second] = document.querySelectorAll('div');
  const path = pathTo(document.querySelector('i') as Element, first as Element);
  expect(path).toEqual([0, 1, 1]);
  expect(elementAt(second as Element, path ?? [])).toBe(document.querySelectorAll('i')[1]);
});

it('there is no path to what lies outside, beside or around', () => {
  document.body.innerHTML = '<div></div><p></p>';
  const container = document.querySelector('div') as Element;
  for (const element of [document.querySelector('p'), document.body, document.createElement('i')])
    expect(pathTo(element as Element, container)).toBeNull();
});

it.each([[[3]], [[0, 0]], [[0, 0, 0]]])('the path %j leads nowhere in other markup', (path) => {
  document.body.innerHTML = '<div><p></p></div>';
  expect(elementAt(document.querySelector('div') as Element, path)).toBeNull();
});
