import { planSchema } from './schema.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** Year, month and day by figures; the year of an era of Japan; the month by its name, before or behind the day. */
const FORMS = [
  /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?:令和|r)(?<reiwa>0?[1-9]|[1-9]\d|元)[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?(?<name>[a-z]{3,})\.?,?[ -](?<year>\d{4})$/,
  /^(?<name>[a-z]{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
];

/** A day as it is typed, in any width and with the usual signs and names, as YYYY-MM-DD; nothing where it is none. */
export function readDay(text: string): string | undefined {
  const written = text
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=[年月]) | ?\(.\)$/g, '')
    .toLowerCase();
  for (const form of FORMS) {
    const { reiwa, name, day, ...parts } = form.exec(written)?.groups ?? {};
    const year = reiwa ? 2018 + (Number(reiwa) || 1) : parts.year;
    // Whole or cut: Apr, Sept.
    const month = name ? MONTHS.findIndex((one) => one.startsWith(name)) + 1 : parts.month;
    const found = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
    // The era began in May.
    if ((!reiwa || found > '2019-04-30') && planSchema.shape.start.safeParse(found).success) return found;
  }
  return undefined;
}

const twoDigits = (value: unknown) => String(value).padStart(2, '0');
