/** What editors are told of each field, and the JSON Schemas that tell it. */
import { z } from 'zod';
import { describeField, givenDescription } from '@/lib/content/describe';
import { editorSchemas, fieldsOf } from '@/lib/content/describe/json-schema';
import { imageFile, text } from '@/lib/content/fields';
import type { Definitions } from '@/lib/content/load';

describe('a field is for', () => {
  const CAPTION = { ja: '図や表の説明', en: 'Text under a figure or table' };
  const said = (ja: RegExp | string, en: string) => ({ ja: expect.stringMatching(ja), en });
  it.each<[string, string, string | undefined, unknown]>([
    [
      'what its schema says',
      'caption',
      'Day of publication, YYYY-MM-DD',
      said('公開', 'Day of publication, YYYY-MM-DD'),
    ],
    ['what its name says', 'caption', undefined, CAPTION],
    ['what its name says, if its schema says that it is a text', 'caption', 'Plain text, not empty', CAPTION],
    ['both', 'caption', 'Month as YYYY-MM', said(/^図や表の説明（.+）$/, `${CAPTION.en} (Month as YYYY-MM)`)],
    ['of its kind, if its name says nothing', 'qqq', 'Month as YYYY-MM', said(/[年月]/, 'Month as YYYY-MM')],
    ['something, if nobody said it in Japanese', 'caption', 'Unheard of', { ja: '', en: 'Unheard of' }],
    ['nothing that is known', 'qqq', undefined, undefined],
  ])('%s', (_what, name, given, expected) => expect(describeField(name, given)).toEqual(expected));

  it('what the schema inside of an optional one says', () => {
    expect(givenDescription(z.string().describe('A'))).toBe('A');
    expect(givenDescription(z.string().describe('A').optional())).toBe('A');
    expect(givenDescription(z.string().describe('A').optional().describe('B'))).toBe('B');
    expect(givenDescription(z.string().optional())).toBeUndefined();
    expect(givenDescription(z.string())).toBeUndefined();
  });
});

describe('the schemas for editors', () => {
  const about = z.strictObject({ items: z.array(z.strictObject({ title: text })) });
  const definitions: Definitions = {
    collections: { news: { format: 'md', schema: z.strictObject({ title: text }), shared: [] } },
    pages: {
      about: { schemas: { ja: about, en: about }, shared: [] },
      home: {
        schemas: {
          ja: z.strictObject({ names: z.record(z.string(), z.strictObject({ image: imageFile })) }),
          en: z.strictObject({ part: z.union([text, z.strictObject({ title: text })]) }),
        },
        shared: [],
      },
    },
  } as never;
  const made = () => editorSchemas(definitions, { tags: z.record(z.string(), z.strictObject({ ja: text })) });

  it('are one for each kind of file, two for a page with a layout in each language, and know every field', () => {
    const fields = (schema: ReturnType<typeof made>[number]['schema']) =>
      [...fieldsOf(schema)].map(({ path }) => path);
    expect(made().map(({ name, files, schema }) => [name, ...files, ...fields(schema)].join(' '))).toEqual([
      'tags content/tags.json *.ja',
      'news content/news/*/*.md title $schema sample',
      'page-about content/pages/about/*.json items items.*.title $schema sample',
      'page-home-ja content/pages/home/ja.json names names.*.image $schema sample',
      'page-home-en content/pages/home/en.json part part.*.title $schema sample',
    ]);
  });

  it('tell of each field in both languages, one line each', () => {
    const news = made().find(({ name }) => name === 'news');
    expect(news?.schema.properties?.title?.description).toMatch(/^.*[ぁ-ん一-龠].*\n[A-Z][ -~]+$/);
    expect(news?.schema.properties?.$schema).toMatchObject({
      type: 'string',
      description: expect.stringMatching(/\nSchema of this file, for the editor$/),
    });
    expect(news?.schema.properties?.sample?.$schema).toBeUndefined();
  });

  it('leave a field alone of which nobody said anything', () => {
    const [schema] = editorSchemas({ collections: {}, pages: {} } as never, {
      own: z.strictObject({ qqq: z.number() }),
    });
    expect(schema?.schema.properties?.qqq).not.toHaveProperty('description');
  });
});
