/** What stands in for zod in the browser takes and refuses what zod does, for the same reasons. */
import fc from 'fast-check';

type Result = { success: boolean; data?: unknown; error?: { issues: readonly object[] } };
type Field = { safeParse(value: unknown): Result };
type Schemas = Record<'planSchema' | 'stepSchema' | 'benchSchema' | 'stationSchema', { shape: object }>;

const real: Schemas = jest.requireActual('@/lib/desk-check/schema');
let small = real;
jest.isolateModules(() => {
  jest.doMock('zod/mini', () => jest.requireActual('@/client/small-zod'));
  small = jest.requireActual('@/lib/desk-check/schema');
});

/** What holds fields or items is read field by field. */
const HELD = ['steps', 'bench', 'stations', 'compareWith'];
const fields = Object.keys(real).flatMap((name) => {
  const shape = real[name as keyof Schemas]?.shape;
  return shape
    ? Object.keys(shape)
        .filter((key) => !HELD.includes(key))
        .map((key) => [name as keyof Schemas, key] as const)
    : [];
});
const fieldOf = (schemas: Schemas, [name, key]: readonly [keyof Schemas, string]) =>
  schemas[name].shape[key as never] as Field;

/** What a reader of a plan looks at: the value, or the last issue (`kindOf` in lib/desk-check/read.ts). */
function outcome({ success, data, error }: Result) {
  if (success) return { data };
  const { code, expected, origin, minimum, maximum } = (error?.issues.at(-1) ?? {}) as Record<
    string,
    unknown
  >;
  return {
    code,
    expected: code === 'invalid_type' && expected,
    origin: code === 'too_big' && origin,
    minimum,
    maximum,
  };
}

const VALUES = fc.oneof(
  fc.constantFrom(
    ...['2027-04-05', '2027-02-29', '2028-02-29', '2027-13-01', '1999-01-01', '2027-4-5', 'plate', 'person'],
    ...['elsewhere', 's1', 'S1', 'a\nb', '\ud800', '', 'x'.repeat(300), Number.NaN, Number.POSITIVE_INFINITY],
    ...[0, -1, -0, 0.5, 52, 53, 299.5, 300, 6000, 6001, 1e300, 2 ** 53, true, false, null, [], {}],
  ),
  fc.integer({ min: -10, max: 110_000 }),
  fc.double(),
  fc.string({ unit: 'grapheme' }),
);

it('has a field for each that is read', () => {
  expect(fields.length).toBeGreaterThan(25);
  expect(fieldOf(small, ['planSchema', 'margin'])).not.toBe(fieldOf(real, ['planSchema', 'margin']));
});

it.each(fields)('%s.%s takes the same, and refuses the rest for the same reason', (...field) => {
  fc.assert(
    fc.property(VALUES, (value) => {
      expect(outcome(fieldOf(small, field).safeParse(value))).toEqual(
        outcome(fieldOf(real, field).safeParse(value)),
      );
    }),
    { numRuns: 400 },
  );
});
