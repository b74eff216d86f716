/**
 * The site as it is exported while LabNeeds is in preparation (`switches.labneeds` of content/site.json), built in a
 * copy of the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOTICE_ID, noticeAddress } from '@/app/[locale]/labneeds/preparing';
import { barePath, localeOf } from '@/lib/i18n/paths';
import { readPage } from '../../build/export/files';
import type { Files } from '../../build/export/types';
import { attribute, elementsOf, innerText } from '../../build/html';
import { entries, messages } from '../words';
import { buildChanged } from './build-copy';

function hold(site: string): void {
  const data = JSON.parse(readFileSync(site, 'utf8'));
  data.switches.labneeds = 'preparing';
  writeFileSync(site, JSON.stringify(data));
}

type Page = { address: string; elements: ReturnType<typeof elementsOf> };

let files: Files = new Map();
let pages: Page[] = [];

const addressOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
const isLabneeds = (address: string) => /^\/labneeds(?:\/|$)/.test(barePath(address));
const hrefs = ({ elements }: Page): string[] =>
  elements.filter(({ tagName }) => tagName === 'a').flatMap((link) => attribute(link, 'href') ?? []);
const having = ({ elements }: Page, name: string) =>
  elements.filter((element) => attribute(element, name) !== undefined);

beforeAll(async () => {
  files = await buildChanged((copy) => hold(path.join(copy, 'content/site.json')));
  pages = [...files.keys()]
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => ({ address: addressOf(file), elements: elementsOf(readPage(files, file)) }));
});

it('every LabNeeds page of both languages is there', () => {
  const unpublished = pages.filter(({ address }) => isLabneeds(address)).map(({ address }) => address);
  const [example] = entries('examples', 'ja');
  for (const bare of ['/labneeds', '/labneeds/examples', `/labneeds/${example?.id}`])
    expect(unpublished).toEqual(expect.arrayContaining([bare, `/en${bare}`]));
});

it('each of them sends home, to the notice of its language, and is not to be indexed', () => {
  for (const page of pages.filter(({ address }) => isLabneeds(address))) {
    const targets = having(page, 'data-redirect-notice').map((element) =>
      attribute(element, 'data-redirect-notice'),
    );
    expect([page.address, targets]).toEqual([page.address, [noticeAddress(localeOf(page.address))]]);
    const robots = page.elements.find((element) => attribute(element, 'name') === 'robots');
    expect([page.address, robots && attribute(robots, 'content')]).toEqual([
      page.address,
      expect.stringContaining('noindex'),
    ]);
  }
});

it('each of them links home, and to no other LabNeeds page', () => {
  for (const page of pages.filter(({ address }) => isLabneeds(address))) {
    const others = hrefs(page).filter(
      (href) => isLabneeds(href) && barePath(href) !== barePath(page.address),
    );
    expect([page.address, others]).toEqual([page.address, []]);
    expect(hrefs(page)).toContain(localeOf(page.address) === 'ja' ? '/' : '/en');
  }
});

it('no head names a Markdown file that is not there, and each page but those names its own', () => {
  const named = pages.map(({ address, elements }) => {
    const link = elements.find((element) => attribute(element, 'type') === 'text/markdown');
    return { address, file: link && new URL(attribute(link, 'href') ?? '').pathname.slice(1) };
  });
  expect(named.filter(({ file }) => file && !files.has(file))).toEqual([]);
  const without = named.filter(({ file }) => !file).map(({ address }) => address);
  expect(without.length).toBeGreaterThan(0);
  expect(without.filter((address) => !isLabneeds(address))).toEqual([]);
});

it('the overview of the services does not tell machines of LabNeeds', () => {
  for (const { address, elements } of pages.filter((page) => barePath(page.address) === '/services')) {
    const data = elements.find((element) => attribute(element, 'type') === 'application/ld+json');
    const graph = data ? innerText(data) : '';
    expect([address, graph.includes('ItemList'), graph.includes('/labneeds"')]).toEqual([
      address,
      true,
      false,
    ]);
  }
});

it('no other page links to LabNeeds', () => {
  const links = pages
    .filter(({ address }) => !isLabneeds(address))
    .flatMap((page) =>
      hrefs(page)
        .filter((href) => href.startsWith('/') && isLabneeds(href))
        .map((href) => `${page.address} → ${href}`),
    );
  expect(links).toEqual([]);
});

it('where links would be, buttons show the notice', () => {
  const services = pages.filter(({ address }) => barePath(address) === '/services');
  expect(services).toHaveLength(2);
  for (const page of services) {
    const { title } = messages[localeOf(page.address)].toast.labneeds;
    const titles = having(page, 'data-toast-title').map((element) => attribute(element, 'data-toast-title'));
    expect([page.address, titles]).toEqual([page.address, expect.arrayContaining([title])]);
  }
});

it('both home pages, and only they, tell who arrives from there', () => {
  const arrivals = pages.filter((page) =>
    having(page, 'data-arrival-notice').some(
      (element) => attribute(element, 'data-arrival-notice') === NOTICE_ID,
    ),
  );
  expect(arrivals.map(({ address }) => address).sort()).toEqual(['/', '/en']);
});
