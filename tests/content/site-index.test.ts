import { page } from '@/lib/content';
import { LOCALES } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes';

it.each(LOCALES)('the 404 page lists every fixed page once, in %s as well', (locale) => {
  const { groups } = page('not-found', locale).index;
  const listed = groups.flatMap(({ links }) => links.map(({ path }) => path));
  expect(listed.sort()).toEqual(Object.values(ROUTES).sort());
});
