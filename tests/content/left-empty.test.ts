/** What a file may leave empty or out, and what it may not: forms ask for all that a schema requires. */
import { collections } from '@/lib/content/collections';
import { imageWithAlt } from '@/lib/content/fields';
import { editorConfig } from '@/tools/edit/config';
import type { Field } from '@/tools/edit/fields';

const { collections: forms } = editorConfig('ja', { url: 'http://localhost:3000', tags: {} });

/** Every field of some forms by its path. */
function* fieldsIn(fields: readonly Field[], path: string): Generator<[path: string, field: Field]> {
  for (const field of fields) {
    const at = `${path}.${field.name}`;
    yield [at, field];
    const inside = [...(field.fields ?? []), ...(field.types ?? []).flatMap((type) => type.fields)];
    yield* fieldsIn([...inside, ...(field.field ? [field.field] : [])], at);
  }
}

const all = forms.flatMap((form) =>
  'files' in form
    ? form.files.flatMap(({ name, fields }) => [...fieldsIn(fields, `${form.name}/${name}`)])
    : [...fieldsIn(form.fields, form.name)],
);
const required = new Map(all.map(([path, field]) => [path, field.required]));

it.each([
  'cases.implementationProcess',
  'cases.programFlow',
  'news.tags',
  'blog.image.alt',
  'block-pages.top.image.alt',
])('a form can be saved without %s', (path) => expect(required.get(path)).toBe(false));

it.each(['cases.image.alt', 'examples.image.alt', 'cases.tags', 'blog.tags'])('a form asks for %s', (path) =>
  expect(required.get(path)).toBe(true),
);

it('no form asks for what its own help says to leave empty', () => {
  const asked = all.filter(([, { required: is, hint }]) => is && /なら空にし|空なら/.test(hint ?? ''));
  expect(asked.map(([path]) => path)).toEqual([]);
});

it('what is left out is as if it were empty', () => {
  expect(imageWithAlt.parse({ src: './a.webp' })).toEqual({ src: './a.webp', alt: '' });
  const { implementationProcess } = collections.cases.schema.shape;
  expect(
    [implementationProcess, collections.news.schema.shape.tags].map((list) => list.parse(undefined)),
  ).toEqual([[], []]);
});

it.each([
  ['a case', collections.cases.schema.shape.image],
  ['an example', collections.examples.schema.shape.image],
])('the picture of %s, which its document shows, has words', (_what, image) => {
  const accepts = (alt: string) => image.safeParse({ src: './a.webp', alt }).success;
  expect([accepts('An arm'), accepts(''), accepts(' ')]).toEqual([true, false, false]);
});
