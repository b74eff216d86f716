/** The site as it is exported while samples are hidden (`switches.samples` of content/site.json), in a copy of the repository. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPage } from '../../build/export/files';
import type { Files } from '../../build/export/types';
import { elementsOf, innerText } from '../../build/html';
import { tellsOfNobody } from '../../lib/content/hidden-samples';
import { type Entry, loadContent } from '../../lib/content/load';
import { isSample } from '../../lib/content/sample';
import { copy, messages, plain } from '../words';
import { buildChanged } from './build-copy';

let files: Files = new Map();
const text = (file: string) => new TextDecoder().decode(files.get(file));

beforeAll(async () => {
  files = await buildChanged((folder) => {
    const file = path.join(folder, 'content/site.json');
    const data = JSON.parse(readFileSync(file, 'utf8'));
    data.switches.samples = 'hide';
    writeFileSync(file, JSON.stringify(data));
  });
});

const LOCALES = ['ja', 'en'] as const;
const { cases, awards } = loadContent(undefined, { samples: true }).collections;
/** What is made up, of some entries. */
const madeUp = <E extends Entry>(all: readonly E[], locale: 'ja' | 'en', isMadeUp: (entry: E) => boolean) =>
  all.filter((entry) => entry.locale === locale && isMadeUp(entry));
const pages = (locale: 'ja' | 'en') =>
  [...files.keys()].filter(
    (file) => file.endsWith('.html') && /^en(?:\/|\.)/.test(file) === (locale === 'en'),
  );

it.each(LOCALES)('no page in %s, Markdown file or data file tells of anybody made up', (locale) => {
  const made = [
    ...madeUp(awards, locale, ({ samples }) => isSample(samples, '')).map(({ data }) => data.name),
    ...madeUp(cases, locale, tellsOfNobody).flatMap(({ data }) => [
      data.company,
      data.feedback,
      data.contactPerson,
    ]),
    copy('case', locale).sampleNote,
  ].filter((words) => words !== undefined);
  const read = [...files.keys()].filter((file) => /\.(?:html|md|txt|json|xml)$/.test(file));
  const left = read.flatMap((file) =>
    made.filter((words) => text(file).includes(words)).map((words) => `${file}: ${words}`),
  );
  expect(left).toEqual([]);
});

it.each(LOCALES)(
  'nothing in %s is left empty: every section has words below its heading, every list an item',
  (locale) => {
    const empty = pages(locale).flatMap((file) => {
      const page = readPage(files, file);
      // What scripts fill.
      const samples = elementsOf(page, 'template').flatMap(({ content }) =>
        content ? elementsOf(content) : [],
      );
      const hollow = elementsOf(page, 'ul', 'ol', 'tbody', 'blockquote', 'figcaption', 'dd').filter(
        (element) =>
          !samples.includes(element) &&
          innerText(element).trim() === '' &&
          elementsOf(element, 'img', 'svg', 'input', 'button').length === 0,
      );
      return hollow.map((element) => `${file}: ${element.tagName}`);
    });
    expect(empty).toEqual([]);
    const heads = [
      copy('case', locale).parts.feedback,
      copy('case', locale).parts.process,
      messages[locale].publication.sample,
    ];
    const made = madeUp(cases, locale, tellsOfNobody).map(
      ({ id }) => `${locale === 'en' ? 'en/' : ''}cases/${id}.html`,
    );
    expect(pages(locale)).toEqual(expect.arrayContaining(made));
    for (const file of made)
      expect(
        elementsOf(readPage(files, file), 'h2', 'li')
          .map((element) => plain(innerText(element)))
          .filter((words) => heads.includes(words)),
      ).toEqual([]);
  },
);
