/**
 * What stands in for zod/mini in the browser's bundle, as Preact does for React: the few checks of which the schema of a
 * plan is made (lib/desk-check/schema.ts), with the issues that zod tells. A test holds both against each other.
 */
type Issue = { code: string; expected?: string; origin?: string; minimum?: number; maximum?: number };
type Check = (value: never) => Issue | false;

/** Checks in the order in which they stand; where the first of them fails, the others have nothing to judge. */
const schema = (type: Check, checks: readonly Check[] = []) => ({
  check: (...more: Check[]) => schema(type, [...checks, ...more]),
  safeParse(data: unknown) {
    const wrong = type(data as never);
    const issues = wrong ? [wrong] : checks.flatMap((check) => check(data as never) || []);
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
  },
});

const INVALID = { code: 'invalid_format' };
const ofType =
  (expected: string, isSo: (value: unknown) => boolean): Check =>
  (value: unknown) =>
    !isSo(value) && { code: 'invalid_type', expected };
const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** zod's languages: nothing to set here. */
export const config = () => {};
/** At least. */
export const gte = (minimum: number) => (value: number) =>
  value < minimum && { code: 'too_small', origin: 'number', minimum };
/** At most. */
export const lte = (maximum: number) => (value: number) =>
  value > maximum && { code: 'too_big', origin: 'number', maximum };
/** So many characters at most, as people count them. */
export const maxLength = (maximum: number) => (value: string) =>
  [...value].length > maximum && { code: 'too_big', origin: 'string', maximum };
/** Text of a shape. */
export const regex = (shape: RegExp) => (value: string) => !shape.test(value) && INVALID;

/** A finite number. */
export const number = () => schema(ofType('number', Number.isFinite));
/** A whole number. */
export const int = () =>
  schema((value) => ofType('number', Number.isFinite)(value) || ofType('int', Number.isInteger)(value));
/** Any text. */
export const string = () => schema(ofType('string', (value) => typeof value === 'string'));
/** Yes or no. */
export const boolean = () => schema(ofType('boolean', (value) => typeof value === 'boolean'));
export const iso = {
  date: () =>
    string().check((value: string) => !(/^\d{4}-\d\d-\d\d$/.test(value) && isDay(value)) && INVALID),
};

const oneOf = (values: readonly unknown[]) =>
  schema((value: unknown) => !values.includes(value) && { code: 'invalid_value' });

export { oneOf as enum };
/** One value alone. */
export const literal = (value: unknown) => oneOf([value]);

/** Only what is there is read, field by field: what holds fields or items is never checked as a whole. */
export const optional = <Inner>(inner: Inner): Inner => inner;
/** A list: its items are checked one by one (lib/desk-check/read.ts), so nothing is refused here. */
export const array = () => schema(() => false);
/** The fields, each of which is checked by itself. */
export const strictObject = (shape: object) => ({ shape });
