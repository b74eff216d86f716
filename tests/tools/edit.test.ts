/** The editor of the browser: every field of the content has its place in a form, and a save writes as we do. */
import { globSync, readFileSync } from 'node:fs';
import { maintenanceSchema } from '@/app/[locale]/services/maintenance/copy';
import { canonical } from '@/tools/edit/canonical';
import { editorConfig, WITHOUT_FORM } from '@/tools/edit/config';
import type { Field } from '@/tools/edit/fields';
import { fieldsOf } from '@/tools/edit/fields';
import type { JsonSchema } from '@/tools/editor-files/json-schema';
import { contentSchemas } from '@/tools/editor-files/schemas';
import { messages } from '../words';

const SCHEMAS = contentSchemas().filter(({ name }) => !WITHOUT_FORM.some((without) => without === name));

/** Every field of a schema by its path, `*` for what a list holds. */
function* pathsOf(schema: JsonSchema, path = ''): Generator<string> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const at = path ? `${path}.${name}` : name;
    yield at;
    yield* pathsOf(field, at);
  }
  for (const name of schema.propertyNames?.enum ?? [])
    if (typeof schema.additionalProperties === 'object') {
      yield `${path}.${name}`;
      yield* pathsOf(schema.additionalProperties, `${path}.${name}`);
    }
  if (schema.items) yield* pathsOf(schema.items, `${path}.*`);
  for (const choice of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* pathsOf(choice, path);
}

function* pathsIn(fields: readonly Field[], path = ''): Generator<string> {
  for (const { name, fields: inner = [], field, types = [], widget, typeKey } of fields) {
    const at = path ? `${path}.${name}` : name;
    yield at;
    const below = widget === 'list' ? `${at}.*` : at;
    if (typeof typeKey === 'string') yield `${below}.${typeKey}`;
    yield* pathsIn([...inner, ...types.flatMap((type) => type.fields)], below);
    if (field)
      yield* [...pathsIn([field], at)]
        .map((one) => one.replace(`${at}.item`, below))
        .filter((one) => one !== below);
  }
}

const form = (schema: JsonSchema) => fieldsOf(schema, { language: 'ja', shared: [], choices: {}, path: '' });
const sorted = (paths: Iterable<string>) => [...new Set(paths)].filter((path) => path !== '$schema').sort();

it.each(SCHEMAS.map(({ name, schema }) => [name, schema] as const))(
  'the form of %s has every field, and no other',
  (_name, schema) => expect(sorted(pathsIn(form(schema)))).toEqual(sorted(pathsOf(schema))),
);

const file = {
  title: { type: 'string', minLength: 1, maxLength: 60, description: '題（短く）\nTitle. Short' },
};
it.each<[string, JsonSchema, Partial<Field>]>([
  ['the limits of a text', file.title, { widget: 'string', minlength: 1, maxlength: 60 }],
  ['help in the language of the editor', file.title, { label: '題', hint: '題（短く）' }],
  ['a day', { type: 'string', format: 'date' }, { widget: 'datetime', format: 'YYYY-MM-DD' }],
  ['a choice', { type: 'string', enum: ['a', 'b'] }, { widget: 'select', options: ['a', 'b'] }],
  [
    'a number and its limits',
    { type: 'integer', minimum: 1, maximum: 5 },
    { widget: 'number', min: 1, max: 5 },
  ],
  [
    'how many items a list has',
    { type: 'array', minItems: 2, items: { type: 'string' } },
    { widget: 'list', min: 2 },
  ],
  [
    'a list of things of several kinds, distinguished by one field',
    {
      type: 'array',
      items: {
        oneOf: ['steps', 'facts'].map((name) => ({
          type: 'object',
          description: `${name}の説明\nAbout ${name}`,
          properties: { block: { type: 'string', const: name }, label: { type: 'string' } },
        })),
      },
    },
    {
      widget: 'list',
      typeKey: 'block',
      types: ['steps', 'facts'].map((name) => ({
        ...{ name, label: `${name}の説明` },
        fields: [expect.objectContaining({ name: 'label' })],
      })),
    },
  ],
  ['a cell that may be empty', { anyOf: [{ type: 'string' }, { type: 'null' }] }, { widget: 'text' }],
])('a form knows %s', (_what, schema, expected) => {
  expect(form({ type: 'object', properties: { title: schema }, required: ['title'] })[0]).toMatchObject(
    expected,
  );
});

it.each([[['a', 'b']], [[null, 'b']], [[null, null, 'c']], [undefined]])(
  'the cells of a plan may be empty as the form writes that: %j',
  (values) => {
    const { rows } = maintenanceSchema.shape.plans.shape;
    expect(rows.safeParse([{ name: 'Visits', values }])).toMatchObject({ success: true });
    expect(rows.safeParse([{ name: 'Visits', values: ['a', 'b', 'c', 'd'] }]).success).toBe(false);
  },
);

it('a schema of a shape without a form names its path', () =>
  expect(() => form({ type: 'object', properties: { odd: { type: 'null' } } })).toThrow(/odd/));

/** Every group of fields of some forms, with the way to it. */
function* groupsIn(
  fields: readonly Field[],
  path: string,
): Generator<[path: string, fields: readonly Field[]]> {
  yield [path, fields];
  for (const { name, fields: inner = [], field, types = [] } of fields) {
    const groups = [inner, ...types.map((type) => type.fields), ...(field ? [[field]] : [])];
    for (const group of groups) yield* groupsIn(group, `${path}.${name}`);
  }
}

const SETTINGS = { url: 'http://localhost:3000', tags: {} };
const NAMED = {
  ...SETTINGS,
  tags: { arm: { ja: 'アーム', en: 'Arms' } },
  pages: {
    about: { ja: { head: { label: '会社' } }, en: { head: { label: 'About us' } } },
    glossary: { ja: { groups: { robot: 'ロボット' } }, en: { groups: { robot: 'Robots' } } },
  },
};

it.each(['ja', 'en'] as const)('no two fields beside each other have one label in %s', (language) => {
  const { collections } = editorConfig(language, SETTINGS);
  const groups = collections.flatMap((one) => {
    const forms: readonly { name: string; fields: readonly Field[] }[] = 'files' in one ? one.files : [one];
    return forms.flatMap(({ name, fields }) => [...groupsIn(fields, name)]);
  });
  expect(groups.length).toBeGreaterThan(100);
  const twice = groups.flatMap(([path, fields]) =>
    [...Map.groupBy(fields, ({ label }) => label)]
      .filter(([, same]) => same.length > 1)
      .map(([label, same]) => `${path}: ${label} (${same.map(({ name }) => name).join(', ')})`),
  );
  expect(twice).toEqual([]);
});

it('what may be chosen is called as pages call it, and so are the forms of pages', () => {
  const { collections } = editorConfig('ja', NAMED);
  const chosen = (form: string, name: string) => {
    const one = collections.find((other) => other.name === form);
    const fields = one && 'fields' in one ? one.fields : [];
    return fields.find((field) => field.name === name)?.options;
  };
  expect(chosen('news', 'tags')).toEqual([{ value: 'arm', label: 'アーム' }]);
  expect(chosen('news', 'category')).toContainEqual({
    value: 'event',
    label: messages.ja.news.category.event,
  });
  expect(chosen('cases', 'industry')).toContainEqual({
    value: 'materials',
    label: messages.ja.industry.materials,
  });
  expect(chosen('examples', 'field')).toHaveLength(Object.keys(messages.ja.examples.field).length);
  expect(chosen('glossary', 'group')).toEqual([{ value: 'robot', label: 'ロボット' }]);
  const labels = collections.flatMap((one) => ('files' in one ? one.files.map(({ label }) => label) : []));
  expect(labels).toContain('会社 (about)');
});

it('an article that waits for its translation can be made: a form may leave a language out', () => {
  const { collections } = editorConfig('ja', SETTINGS);
  const optional = collections.filter(({ i18n }) => typeof i18n === 'object').map(({ name }) => name);
  expect(optional).toEqual(['news', 'blog']);
});

it('entries that have pages one by one are neither made nor deleted in forms', () => {
  const { collections } = editorConfig('ja', SETTINGS);
  const fixed = collections.filter((one) => 'create' in one && !one.create);
  expect(fixed).toEqual([expect.objectContaining({ name: 'legal', delete: false })]);
});

it('what both languages share is one field for both', () => {
  const schema = {
    type: 'object',
    properties: {
      day: { type: 'string' },
      list: { type: 'array', items: { type: 'object', properties: { link: { type: 'string' } } } },
    },
  };
  const [day, list] = fieldsOf(schema, {
    language: 'en',
    shared: ['day', 'list.*.link'],
    choices: {},
    path: '',
  });
  expect([day?.i18n, list?.i18n, list?.fields?.[0]?.i18n]).toEqual(['duplicate', true, 'duplicate']);
});

it.each(['ja', 'en'] as const)(
  'the configuration in %s names a file or a folder of the content for each form',
  (language) => {
    const { collections } = editorConfig(language, SETTINGS);
    const places = collections.flatMap((one) =>
      'files' in one
        ? one.files.map(({ file: place }) => place.replace('{{locale}}', 'ja'))
        : [`${one.folder}/*/index.ja.*`],
    );
    expect(
      places.filter((place) => globSync(place).length === 0 && !/\/(?:tech|block-pages)\//.test(place)),
    ).toEqual([]);
    const covered = new Set(places.flatMap((place) => globSync(place)));
    const all = globSync('content/**/*.{md,json}').filter((name) => !/(?:^|\.|\/)en\.\w+$/.test(name));
    expect(all.filter((name) => !covered.has(name)).sort()).toEqual(
      WITHOUT_FORM.map((name) => `content/${name}.json`),
    );
  },
);

it.each([
  ['ja', '小文字の英数字をハイフンでつないでください（例：2026-04-open-day）'],
  ['en', 'Use lower-case ASCII words joined by hyphens, like 2026-04-open-day'],
] as const)('every entry is asked in %s for an address that the site takes', (language, said) => {
  const { collections } = editorConfig(language, SETTINGS);
  const patterns = collections.flatMap((one) => ('files' in one ? [] : [one.slug.pattern]));
  expect(patterns.length).toBeGreaterThan(5);
  for (const [pattern = '', message] of patterns) {
    expect(message).toBe(said);
    for (const taken of ['2026-11-open-day', 'tore']) expect(taken).toMatch(new RegExp(pattern));
    for (const other of ['見学会', '２０２６-open', 'Open_Day', 'open_day', 'open--day'])
      expect(other).not.toMatch(new RegExp(pattern));
  }
});

it('the address of an entry is asked for when it is new, and not changed by a form afterwards', () => {
  const { collections } = editorConfig('en', SETTINGS);
  const stages = collections.flatMap((one) => ('files' in one ? [] : [one.slug.editable]));
  expect(stages.length).toBeGreaterThan(5);
  for (const stage of stages) expect(stage).toEqual(['create']);
});

it('a picture is stored under a name that the site takes, whatever it was called', () => {
  expect(editorConfig('en', SETTINGS)).toMatchObject({
    media_libraries: { default: { config: { slugify_filename: true } } },
    // What is no letter or digit of these goes, and what is left is written small.
    slug: { encoding: 'ascii', clean_accents: true },
  });
});

it('what lists of entries are named and sorted by is in their forms: else the program does not begin', () => {
  const { collections } = editorConfig('ja', SETTINGS);
  const unknown = collections.flatMap((one) => {
    if ('files' in one) return [];
    const known = new Set(pathsIn(one.fields));
    return [one.identifier_field, ...(one.sortable_fields?.fields ?? [])]
      .filter((name) => !known.has(name))
      .map((name) => `${one.name}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

it('every content file is written as the editor of the browser writes it (npm run content:format does so)', () => {
  const others = SCHEMAS.flatMap(({ files, schema }) =>
    files.flatMap((pattern) =>
      globSync(pattern).filter((name) => {
        const text = readFileSync(name, 'utf8');
        return canonical(text, name.endsWith('.md') ? 'md' : 'json', schema) !== text;
      }),
    ),
  );
  expect(others).toEqual([]);
});

it.each([
  [
    'fields in the order of their schema, marks first',
    '{"b":1,"a":2,"sample":["a"]}',
    '{"sample":["a"],"a":2,"b":1,"on":false}',
  ],
  ['no empty field that may be left out', '{"a":1,"list":[]}', '{"a":1,"on":false}'],
  ['no list of empty cells, if it may be left out', '{"a":1,"list":[null]}', '{"a":1,"on":false}'],
  [
    'an empty cell only before another',
    '{"a":1,"list":[null,"x",null,null]}',
    '{"a":1,"on":false,"list":[null,"x"]}',
  ],
  ['what the schema does not know, behind it', '{"z":0,"a":1,"on":true}', '{"a":1,"on":true,"z":0}'],
  [
    'the fields of each block in their order',
    '{"a":1,"blocks":[{"y":1,"block":"two"},{"x":1,"block":"one"}]}',
    '{"a":1,"on":false,"blocks":[{"block":"two","y":1},{"block":"one","x":1}]}',
  ],
])('a file is written with %s', (_what, before, after) => {
  const number = { type: 'number' };
  const block = (name: string, field: string) => ({
    type: 'object',
    properties: { block: { type: 'string', const: name }, [field]: number },
  });
  const schema = {
    type: 'object',
    properties: {
      ...{ a: number, b: number, on: { type: 'boolean' }, list: { type: 'array' } },
      blocks: { type: 'array', items: { oneOf: [block('one', 'x'), block('two', 'y')] } },
    },
    required: ['a'],
  };
  expect(canonical(before, 'json', schema)).toBe(`${JSON.stringify(JSON.parse(after), null, 2)}\n`);
});

it.each([
  ['several blank lines above it', '\n\n\nText\n', '\nText\n'],
  ['none', 'Text\n', '\nText\n'],
  ['blank lines at its end', '\nText\n\n \n', '\nText\n'],
  ['no end of its last line', '\nText', '\nText\n'],
  ['nothing in it', '\n\n', ''],
  ['the spaces of a block of code at its start, which stay', '\n \n    code\n', '\n    code\n'],
  ['blank lines between its paragraphs, which stay', '\nOne\n\n\nTwo\n', '\nOne\n\n\nTwo\n'],
])('a text is written as the forms write it: with %s', (_what, before, after) => {
  const schema = { type: 'object', properties: { a: { type: 'number' } } };
  const head = '---\na: 1\n---\n';
  expect(canonical(head + before, 'md', schema)).toBe(head + after);
});
