import { getTranslations } from 'next-intl/server';
import { type Entry, site } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { rangeText, unitsOf } from '@/lib/examples/range';
import { pageLocale } from '@/lib/i18n/locale';

/** The address of an example's document: its own, or the one that the others share (spec section 3). */
export const documentOf = ({ data }: Entry<'examples'>): string =>
  data.documentUrl ?? site().urls.exampleDocument;

/** The manifest key of a picture that lies beside an example. */
export const exampleImage = (id: string, file: string): string => imageKey(`examples/${id}`, file);

/** Months and engineers of an example, with their units. */
export async function exampleTexts({ data }: Entry<'examples'>) {
  const t = await getTranslations('examples');
  const locale = await pageLocale();
  const units = unitsOf(data);
  return {
    fieldText: t(`field.${data.field}`),
    periodText: t(units.period, { range: rangeText(data.period, locale) }),
    engineersText: t(units.engineers, { range: rangeText(data.engineers, locale) }),
  };
}
