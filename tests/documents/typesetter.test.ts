import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Typesetter } from '@/build/prepare/documents/typesetter';
import { temporaryFolder } from '../helpers/temporary';

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
);
const TITLED = '#set document(title: "t", date: datetime(year: 2026, month: 1, day: 2))\n';

/** Without faces of ours Typst has some of its own: what is asked here has no letters of ours. */
const typesetter = (folder = temporaryFolder()) => new Typesetter({ fonts: [], folder });

it('sets the same source to the same bytes, and counts the pages', () => {
  const set = () => typesetter().set(`${TITLED}#pagebreak()`, []);
  expect(set().pages).toBe(2);
  expect(Buffer.from(set().bytes).equals(set().bytes)).toBe(true);
});

it('takes pictures that lie nowhere', () => {
  const { pages } = typesetter().set(`${TITLED}#image("/a/b.svg", alt: "w")`, [
    { name: 'a/b.svg', bytes: SVG },
  ]);
  expect(pages).toBe(1);
});

it.each([
  ['a picture without words', '#image("/a.svg")', /^PDF\/UA-1 error: missing alt text$/],
  ['a name that means nothing', '#sectoin("a")', /sectoin/],
  ['a picture that is not there', '#image("/gone.svg", alt: "w")', /gone\.svg/],
  ['a heading that skips a level', '= a\n=== b', /heading/i],
])('%s stops it', (_what, source, message) => {
  expect(() => typesetter().set(TITLED + source, [{ name: 'a.svg', bytes: SVG }])).toThrow(message);
});

it('tells the file of a faulty template', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'look.typ'), '#let a = unknown-name');
  expect(() => typesetter(folder).set('#import "/look.typ": a', [])).toThrow(/look\.typ.*unknown-name/s);
});
