import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { loadContent } from '../../lib/content/load';
import { DATA_NAMES, type DataName, dataFile, schemaFile } from '../../lib/data';
import { both } from '../../lib/data/fields';
import { addData } from '../../scripts/finish-export/data';
import { textsOf } from '../finish-export/fixture';
import { contextOf, SITE } from '../seo/context';

const context = both((locale) => contextOf(locale, '/'));

function validator(name: DataName) {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats(ajv);
  return ajv.compile(schemaFile(name, SITE.siteUrl) as object);
}

type File = { $schema: string; data: unknown };
const fileOf = (name: DataName) => dataFile(name, context) as File;
const rowsOf = <T>(name: DataName) => fileOf(name).data as T[];

describe.each(DATA_NAMES)('%s.json', (name) => {
  it('holds to the JSON Schema that is published with it', () => {
    const validate = validator(name);
    validate(fileOf(name));
    expect(validate.errors).toBeNull();
  });

  it('names that schema', () => {
    const schema = schemaFile(name, SITE.siteUrl) as { $id: string; $schema: string };
    expect(fileOf(name).$schema).toBe(schema.$id);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  it('has no placeholder, no hand-made line break and no field that content alone needs', () => {
    expect(JSON.stringify(fileOf(name))).not.toMatch(/\{\{|\||undefined|"sample"/);
  });
});

describe('a schema refuses', () => {
  it.each([
    ['a missing language', 'company', { name: { ja: '会社' } }],
    ['an unknown field', 'company', { rating: 5 }],
    ['a day that does not exist', 'company', { founded: '2025-02-30' }],
    ['a mail address that is none', 'company', { email: 'nobody' }],
  ] as const)('%s', (_what, name, change) => {
    const validate = validator(name);
    const file = fileOf(name);
    expect(validate({ ...file, data: { ...(file.data as object), ...change } })).toBe(false);
  });
});

describe('the data say what the specification says', () => {
  it('of the plans: yen a month, the second recommended', () => {
    const plans = rowsOf<{ id: string; monthlyPriceFrom: { amount: number }; recommended: boolean }>('plans');
    expect(
      plans.map(({ id, monthlyPriceFrom, recommended }) => [id, monthlyPriceFrom.amount, recommended]),
    ).toEqual([
      ['basic', 50_000, false],
      ['standard', 120_000, true],
      ['premium', 250_000, false],
    ]);
  });

  it('of the arms: payload in kg, reach and repeatability in mm', () => {
    type Arm = Record<'payload' | 'reach' | 'repeatability', { value: number; unit: string }>;
    const arms = rowsOf<Arm>('robot-arms');
    expect(
      arms.map(({ payload, reach, repeatability }) =>
        [payload, reach, repeatability].map(({ value, unit }) => `${value} ${unit}`),
      ),
    ).toEqual([
      ['0.5 kg', '320 mm', '0.05 mm'],
      ['3 kg', '625 mm', '0.1 mm'],
      ['5 kg', '850 mm', '0.03 mm'],
    ]);
  });

  it('of the company: founded on 1 May 2025 with 500,000 yen', () => {
    expect(fileOf('company').data).toMatchObject({
      founded: '2025-05-01',
      capital: { amount: 500_000, currency: 'JPY' },
    });
  });

  it('of the services: TORE is in a pilot', () => {
    const pilot = rowsOf<{ id: string; status: string }>('services').filter(
      ({ status }) => status === 'pilot',
    );
    expect(pilot.map(({ id }) => id)).toEqual(['tore']);
  });
});

it.each(['cases', 'news'] as const)('%s.json has every entry of the collection in its order', (name) => {
  const ids = rowsOf<{ id: string }>(name).map(({ id }) => id);
  expect(ids).toEqual(context.ja.list(name).map(({ id }) => id));
});

it('the stage writes each file and its schema, the same each time', () => {
  const content = loadContent();
  const [one, other] = [textsOf(addData(new Map(), content)), textsOf(addData(new Map(), content))];
  expect(Object.keys(one).sort()).toEqual(
    DATA_NAMES.flatMap((name) => [`data/${name}.json`, `data/schema/${name}.json`]).sort(),
  );
  expect(one).toEqual(other);
});
