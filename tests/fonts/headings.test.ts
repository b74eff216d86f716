import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { elementsOf, parsePage } from '@/build/html';
import { isHeading } from '@/build/prepare/fonts/headings';

const isSetAsHeading = (markup: string) => {
  const [body] = elementsOf(parsePage(`<html lang="ja"><body>${markup}`), 'body');
  return body?.children.some((child) => child.type === 'element' && isHeading(child));
};

it.each([
  ['a heading', '<h4>手順</h4>', true],
  ['what looks like one', '<p class="mt-2 heading">手順</p>', true],
  ['the utility', '<b class="font-head text-ink">手順</b>', true],
  ['the utility in wide windows', '<b class="md:font-head">手順</b>', true],
  ['the utility on what is inside', '<p class="[&_b]:font-head"><b>手順</b></p>', true],
  ['what only a script shows', '<p data-head>手順</p>', true],
  ['not generated figures', '<li class="md:before:font-head">手順</li>', false],
  ['no other face', '<p class="font-body not-font-head-at-all">手順</p>', false],
])('%s', (_what, markup, expected) => expect(isSetAsHeading(markup)).toBe(expected));

/** The build reads the face from the markup; a rule of a stylesheet would go unnoticed. */
it('no stylesheet sets text in the heading face but for headings', () => {
  const folder = path.resolve('app/styles');
  const naming = readdirSync(folder).filter((name) =>
    /font[^;{}]*var\(--font-head\)/.test(readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(naming).toEqual(['base.css']);
});
