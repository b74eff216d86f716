import { addHeadingIds } from '@/build/export/heading-ids';
import { htmlOf, parsePage } from '@/build/html';

const page = (main: string) => `<!DOCTYPE html><html><head></head><body><main>${main}</main></body></html>`;
const withIds = (main: string) => {
  const tree = parsePage(page(main));
  addHeadingIds({ tree });
  return htmlOf(tree);
};

describe('a heading gets an id', () => {
  it.each<[when: string, before: string, after?: string]>([
    ['where nothing stands for it', '<h2>A</h2><h3>B</h3>', '<h2 id="h-1">A</h2><h3 id="h-2">B</h3>'],
    ['not where it has one', '<h2 id="a">A</h2>'],
    ['not where its section has one', '<div id="s"><h2>A</h2></div>'],
    [
      'where the id around it stands for another',
      '<section id="s"><h2>A</h2><h3>B</h3></section>',
      '<section id="s"><h2>A</h2><h3 id="h-1">B</h3></section>',
    ],
    ['not at the top of the page', '<h1>A</h1>'],
    ['not in an island, which draws its own', '<div data-island="x"><h2>A</h2></div>'],
    ['that no other element has', '<p id="h-1"></p><h2>A</h2>', '<p id="h-1"></p><h2 id="h-2">A</h2>'],
    ['as a question', '<details><summary>A</summary>B', '<details><summary id="h-1">A</summary>B</details>'],
  ])('%s', (_when, before, after = before) => expect(withIds(before)).toBe(page(after)));
});
