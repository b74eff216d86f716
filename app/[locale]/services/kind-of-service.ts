import type { Locale } from '../../../lib/i18n/locales.ts';
import { servicesPage } from './definition.ts';

/** What the overview calls the kind of the project at a path. */
export function kindOfService(path: string, locale: Locale): string | undefined {
  const { featured, projects } = servicesPage.copy(locale);
  return [featured.project, ...projects.items].find(({ link }) => link === path)?.kind;
}
