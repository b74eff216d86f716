import { LOCALES } from '@/lib/i18n/locales';
import { renderMarkdown } from '../helpers/render-markdown';
import { messages } from '../words';

it.each([
  ['raw HTML', 'A <b onclick="x()">bold</b> word <script>alert(1)</script>', '<p>A bold word alert(1)</p>'],
  ['a block of raw HTML', '<div style="color:red">\nred\n</div>\n\nText', '<p>Text</p>'],
  ['a javascript: link', '[go](javascript:alert(1))', '<p><a>go</a></p>'],
  ['a data: image', '![x](data:image/svg+xml;base64,AAAA)', '<p><img alt="x"></p>'],
])('drops %s', (_what, source, html) => expect(renderMarkdown(source, 'en').trim()).toBe(html));

it.each([
  ['an internal link', '[news](/news)', '<p><a href="/news">news</a></p>'],
  ['an image beside the file', '![plan](./plan.webp)', '<p><img src="./plan.webp" alt="plan"></p>'],
  ['strong text right before Japanese text', '**強調。**続き', '<p><strong>強調。</strong>続き</p>'],
  ['deleted text', '~~old~~', '<p><del>old</del></p>'],
  ['one tilde between figures', '10~20分、30~40分', '<p>10~20分、30~40分</p>'],
])('keeps %s', (_what, source, html) => expect(renderMarkdown(source, 'ja').trim()).toBe(html));

it('renders tables, aligned by a class where cells are not at the left, without inline style', () => {
  const html = renderMarkdown('| a | b | c | d |\n|:--|:-:|---|--:|\n| 1 | 2 | 3 | 4 |', 'en');
  for (const cell of ['<th>a</th>', '<td>1</td>', '<td class="cell-center">2</td>', '<td>3</td>'])
    expect(html).toContain(cell);
  expect(html).toContain('<td class="cell-right">4</td>');
  expect(html).not.toMatch(/style=|align=/);
});

it.each(LOCALES)('labels footnotes in %s, and their links lead to each other', (locale) => {
  const html = renderMarkdown('Text[^1]\n\n[^1]: Note', locale);
  const { footnotes, backToText } = messages[locale].article;
  expect(html).toContain(`>${footnotes}</h2>`);
  expect(html).toContain(`aria-label="${backToText}"`);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map((match) => match[1]);
  expect(targets).toHaveLength(2);
  expect(ids).toEqual(expect.arrayContaining(targets));
  // No heading of the text can have such an id.
  for (const target of targets) expect(target).toMatch(/^note-/);
});
