import { all, attribute, PAGES, readText } from './out';

/** The class names that a stylesheet has rules for. */
const namesIn = (css: string): Set<string> =>
  new Set(
    [...css.matchAll(/\.((?:\\.|[A-Za-z_])(?:\\.|[\w-])*)/g)].map(([, name = '']) => name.replace(/\\/g, '')),
  );

it('no page lacks the rules of a class that it uses', () => {
  const sheets = new Map<string, Set<string>>();
  const pages = PAGES.map(({ path, tree }) => {
    const [sheet = ''] = all('link[rel="stylesheet"]', tree).map((link) => attribute(link, 'href') ?? '');
    if (!sheets.has(sheet)) sheets.set(sheet, namesIn(readText(sheet)));
    const used = all('[class]', tree).flatMap((element) => attribute(element, 'class')?.split(' ') ?? []);
    return { path, sheet, used: new Set(used) };
  });
  const known = new Set([...sheets.values()].flatMap((names) => [...names]));
  const lacking = pages.flatMap(({ path, sheet, used }) =>
    [...used]
      .filter((name) => known.has(name) && !sheets.get(sheet)?.has(name))
      .map((name) => `${path}: .${name}`),
  );
  expect(lacking).toEqual([]);
});
