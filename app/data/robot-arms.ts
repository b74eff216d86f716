import { z } from 'zod';
import { both } from '../../lib/i18n/locales.ts';
import { customAutomationPage } from '../[locale]/services/custom-automation/definition.ts';
import { addresses, type DataContext } from './context.ts';
import { bilingualAddress, bilingualText } from './fields.ts';

const quantity = <U extends string>(unit: U) =>
  z.strictObject({ value: z.number().positive(), unit: z.literal(unit) });

export const robotArmsSchema = z.array(
  z.strictObject({
    id: z.enum(['small', 'medium', 'large']),
    name: bilingualText,
    description: bilingualText,
    payload: quantity('kg').describe('Largest load'),
    reach: quantity('mm').describe('Distance from the axis of the base to the farthest point'),
    repeatability: quantity('mm').describe('Plus or minus'),
    url: bilingualAddress,
  }),
);

/** The three arms (spec section 9), smallest first. */
export function robotArms(context: DataContext): z.input<typeof robotArmsSchema> {
  const copy = both((locale) => customAutomationPage.copy(locale).arms.items);
  const { figure } = context.ja;
  return copy.ja.map(({ id }, index) => ({
    id,
    name: both((locale) => copy[locale][index]!.name),
    description: both((locale) => copy[locale][index]!.text),
    payload: { value: figure(`arm.${id}.payload`), unit: 'kg' },
    reach: { value: figure(`arm.${id}.reach`), unit: 'mm' },
    repeatability: { value: figure(`arm.${id}.repeatability`), unit: 'mm' },
    url: addresses(context, customAutomationPage.path),
  }));
}
