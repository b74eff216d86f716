/** A page of blocks as an entry of the register of pages. What others pass to `definePage` stands in its content. */
import type { BlockPage } from '../lib/content/block-page.ts';
import { imageKey } from '../lib/content/image-key.ts';
import type { Entry } from '../lib/content/load.ts';
import { buildDate, isOver } from '../lib/content/publication.ts';
import type { Locale } from '../lib/i18n/locales.ts';
import type { Page } from '../lib/pages/define-page.ts';

/** Whether what a page is about has ended. */
export const hasEnded = (data: BlockPage): boolean => isOver(data, buildDate());

/** The page of an entry, whose texts are given in both languages; `above` are those that it may stand below. */
export function blockPage(texts: readonly Entry<'block-pages'>[], above: readonly Page[]): Page {
  const text = (locale: Locale) => texts.find((each) => each.locale === locale) as Entry<'block-pages'>;
  const { id, folder, data } = text('ja');
  const { image } = data.top;
  const { date, updated = date } = data;
  const parent = above.find(({ path }) => path === data.parent);
  return {
    path: `/${id}`,
    kind: parent?.kind ?? 'company',
    sources: [folder],
    head: (locale) => text(locale).data.head,
    ended: hasEnded(data),
    listed: () => !hasEnded(data),
    ...(parent && { parent }),
    ...(updated && { dates: [updated] }),
    ...(image && { picture: () => imageKey(folder, image.src) }),
  };
}
