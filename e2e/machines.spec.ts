import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { twinPath } from '../lib/twins.ts';
import { BUILT } from './built-routes';
import { elementsOf, textOf } from './html';
import { site } from './site';

const PAGES = BUILT.flatMap((route) => LOCALES.map((locale) => localizedPath(locale, route)));
const folded = (text: string) => text.replace(/[\s\u2060]+/g, '');

test('every page has a Markdown twin with the same title, and nothing but Markdown in it', async ({
  request,
}) => {
  for (const path of PAGES) {
    const response = await request.get(twinPath(path));
    expect(response.status(), path).toBe(200);
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(await response.text()) ?? [];
    expect(front, path).toContain(`canonical: ${new URL(path, site.siteUrl).href}`);

    const html = await (await request.get(path)).text();
    const h1 = folded(textOf(html.slice(html.indexOf('<h1'), html.indexOf('</h1>'))));
    const titles = body.match(/^# .*$/gm) ?? [];
    expect(
      titles.map((title) => folded(title.slice(2))),
      path,
    ).toEqual([h1]);

    const prose = body.replace(/```[\s\S]*?```/g, '').replace(/<[\w.+-]+@[\w.-]+>/g, '');
    expect(prose, path).not.toMatch(
      /<\/?[a-z][^>]*>|&#?\w+;|\bundefined\b|\{\{|\u2060|\]\((?!https:|mailto:)/,
    );
    expect(prose, path).not.toMatch(/^#+\s*$/m);
    const headings = prose.match(/^#+ .*$/gm) ?? [];
    expect(
      headings.filter((heading, index) => heading === headings[index - 1]),
      path,
    ).toEqual([]);
  }
});

test('hidden items of lists are in the twin', async ({ request }) => {
  for (const list of ['/news', '/blog', '/labneeds/examples']) {
    const twin = await (await request.get(twinPath(list))).text();
    const html = await (await request.get(list)).text();
    const items = elementsOf(html).filter(
      ({ tagName, attrs }) => tagName === 'li' && attrs.some(({ name }) => name === 'hidden'),
    );
    const titles = (twin.match(/^#{2,3} .*$/gm) ?? []).length;
    expect(titles, list).toBeGreaterThan(items.length);
  }
});

for (const locale of LOCALES) {
  const address = localizedPath(locale, '/llms.txt');
  test(`every link of ${address} leads somewhere, and every page is in it`, async ({ request }) => {
    const text = await (await request.get(address)).text();
    const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, url]) => url ?? '');
    for (const url of links) {
      expect(url.startsWith(`${site.siteUrl}/`), url).toBe(true);
      expect((await request.get(new URL(url).pathname)).status(), url).toBe(200);
    }
    const wanted = BUILT.map((route) => `${site.siteUrl}${twinPath(localizedPath(locale, route))}`);
    expect(wanted.filter((url) => !links.includes(url))).toEqual([]);
  });
}

test('data files and their schemas are served', async ({ request }) => {
  for (const name of ['company', 'services', 'plans', 'robot-arms', 'cases', 'news']) {
    const file = await (await request.get(`/data/${name}.json`)).json();
    const { pathname } = new URL(file.$schema);
    expect((await (await request.get(pathname)).json()).$id).toBe(file.$schema);
  }
});
