/** Every text of a content file, with its name and its place. */
import { textProblems, textsOf, type WithTexts } from '@/lib/content/texts';

const file: WithTexts = {
  file: 'a/index.ja.md',
  source: { locate: (path) => ({ line: 2, column: path.length }), linesBeforeBody: 4 },
  data: { title: 'A', steps: [{ name: 'B', count: 3 }] },
  body: 'One\ntwo',
};

it('the fields come first, each where its value begins, then the body, each part of it in its place', () => {
  const found = [...textsOf(file)].map(({ at, ...text }) => ({ ...text, at: [at(), at(5)] }));
  const inField = (column: number) => [
    { line: 2, column },
    { line: 2, column },
  ];
  expect(found).toEqual([
    { text: 'A', path: ['title'], field: 'title', at: inField(1) },
    { text: 'B', path: ['steps', '0', 'name'], field: 'steps.0.name', at: inField(3) },
    {
      text: 'One\ntwo',
      path: ['body'],
      field: 'body',
      at: [
        { line: 5, column: 1 },
        { line: 6, column: 2 },
      ],
    },
  ]);
});

it.each([
  ['no body', { ...file, body: undefined }],
  ['an empty body', { ...file, body: '' }],
])('with %s there are the fields alone', (_what, given) => {
  expect([...textsOf(given)].map(({ field }) => field)).toEqual(['title', 'steps.0.name']);
});

it('a problem names the file, the field, the place and the text, by what is said of it and of its path', () => {
  const said = textProblems([file], (text, path) =>
    text === 'A' ? undefined : `${path.join('/')}: ${text}`,
  );
  expect(said).toEqual([
    {
      file: 'a/index.ja.md',
      at: { line: 2, column: 3 },
      field: 'steps.0.name',
      message: 'steps/0/name: B',
      value: 'B',
    },
    {
      file: 'a/index.ja.md',
      at: { line: 5, column: 1 },
      field: 'body',
      message: 'body: One\ntwo',
      value: 'One\ntwo',
    },
  ]);
});
