/** @jest-environment node */

import { readFileSync } from 'node:fs';
import { consultingPage } from '@/app/[locale]/services/automation-consulting/definition';
import { whitepaperPage } from '@/app/[locale]/whitepaper/definition';
import { documentProblems } from '@/app/documents/named';
import { safetyQuestions } from '@/app/documents/safety-questions';
import { loadWholeContent } from '@/app/whole-content';
import { giveContent } from '@/lib/content';
import { contentRoot } from '@/lib/content/folders';
import { formatProblem } from '@/lib/content/problems';
import { sourceOf } from '@/lib/content/source';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

type Item = { id?: string; answer: string };

/** What is changed here in copies of several pages. */
type Copy = {
  faq: { items: Item[] };
  guide: { parts: { chapters: Item[] }[] };
  safety: { parts: { items: Item[] }[] };
};

const copyOf = (page: string, locale: Locale): Copy =>
  JSON.parse(readFileSync(`content/pages/${page}/${locale}.json`, 'utf8'));

type Changes = Record<string, (copy: Copy) => void>;

/** The site with the copy of some pages changed in both languages. */
function siteWith(changes: Changes) {
  const content = loadWholeContent();
  for (const [page, change] of Object.entries(changes))
    for (const { data } of Object.values(content.pages[page] ?? {})) change(data as Copy);
  giveContent(contentRoot(), content);
  return content;
}

const answersOf = (content: ReturnType<typeof siteWith>) =>
  LOCALES.map((locale) =>
    safetyQuestions(sourceOf(content, locale)).blocks.flatMap((block) =>
      block.type === 'questions' ? block.rows : [],
    ),
  );

it('questions keep their answers where texts of pages change places', () => {
  const expected = answersOf(siteWith({}));
  const turnFaq: Changes[string] = ({ faq }) => faq.items.reverse();
  const moved = siteWith({
    ...{ consulting: turnFaq, maintenance: turnFaq, labclone: turnFaq },
    whitepaper: ({ guide }) => guide.parts.at(-1)?.chapters.reverse(),
  });
  expect(answersOf(moved)).toEqual(expected);
});

it.each([
  [consultingPage.schema, 'consulting', 'faq.items', (copy: Copy) => copy.faq.items],
  [whitepaperPage.schema, 'whitepaper', 'guide.parts', (copy: Copy) => copy.guide.parts[0]?.chapters],
])('an id is given once in a page: %#', (schema, page, place, itemsOf) => {
  const copy = copyOf(page, 'ja');
  for (const item of itemsOf(copy) ?? []) item.id = 'twice';
  expect(schema.safeParse(copy).error?.issues).toMatchObject([
    { path: place.split('.'), message: 'An id is given twice' },
  ]);
});

it('a name that no answer has is reported with its place, and with the one that was meant', () => {
  const problems = documentProblems(
    siteWith({
      documents({ safety }) {
        Object.assign(safety.parts[0]?.items[0] ?? {}, { answer: 'consulting.faq.saftey' });
      },
    }),
  );
  expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual(
    LOCALES.map((locale) =>
      expect.stringMatching(
        new RegExp(
          `documents/${locale}.json:\\d+:\\d+ safety.parts.0.items.0.answer: .*did you mean "consulting.faq.safety".*consulting.faq.saftey`,
        ),
      ),
    ),
  );
});

/** Counted by hand in a sentence of another page. */
it.each(LOCALES)('the chapter on validation has the number that the answer on safety says (%s)', (locale) => {
  const chapters = copyOf('whitepaper', locale).guide.parts.flatMap((part) => part.chapters);
  const number = chapters.findIndex(({ id }) => id === 'validation') + 1;
  const asked = copyOf('consulting', locale).faq.items.find(({ id }) => id === 'safety');
  for (const [, first, second] of asked?.answer.matchAll(/(\d+)章|chapter (\d+)/gi) ?? [])
    expect(Number(first ?? second)).toBe(number);
});
