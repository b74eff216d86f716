import { sitePages } from '../../app/inventory/site-pages';
import { LOCALES } from '../../lib/i18n/locales';
import { localizedPath } from '../../lib/i18n/paths';
import { markdownPath } from '../../lib/markdown-path';
import { strays } from '../helpers/strays';
import { content, site } from '../words';
import { all, FILES, found, one, PAGES, pageAt, readText, text } from './out';

/** What machines read: Markdown files, llms.txt, data files. */

const files = new Set(FILES.map((file) => `/${file}`));
const folded = (words: string) => words.replace(/[\s\u2060]+/g, '');
const WITH_MARKDOWN = PAGES.filter(({ path }) => !path.endsWith('/404'));

it('every page has a Markdown file with the same title, and nothing but Markdown in it', () => {
  const wrong = found(({ path, tree }) => {
    const [, front = '', body = ''] =
      /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(readText(markdownPath(path))) ?? [];
    const prose = body.replace(/```[\s\S]*?```/g, '').replace(/<[\w.+-]+@[\w.-]+>/g, '');
    const titles = (prose.match(/^# .*$/gm) ?? []).map((title) => folded(title.slice(2)));
    const strange = /<\/?[a-z][^>]*>|&#?\w+;|\{\{|\u2060|\]\((?!https?:|mailto:)|^#+\s*$/m.exec(
      prose.replace(/(`+)[^`].*?\1/g, ''),
    );
    const headings = prose.match(/^#+ .*$/gm) ?? [];
    const shown = all('main :is(h1, h2, h3, h4)', tree).map((heading) => folded(text(heading)));
    const timesShown = (heading: string) =>
      shown.filter((one) => one === folded(heading.replace(/^#+ /, ''))).length;
    return [
      ...(front.includes(`canonical: ${new URL(path, site.siteUrl).href}`) ? [] : ['no canonical address']),
      ...(titles.join() === folded(text(one('h1', tree))) ? [] : [`its titles are ${titles}`]),
      ...(strange ? [strange[0]] : []),
      ...strays(/\bundefined\b/, prose),
      ...headings.filter((one, index) => one === headings[index - 1] && timesShown(one) < 2),
    ];
  }, WITH_MARKDOWN);
  expect(wrong).toEqual([]);
});

it('hidden items of lists are in the Markdown file', () => {
  for (const list of ['/news', '/blog', '/labneeds/examples']) {
    const titles = readText(markdownPath(list)).match(/^#{2,3} .*$/gm) ?? [];
    expect(titles.length).toBeGreaterThan(all('li[hidden]', pageAt(list).tree).length);
  }
});

it.each(LOCALES)('every link of llms.txt in %s leads somewhere, and every page is in it', (locale) => {
  const links = [...readText(localizedPath(locale, '/llms.txt')).matchAll(/\]\((https:[^)]+)\)/g)].map(
    ([, url]) => url ?? '',
  );
  expect(links.filter((url) => !url.startsWith(`${site.siteUrl}/`))).toEqual([]);
  expect(links.filter((url) => !files.has(new URL(url).pathname))).toEqual([]);
  const wanted = sitePages(content)
    .filter(({ indexable }) => indexable)
    .map(({ path }) => `${site.siteUrl}${markdownPath(localizedPath(locale, path))}`);
  expect(wanted.filter((url) => !links.includes(url))).toEqual([]);
});

it('every data file names a schema that is there', () => {
  const data = FILES.filter((file) => /^data\/[\w-]+\.json$/.test(file) && !file.endsWith('.schema.json'));
  expect(data.length).toBeGreaterThan(5);
  for (const file of data) {
    const { $schema } = JSON.parse(readText(`/${file}`)) as { $schema: string };
    expect(JSON.parse(readText(new URL($schema).pathname)).$id).toBe($schema);
  }
});
