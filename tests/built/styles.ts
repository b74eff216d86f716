import { globSync, readFileSync } from 'node:fs';
import { all, attribute, FILES, found, PAGES, readText } from './out';

const SHEETS = FILES.filter((file) => file.endsWith('.css')).map((file) => `/${file}`);

/** The class names that the stylesheet has rules for. */
const namesIn = (css: string): Set<string> =>
  new Set(
    [...css.matchAll(/\.((?:\\.|[A-Za-z_-])(?:\\.|[\w-])*)/g)].map(([, name = '']) =>
      name.replace(/\\/g, ''),
    ),
  );

it('every page has the one stylesheet, and those of its islands', () => {
  const ofPages = SHEETS.filter((path) => path.startsWith('/assets/css/style-'));
  expect(ofPages).toHaveLength(1);
  const linked = found(({ tree }) => {
    const hrefs = all('link[rel="stylesheet"]', tree).map((link) => attribute(link, 'href') ?? '');
    const islands = new Set(all('[data-island]', tree).map((island) => attribute(island, 'data-island')));
    const ofIslands = [...islands].flatMap((name) =>
      SHEETS.filter((path) => path.startsWith(`/assets/css/${name}-`)),
    );
    return hrefs.join() === [...ofPages, ...ofIslands].join() ? [] : [`links ${hrefs}`];
  });
  expect(linked).toEqual([]);
});

it('a page with an island fetches a stylesheet for it where that draws with classes of the site, and only there', () => {
  // An island may come in each language, from one folder.
  const drawn = (island: string) =>
    globSync(`islands/${island.replace(/-(?:ja|en)$/, '')}{.tsx,/**/*.tsx}`).some((file) =>
      /className="(?!lc)[^"]+"/.test(readFileSync(file, 'utf8')),
    );
  const sheetOf = (island: string) => SHEETS.find((path) => path.startsWith(`/assets/css/${island}-`));
  const islands = new Set(
    PAGES.flatMap(({ tree }) => all('[data-island]', tree)).map(
      (each) => attribute(each, 'data-island') ?? '',
    ),
  );
  expect([...islands].filter((island) => drawn(island) !== Boolean(sheetOf(island)))).toEqual([]);
  const deskCheck = readText(sheetOf('desk-check') ?? '');
  expect([...namesIn(deskCheck)].length).toBeGreaterThan(50);
  const sheets = [...islands].flatMap((island) => sheetOf(island) ?? []);
  expect(sheets.filter((path) => /@page|@view-transition/.test(readText(path)))).toEqual([]);
});

it('has rules for every class that a page uses', () => {
  const known = namesIn(SHEETS.map(readText).join('\n'));
  const used = PAGES.flatMap(({ html }) =>
    [...html.matchAll(/(?<=\sclass=")[^"]*/g)].flatMap(([names]) =>
      names.replaceAll('&quot;', '"').replaceAll('&amp;', '&').split(' '),
    ),
  );
  expect(used.length).toBeGreaterThan(10_000);
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
});
