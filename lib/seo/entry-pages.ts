/** The rows of pages that entries of a collection have. */
import { imageKey } from '../content/image-key.ts';
import type { Content, Entry } from '../content/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { entryPath } from '../listing/paths.ts';
import { ROUTES } from '../routes.ts';
import { cardFromTitle, type SocialCard } from './card.ts';
import { forEachLocale, isListed, type SitePage } from './site-page.ts';

type WithPages = 'cases' | 'examples' | 'news' | 'blog';
type Row = Omit<SitePage, 'card' | 'indexable' | 'original'>;

/** A row for each entry; both languages have every entry, one of them perhaps without a text of its own. */
function entryPages<N extends WithPages>(
  content: Content,
  name: N,
  row: (entry: Entry<N>) => Row,
  card: (entry: Entry<N>) => SocialCard,
): SitePage[] {
  const entries = content.collections[name] as Entry<N>[];
  return entries
    .filter(({ locale }) => locale === 'ja')
    .map((entry) => {
      const page = row(entry);
      const inLanguage = (locale: Locale) =>
        entries.find((each) => each.id === entry.id && each.locale === locale) ?? entry;
      const indexable = isListed(content, page.path);
      const original = entry.original ?? inLanguage('en').original;
      return { ...page, indexable, original, card: forEachLocale((locale) => card(inLanguage(locale))) };
    });
}

function pictureOf({ folder, data: { image } }: Entry<WithPages>): Pick<SocialCard, 'picture'> {
  if (!image) return {};
  return { picture: imageKey(folder, typeof image === 'string' ? image : image.src) };
}

export const casePages = (content: Content): SitePage[] =>
  entryPages(
    content,
    'cases',
    ({ id, folder }) => ({
      path: `${ROUTES.cases}/${id}`,
      kind: 'case',
      sources: [folder, 'pages/case'],
      dates: [],
    }),
    (entry) => ({
      title: entry.data.title,
      section: content.pages.case[entry.locale].data.section,
      ...pictureOf(entry),
    }),
  );

export const examplePages = (content: Content): SitePage[] =>
  entryPages(
    content,
    'examples',
    ({ id, folder }) => ({
      path: `${ROUTES.labneeds}/${id}`,
      kind: 'example',
      sources: [folder, 'pages/labneeds-example'],
      dates: [],
    }),
    (entry) => ({
      title: entry.data.title,
      section: content.pages.labneeds[entry.locale].data.crumb,
      ...pictureOf(entry),
    }),
  );

export const newsPages = (content: Content): SitePage[] =>
  entryPages(
    content,
    'news',
    ({ id, data }) => ({
      path: entryPath('news', id),
      kind: 'news',
      sources: [],
      dates: [data.updated ?? data.date],
    }),
    (entry) => ({
      ...cardFromTitle(entry.data.title, content.site.data.company.name[entry.locale]),
      section: content.pages.news[entry.locale].data.title,
      date: entry.data.date,
      ...pictureOf(entry),
    }),
  );

export const postPages = (content: Content): SitePage[] =>
  entryPages(
    content,
    'blog',
    ({ id, data }) => ({
      path: entryPath('blog', id),
      kind: 'post',
      sources: [],
      dates: [data.updated ?? data.date],
    }),
    (entry) => ({
      ...cardFromTitle(entry.data.title, content.site.data.company.name[entry.locale]),
      section: content.pages.blog[entry.locale].data.crumb,
      date: entry.data.date,
      ...pictureOf(entry),
    }),
  );
