import { findSources } from '../../build/prepare/images/sources';
import { LOCALES } from '../../lib/i18n/locales';
import { localizedPath } from '../../lib/i18n/paths';
import { entries } from '../words';
import type { Page } from './out';
import { all, attribute, found, one, PAGES, text } from './out';

/** Cut from masters (docs/guides/imagery.md): their bytes are their own. */
const CUT = [
  ...['arm', 'arm-flip', 'bench', 'bench-wide'].map((name) => `pages/home/${name}.webp`),
  ...['pages/custom-automation/bench-tall.webp', 'news/2025-04-labcraft-preview/plate.webp'],
];
/** What a rendering has in its name as it is served, wherever in the content it lies. A photograph has none of these. */
const RENDERINGS = [
  ...findSources('imagery/masters'),
  ...findSources('content').filter(({ key }) => CUT.includes(key)),
].map(({ hash }) => `-${hash}-`);
const SAID = /イメージ|render(?:ing|ings|ed)(?!\w)|illustration/i;

/** A caption is in the language of its article, so what stands in for a translation has none. */
const STAND_INS = LOCALES.flatMap((locale) =>
  (['news', 'blog'] as const).flatMap((name) =>
    entries(name, locale).flatMap(({ id, original }) =>
      original ? localizedPath(locale, `/${name}/${id}`) : [],
    ),
  ),
);

/** Pictures of a page that could be taken for photographs. */
const renderingsOf = ({ tree }: Page) =>
  all('main img', tree).filter((image) => RENDERINGS.some((hash) => attribute(image, 'src')?.includes(hash)));

it('a page that shows a machine says in words that its pictures are renderings', () => {
  // Alternative texts do not count: who sees a picture does not read them.
  const shown = PAGES.filter((page) => !STAND_INS.includes(page.path) && renderingsOf(page).length > 0);
  expect(shown.length).toBeGreaterThan(20);
  expect(found(({ tree }) => (SAID.test(text(one('main', tree))) ? [] : ['says nothing']), shown)).toEqual(
    [],
  );
});
