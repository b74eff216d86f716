import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { hasFigures, measureText } from '../../app/[locale]/cases/measure-text';
import { DATA_NAMES, type DataName, dataFile, planSchemaFile, schemaFile } from '../../app/data';
import type { DataContext } from '../../app/data/context';
import { protocolSchemaFile } from '../../app/data/protocol';
import { addData } from '../../build/export/data';
import { tellsOfNobody } from '../../lib/content/hidden-samples';
import { loadContent } from '../../lib/content/load';
import { stringsIn } from '../../lib/content/values';
import { EMPTY_PLAN } from '../../lib/desk-check/read';
import { both } from '../../lib/i18n/locales';
import { OPERATIONS } from '../../lib/protocol/operations';
import { strays } from '../helpers/strays';
import { contextOf, SITE } from '../seo/context';
import { copy } from '../words';

const context = both((locale) => contextOf(locale, '/'));

function compiled(schema: unknown) {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats(ajv);
  return ajv.compile(schema as object);
}
const validator = (name: DataName) => compiled(schemaFile(name, SITE.siteUrl));

type File = { $schema: string; data: unknown };
const fileOf = (name: DataName) => dataFile(name, context) as File;
const rowsOf = <T>(name: DataName) => fileOf(name).data as T[];

describe.each(DATA_NAMES)('%s.json', (name) => {
  it('holds to the JSON Schema that it names, which lies beside it', () => {
    const schema = schemaFile(name, SITE.siteUrl) as { $id: string; $schema: string };
    expect(fileOf(name).$schema).toBe(schema.$id);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    const validate = validator(name);
    validate(fileOf(name));
    expect(validate.errors).toBeNull();
  });

  it('has no placeholder, no hand-made line break and no field that content alone needs', () => {
    const file = fileOf(name);
    expect(JSON.stringify(file)).not.toMatch(/\{\{|\||"sample"/);
    expect(stringsIn(file).flatMap(({ text }) => strays(/undefined/, text))).toEqual([]);
  });
});

const SCHEMAS: [name: string, schema: unknown][] = [
  ['plan', planSchemaFile(SITE.siteUrl)],
  ['protocol', protocolSchemaFile(SITE.siteUrl)],
  ...DATA_NAMES.map((name): [string, unknown] => [name, schemaFile(name, SITE.siteUrl)]),
];

it.each(SCHEMAS)('the patterns of the schema of %s are those of other languages, too', (_name, schema) => {
  const patterns = stringsIn(schema).filter(({ path }) => path.at(-1) === 'pattern');
  // Python and others know no classes of characters.
  expect(patterns.filter(({ text }) => /\\p/i.test(text))).toEqual([]);
});

it.each([
  ['as the desk check saves it', {}, true],
  ['with the address of its schema', { $schema: 'https://site.example/data/plan.schema.json' }, true],
  ['with a line break in its title', { title: 'a\nb' }, false],
])('the schema of a plan takes one %s: %j, %s', (_what, change, taken) => {
  expect(compiled(planSchemaFile(SITE.siteUrl))({ ...EMPTY_PLAN, ...change })).toBe(taken);
});

it.each([
  ['緩衝液 A', true],
  ['PBS ', false],
  ['a\u200bb', false],
])('the schema of a protocol takes a liquid named %j: %s', (liquid, taken) => {
  const { blank } = OPERATIONS.dispense;
  const protocol = { $schema: '', version: 1, steps: [{ ...blank, liquid }] };
  expect(compiled(protocolSchemaFile(SITE.siteUrl))(protocol)).toBe(taken);
});

const allNews = both((locale) => context[locale].list('news'));
const waiting = [...allNews.ja, ...allNews.en].flatMap(({ id, original }) => (original ? id : []));
/** The news but for what waits for its translation. */
const wholeNews = both((locale) => allNews[locale].filter(({ id }) => !waiting.includes(id)));

it('news tell the day on which they changed, where they did', () => {
  const [first, ...others] = wholeNews.ja;
  const list = (() => [{ ...first, data: { ...first!.data, updated: '2030-01-02' } }, ...others]) as never;
  const changed = dataFile('news', { ja: { ...context.ja, list }, en: { ...context.en, list } }) as File;
  const days = (changed.data as { updated?: string }[]).map(({ updated }) => updated);
  expect(days).toEqual(['2030-01-02', ...others.map(({ data }) => data.updated)]);
});

it('a plan may cost nothing', () => {
  const free = both((locale) => ({ ...context[locale], figure: () => 0 }));
  const [first] = (dataFile('plans', free) as { data: { monthlyPriceFrom: object }[] }).data;
  expect(first?.monthlyPriceFrom).toEqual({ amount: 0, currency: 'JPY' });
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

describe('an entry says everything in both languages', () => {
  const named = (ids: readonly string[]) =>
    both((locale) => context[locale].tags(ids).map(({ name }) => name));
  const addresses = (path: string) => ({ ja: `${SITE.siteUrl}${path}`, en: `${SITE.siteUrl}/en${path}` });
  const { figure } = context.ja;

  it('of the cases, in their order', () => {
    const copies = both((locale) => context[locale].list('cases'));
    const figuresNote = both((locale) => copy('case', locale).measures.note);
    const expected = copies.ja.map(({ id, data }, index) => {
      const copy = { ja: data, en: copies.en[index]!.data };
      const of = <K extends keyof typeof data>(field: K) => ({ ja: copy.ja[field], en: copy.en[field] });
      return {
        ...{ id, month: data.date, tags: named(data.tags), url: addresses(`/cases/${id}`) },
        ...{ description: of('description'), challenge: of('challenge') },
        ...{ solution: of('solution'), results: of('results') },
        title: both((locale) => copy[locale].title.replaceAll('|', locale === 'en' ? ' ' : '')),
        industry: {
          id: data.industry,
          name: both((locale) => context[locale].words.industry[data.industry]),
        },
        measures: both((locale) => copy[locale].measures.map(measureText)),
        ...(hasFigures(data.measures) && { figuresNote }),
        technologies: both((locale) => copy[locale].additionalDetails.usedTechnologies),
        isSample: tellsOfNobody(copies.ja[index]!),
      };
    });
    expect(rowsOf('cases')).toEqual(expected);
  });

  it('of the news, in their order, but for what waits for its translation', () => {
    const expected = wholeNews.ja.map(({ id, data }, index) => ({
      ...{ id, date: data.date, tags: named(data.tags), url: addresses(`/news/${id}`) },
      category: {
        id: data.category,
        name: both((locale) => context[locale].words.news.category[data.category]),
      },
      title: both((locale) => wholeNews[locale][index]!.data.title),
      excerpt: both((locale) => wholeNews[locale][index]!.data.excerpt),
    }));
    expect(rowsOf('news')).toMatchObject(expected);
    expect(rowsOf('news')).toHaveLength(expected.length);
  });

  it('of the services: name, page and state, but for that of LabNeeds, which is a switch', () => {
    const rows = rowsOf<{ id: string; name: object; url: object; status: string }>('services');
    expect(
      rows.filter(({ id }) => id !== 'labneeds').map(({ id, url, status }) => [id, url, status]),
    ).toEqual([
      ['custom-automation', addresses('/services/custom-automation'), 'available'],
      ['labcraft', addresses('/services/labcraft'), 'available'],
      ['labclone', addresses('/services/lablockly'), 'preparing'],
      ['automation-consulting', addresses('/services/automation-consulting'), 'available'],
      ['maintenance', addresses('/services/maintenance'), 'available'],
      ['tore', addresses('/services/tore'), 'pilot'],
      ['waste-liquid', addresses('/tech/waste-liquid'), 'available'],
    ]);
    expect(rows.find(({ id }) => id === 'labcraft')?.name).toEqual(
      both((locale) => copy('labcraft', locale).head.crumb),
    );
  });

  it('of the plans: yen a month, which is recommended, what they contain and leave open, and where that is read', () => {
    const copies = both((locale) => copy('maintenance', locale).plans);
    const contents = (locale: 'ja' | 'en', plan: number) =>
      copies[locale].rows.flatMap(({ name, values }) => (values[plan] ? { name, value: values[plan] } : []));
    expect(rowsOf('plans')).toMatchObject(
      ['basic', 'standard', 'premium'].map((id, index) => ({
        ...{ id, recommended: copies.ja.names[index]?.recommended ?? false },
        monthlyPriceFrom: { amount: figure(`plan.${id}`), currency: 'JPY' },
        contents: both((locale) => contents(locale, index)),
        note: both((locale) => copies[locale].note),
        url: addresses('/services/maintenance#plans'),
      })),
    );
  });

  it('of the arms: payload in kg, reach and repeatability in mm, and what they are for', () => {
    const copies = both((locale) => copy('custom-automation', locale).arms.items);
    expect(rowsOf('robot-arms')).toMatchObject(
      copies.ja.map(({ id }, index) => ({
        id,
        payload: { value: figure(`arm.${id}.payload`), unit: 'kg' },
        reach: { value: figure(`arm.${id}.reach`), unit: 'mm' },
        repeatability: { value: figure(`arm.${id}.repeatability`), unit: 'mm' },
        name: both((locale) => copies[locale][index]!.name),
        description: both((locale) => copies[locale][index]!.text),
        url: addresses('/services/custom-automation'),
      })),
    );
  });

  it('of the company', () => {
    const { company, mail, serviceArea } = SITE;
    expect(fileOf('company').data).toMatchObject({
      ...{ name: company.name, address: company.address, email: mail, serviceArea },
      ...{ founded: company.founded, capital: { amount: company.capital, currency: 'JPY' } },
      business: both((locale) => copy('about', locale).profile.business.value),
      url: addresses('/about'),
    });
  });
});

describe('with other content', () => {
  const changed = (change: (source: DataContext['ja'], locale: 'ja' | 'en') => Partial<DataContext['ja']>) =>
    both((locale) => ({ ...context[locale], ...change(context[locale], locale) })) as DataContext;
  type News = { id: string; link?: object };
  const news = (changes: (locale: 'ja' | 'en') => object, original?: 'ja') =>
    (
      dataFile(
        'news',
        changed((_, locale) => {
          const [first, second] = wholeNews[locale];
          const standIn = original && locale !== original ? { original } : {};
          const news = [{ ...first!, ...standIn, data: { ...first!.data, ...changes(locale) } }, second!];
          return { list: (() => news) as never };
        }),
      ) as { data: News[] }
    ).data;

  it.each([
    ['of this site', '/about', { ja: `${SITE.siteUrl}/about`, en: `${SITE.siteUrl}/en/about` }],
    ['of another site', 'https://a.test/b', { ja: 'https://a.test/b', en: 'https://a.test/b' }],
    ['of none', undefined, undefined],
  ])('a news article names the page %s', (_which, link, expected) => {
    expect(news(() => ({ link }))[0]?.link).toEqual(expected);
  });

  it('what is not translated yet is left out', () => {
    const ids = wholeNews.ja.map(({ id }) => id);
    expect(news(() => ({})).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(news(() => ({}), 'ja').map(({ id }) => id)).toEqual(ids.slice(1, 2));
  });

  it.each([
    ['open', 'available'],
    ['preparing', 'preparing'],
  ] as const)('LabNeeds that is %s is %s', (labneeds, status) => {
    const other = changed(({ site }) => ({ site: { ...site, switches: { ...site.switches, labneeds } } }));
    const { data } = dataFile('services', other) as { data: { id: string }[] };
    expect(data.find(({ id }) => id === 'labneeds')).toMatchObject({
      status,
      url: { ja: `${SITE.siteUrl}/labneeds`, en: `${SITE.siteUrl}/en/labneeds` },
    });
  });
});

it('the stage writes each file and its schema', () => {
  const files = new Map();
  addData({ files }, loadContent());
  expect([...files.keys()].sort()).toEqual(
    [
      'data/plan.schema.json',
      ...DATA_NAMES.flatMap((name) => [`data/${name}.json`, `data/schema/${name}.json`]),
      'data/schema/protocol.json',
    ].sort(),
  );
});
