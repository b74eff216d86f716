/** The JSON Schemas of content, which tell editors what each field is for. */
import { z } from 'zod';
import { imageFile, text } from '@/lib/content/fields';
import type { Definitions } from '@/lib/content/load';
import { editorSchemas } from '@/tools/editor-files/json-schema';
import { fieldsOf } from '../helpers/schema-fields';

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
      'news content/news/*/index.*.md title $schema sample',
      'page-about content/pages/about/*.json items items.*.title $schema sample',
      'page-home-ja content/pages/home/ja.json names names.*.image $schema sample',
      'page-home-en content/pages/home/en.json part part.*.title $schema sample',
    ]);
  });

  it.each<[string, z.ZodType, string | undefined]>([
    ['its own help, a line in each language', text.meta({ ja: '題', en: 'Title' }), '題\nTitle'],
    [
      'that of its kind',
      imageFile,
      '同じフォルダーの画像（./name.webp の形）\nImage next to this file, as ./name.webp',
    ],
    ['that of the schema inside', z.array(text).meta({ ja: '題', en: 'Title' }).optional(), '題\nTitle'],
    ['none where nobody said any', z.number(), undefined],
  ])('show beside a field %s', (_what, schema, description) => {
    const [made] = editorSchemas({ collections: {}, pages: {} } as never, {
      own: z.strictObject({ a: schema }),
    });
    expect(made?.schema.properties?.a?.description).toBe(description);
    expect(made?.schema.properties?.a).not.toHaveProperty('ja');
    expect(made?.schema.properties?.$schema?.description).toMatch(/\nSchema of this file, for the editor$/);
  });
});
