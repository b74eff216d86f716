import type { PageData } from '../content/pages.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Section } from './paths.ts';

/** The copy of the pages that list the sections. */
export type SectionCopy = {
  blog: Pick<PageData<'blog', Locale>, 'crumb'>;
  news: Pick<PageData<'news', Locale>, 'title'>;
};

/** What the way back from an entry or an archive calls its list. */
export const sectionName = ({ blog, news }: SectionCopy, section: Section): string =>
  section === 'blog' ? blog.crumb : news.title;
