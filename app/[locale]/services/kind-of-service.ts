import type { Locale } from '../../../lib/i18n/locales.ts';
import type { Page } from '../../../lib/pages/define-page.ts';
import { servicesPage } from './definition.ts';

/** What the overview calls the kind of a project. */
export function kindOfService({ path }: Pick<Page, 'path'>, locale: Locale): string | undefined {
  const { featured, projects } = servicesPage.copy(locale);
  return [featured.project, ...projects.items].find(({ link }) => link === path)?.kind;
}
