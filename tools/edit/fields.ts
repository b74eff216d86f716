/** The fields of the editor's forms, from the JSON Schemas of the content files: a field of a schema is a field of a form. */
import { text as anyText, IMAGE_FILE } from '../../lib/content/fields.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { JsonSchema } from '../editor-files/json-schema.ts';
import { MARKS } from './canonical.ts';
import names from './names.json' with { type: 'json' };

/** A field as the editor takes it (`@sveltia/cms`, schema/sveltia-cms.json). */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  required: boolean;
  /** `duplicate`: one value for both languages. */
  i18n: true | 'duplicate';
  fields?: Field[];
  field?: Field;
  types?: { name: string; label: string; hint?: string; fields: Field[] }[];
  [option: string]: unknown;
};

/** What a schema alone does not tell of the place where a field is. */
type Around = {
  language: Locale;
  /** Dotted paths of what is the same in both languages, `*` for the items of a list; see collections.ts. */
  shared: readonly string[];
  /** What may be chosen, by path, where the schema alone does not know it, or not what it is called. */
  choices: Choices;
  path: string;
};

export type Choices = Readonly<Record<string, readonly { value: string; label: string }[]>>;

const NAMES: Readonly<Record<string, string[]>> = names;

/**
 * What a field is called whose schema says nothing, or only of which kind it is. A name that is not in the list stands for
 * itself: the words of the two tools (`plan`, `labcraft-studio`) have hundreds that nobody looks for.
 */
const nameIn = (name: string, language: Locale): string => NAMES[name]?.[language === 'ja' ? 0 : 1] ?? name;

/** A description's first words are a label; all of it is the hint where it says more. */
const LABEL = /^[^（。：(.:;]{1,40}/;

/** What the schema says of any text: that tells no field from another. */
const OF_ANY_TEXT = Object.values(anyText.meta() ?? {});

type Words = Pick<Field, 'label' | 'hint'>;

function wording(schema: JsonSchema, name: string, language: Locale): Words {
  const [ja, en] = schema.description?.split('\n') ?? [];
  const text = language === 'ja' ? ja : en;
  if (!text) return { label: nameIn(name, language) };
  if (OF_ANY_TEXT.includes(text)) return { label: nameIn(name, language), hint: text };
  const label = text.match(LABEL)?.[0].trim() ?? name;
  return label === text ? { label } : { label, hint: text };
}

/** A field that is called as one beside it has its name instead. */
const apart = ({ label, hint = label }: Words, name: string, beside: readonly Words[], language: Locale) =>
  beside.filter((other) => other.label === label).length > 1
    ? { label: nameIn(name, language), hint }
    : { label, ...(hint !== label && { hint }) };

/** The limits of a text, said in the form as `content:check` says them. */
const limits = ({ minLength, maxLength, pattern }: JsonSchema, hint: string): Record<string, unknown> => ({
  ...(minLength !== undefined && { minlength: minLength }),
  ...(maxLength !== undefined && { maxlength: maxLength }),
  // The editor knows no classes of Unicode; `content:check` looks at those.
  ...(pattern !== undefined && !pattern.includes('\\p{') && { pattern: [pattern, hint] }),
});

const count = ({ minItems, maxItems }: JsonSchema): Record<string, number> => ({
  ...(minItems !== undefined && { min: minItems }),
  ...(maxItems !== undefined && { max: maxItems }),
});

/** The field by whose value alone some schemas differ: `kind`, `block`. */
const typeKeyOf = (choices: readonly JsonSchema[]): string | undefined =>
  Object.keys(choices[0]?.properties ?? {}).find((name) =>
    choices.every(({ properties }) => typeof properties?.[name]?.const === 'string'),
  );

/** What may be one of several objects, distinguished by a field; undefined for any other choice. */
function typesOf(choices: readonly JsonSchema[], around: Around): Record<string, unknown> | undefined {
  const typeKey = typeKeyOf(choices);
  if (typeKey === undefined) return undefined;
  const types = choices.map((choice) => {
    const { [typeKey]: key, ...properties } = choice.properties ?? {};
    const name = key?.const as string;
    return {
      name,
      ...wording(choice, name, around.language),
      fields: fieldsOf({ ...choice, properties }, around),
    };
  });
  return { typeKey, types };
}

/** What a value of a schema is in a form: the widget and what it needs. @throws TypeError for a schema of another shape */
function widgetOf(schema: JsonSchema, around: Around, label: string): Record<string, unknown> {
  const { type } = schema;
  const known = around.choices[around.path];
  if (known) return { widget: 'select', multiple: type === 'array', options: known, ...count(schema) };
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const types = typesOf(choices, around);
    if (types) return { widget: 'object', ...types };
    const [one, other, ...others] = choices.map((choice) => choice.type);
    // A cell that may be empty.
    if (!others.length && one === 'string' && other === 'null')
      return widgetOf(choices[0] as JsonSchema, around, label);
  }
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer' || type === 'number')
    return {
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      ...(schema.minimum !== undefined && { min: schema.minimum }),
      ...(schema.maximum !== undefined && { max: schema.maximum }),
      ...(type === 'number' && { step: 0.001 }),
    };
  if (type === 'string' && schema.format === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', time_format: false };
  if (type === 'string' && schema.pattern === IMAGE_FILE.source)
    return { widget: 'image', choose_url: false };
  if (type === 'string')
    return { widget: schema.maxLength || schema.pattern ? 'string' : 'text', ...limits(schema, label) };
  if (type === 'array' && schema.items) {
    const { items } = schema;
    const inside = { ...around, path: `${around.path}.*` };
    const types = typesOf(items.oneOf ?? items.anyOf ?? [], inside);
    if (types) return { widget: 'list', ...count(schema), ...types };
    return items.properties
      ? { widget: 'list', ...count(schema), fields: fieldsOf(items, inside) }
      : {
          widget: 'list',
          ...count(schema),
          field: fieldOf('item', items, !items.anyOf?.some(({ type }) => type === 'null'), inside),
        };
  }
  if (type === 'object' && schema.properties)
    return { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, around) };
  const keys = schema.propertyNames?.enum;
  if (type === 'object' && keys && typeof schema.additionalProperties === 'object') {
    const value = schema.additionalProperties;
    const properties = Object.fromEntries(keys.map((key) => [String(key), value]));
    return { widget: 'object', fields: fieldsOf({ properties, required: schema.required ?? [] }, around) };
  }
  if (
    type === 'object' &&
    typeof schema.additionalProperties === 'object' &&
    schema.additionalProperties.type === 'string'
  )
    return { widget: 'keyvalue' };
  throw new TypeError(`no field of a form for ${around.path}: ${JSON.stringify(schema).slice(0, 200)}`);
}

/** One field of a form. */
function fieldOf(
  name: string,
  schema: JsonSchema,
  required: boolean,
  around: Around,
  words = wording(schema, name, around.language),
): Field {
  const isShared = around.shared.includes(around.path);
  return {
    name,
    ...words,
    required,
    i18n: isShared ? 'duplicate' : true,
    ...widgetOf(schema, around, words.hint ?? words.label),
  } as Field;
}

/** What every file may carry and no editor writes: the name of its schema. */
const UNSEEN = '$schema';
const isMark = ([name]: [string, JsonSchema]) => MARKS.includes(name);

/**
 * The fields of an object, in the order of its schema, which is the order in which they are written.
 * @throws TypeError naming the path of a schema that no form can show
 */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema, around: Around): Field[] {
  const all = Object.entries(properties).filter(([name]) => name !== UNSEEN);
  const marks = around.path === '' ? all.filter(isMark) : [];
  const words = all.map(([name, schema]) => wording(schema, name, around.language));
  return [...marks, ...all.filter((field) => !marks.includes(field))].map(([name, schema]) =>
    fieldOf(
      name,
      schema,
      required.includes(name),
      { ...around, path: around.path ? `${around.path}.${name}` : name },
      apart(wording(schema, name, around.language), name, words, around.language),
    ),
  );
}
