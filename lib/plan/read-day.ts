import { planSchema } from './schema.ts';

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

/** A day as it is typed, in any width and with the usual signs, as YYYY-MM-DD; nothing where it is none. */
export function readDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = DAY.exec(text.normalize('NFKC').trim()) ?? [];
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return planSchema.shape.start.safeParse(found).success ? found : undefined;
}
