import { getTranslations } from 'next-intl/server';
import { marksOfRow } from '@/components/sections/publication/entry-marks';
import type { ExampleItem } from '@/islands/examples/example-card';
import type { ExamplesExplorerProps } from '@/islands/examples-explorer';
import { type Entry, list, site } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { ENGINEER_CHOICES, THREE_OR_MORE_CHOICE } from '@/lib/examples/filter';
import { rangeText } from '@/lib/examples/range';
import { readGenerated } from '@/lib/generated';
import { pageLocale } from '@/lib/i18n/locale';
import { localizedPath } from '@/lib/i18n/paths';
import { findImage, type ImageManifest, srcSet } from '@/lib/images/manifest';
import { labneedsPage } from './definition.ts';

/** Where a card leads: to the example's document on another site, or to its page. */
export type CardTarget = 'document' | 'page';

/** The address of an example's document: its own, or the one that the others share (spec section 3). */
export const documentOf = ({ data }: Entry<'examples'>): string =>
  data.documentUrl ?? site().urls.exampleDocument;

/** The manifest key of a picture that lies beside an example. */
export const exampleImage = (id: string, file: string): string => imageKey(`examples/${id}`, file);

/** Months and engineers of an example, with their units. */
export async function exampleTexts({ data }: Entry<'examples'>) {
  const t = await getTranslations('examples');
  const locale = await pageLocale();
  return {
    fieldText: t(`field.${data.field}`),
    periodText: t('period', { range: rangeText(data.period, locale) }),
    engineersText: t(data.engineers.to === 1 ? 'engineer' : 'engineers', {
      range: rangeText(data.engineers, locale),
    }),
  };
}

/** Everything that the explorer needs, in the page's language. */
export async function explorerProps(target: CardTarget): Promise<ExamplesExplorerProps> {
  const t = await getTranslations('examples');
  const links = await getTranslations('link');
  const publication = await getTranslations('publication');
  const entries = list('examples', await pageLocale());
  return {
    items: await Promise.all(entries.map((entry) => exampleItem(entry, target))),
    external: target === 'document',
    engineerChoices: ENGINEER_CHOICES.map((value) => ({
      value,
      text: value === THREE_OR_MORE_CHOICE ? t('threeOrMore') : value,
    })),
    requestHref: site().urls.labneedsRequest,
    labels: {
      search: t('search'),
      placeholder: t('placeholder'),
      button: t('button'),
      fieldFilter: t('fieldFilter'),
      periodFilter: t('periodFilter'),
      engineersFilter: t('engineersFilter'),
      all: t('all'),
      result: t.raw('result'),
      open: t(target === 'document' ? 'document' : 'details'),
      newTab: links('newTab'),
      marks: publication('marks'),
      empty: t('empty'),
      emptyText: t('emptyText'),
      request: t('request'),
      reset: t('reset'),
    },
  };
}

async function exampleItem(entry: Entry<'examples'>, target: CardTarget): Promise<ExampleItem> {
  const { id, data } = entry;
  const { title, description, field, period, engineers, image } = data;
  return {
    id,
    href:
      target === 'document'
        ? documentOf(entry)
        : localizedPath(await pageLocale(), `${labneedsPage.path}/${id}`),
    title,
    description,
    field,
    period,
    engineers,
    ...(await exampleTexts(entry)),
    ...marksOfRow(entry),
    ...(image ? { picture: cardPicture(exampleImage(id, image.src)) } : {}),
  };
}

function cardPicture(key: string) {
  const entry = findImage(readGenerated<ImageManifest>('images.json'), key);
  return {
    avif: srcSet(entry.variants.avif),
    webp: srcSet(entry.variants.webp),
    src: entry.fallback.src,
    width: entry.width,
    height: entry.height,
    className: entry.className,
  };
}
