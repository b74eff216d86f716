import { z } from 'zod';
import { both } from '../../lib/i18n/locales.ts';
import { PLAN_IDS, plansOf } from '../../lib/maintenance-plans.ts';
import { maintenancePage } from '../[locale]/services/maintenance/definition.ts';
import { addresses, type DataContext } from './context.ts';
import { bilingualAddress, bilingualText, yen } from './fields.ts';

const contents = z.array(z.strictObject({ name: z.string(), value: z.string() }));

export const plansSchema = z.array(
  z.strictObject({
    id: z.enum(PLAN_IDS),
    name: bilingualText,
    monthlyPriceFrom: yen.describe('The least that a month costs'),
    recommended: z.boolean(),
    contents: z.strictObject({ ja: contents, en: contents }),
    note: bilingualText.describe('What price and contents leave open'),
    url: bilingualAddress,
  }),
);

/** The maintenance plans (spec section 9), cheapest first. */
export function plans(context: DataContext): z.input<typeof plansSchema> {
  const read = both((locale) => {
    return plansOf(maintenancePage.copy(locale).plans, context[locale].figure);
  });
  return read.ja.map(({ id, price, recommended }, index) => ({
    id,
    name: both((locale) => read[locale][index]!.name),
    monthlyPriceFrom: { amount: price, currency: 'JPY' },
    recommended,
    contents: both((locale) => read[locale][index]!.contents),
    note: both((locale) => read[locale][index]!.note),
    url: addresses(context, `${maintenancePage.path}#plans`),
  }));
}
