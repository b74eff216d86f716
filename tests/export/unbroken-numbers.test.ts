import { wrapNumbers } from '@/build/export/unbroken-numbers';
import { htmlOf, parsePage } from '@/build/html';

const page = (main: string) => `<!DOCTYPE html><html><head></head><body><main>${main}</main></body></html>`;
const withHeld = (main: string) => {
  const tree = parsePage(page(main));
  wrapNumbers(tree);
  return htmlOf(tree);
};
const whole = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;

describe('a number in a text is kept on one line', () => {
  it.each<[where: string, before: string, after?: string]>([
    ['in a paragraph', '<p>手順を、約1週間かけて</p>', `<p>手順を、${whole('約1週間')}かけて</p>`],
    ['around other elements', '<p>約3倍<b>A</b>に</p>'],
    [
      'in each part of it',
      '<li>約3倍に<br>約4倍に</li>',
      `<li>${whole('約3倍')}に<br>${whole('約4倍')}に</li>`,
    ],
    ['in a heading', '<h2>in 10 minutes</h2>', `<h2>in ${whole('10 minutes')}</h2>`],
    ['in a button', '<a><span>PDF、98 KB）</span></a>', `<a><span>PDF、${whole('98 KB')}）</span></a>`],
    ['not where it is all there is', '<p>約3倍</p>'],
    ['not where its parts would be laid out one by one', '<p class="md:flex">約3倍に</p>'],
    ['not in a caption, which lays out its parts', '<p class="caption">約3倍に</p>'],
    ['not in an island, which draws its own', '<div data-island="x"><p>約3倍に</p></div>'],
    ['not in what is no text', '<pre>約3倍に</pre>'],
  ])('%s', (_where, before, after = before) => expect(withHeld(before)).toBe(page(after)));
});
