import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { companySheet } from '@/app/documents/company-sheet';
import { loadWholeContent } from '@/app/whole-content';
import { giveContent } from '@/lib/content';
import { expandFacts, type Facts } from '@/lib/content/facts';
import { contentFiles } from '@/lib/content/load';
import { formatProblem } from '@/lib/content/problems';
import { sourceOf } from '@/lib/content/source';
import { stringsIn } from '@/lib/content/values';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import FIELD_QUESTIONS from '@/tools/launch/field-questions.json';
import { openQuestions } from '@/tools/launch/questions';
import { temporaryFolder } from '../helpers/temporary';
import { article, copyOfContent, problemsWith, readWith, removeContent } from './fixture';

afterAll(removeContent);

const both = (text: string) => ({ ja: text, en: text });
const ledger = (entry: object) => ({ source: 'x', date: '2026-01-05', pages: ['pages/about'], ...entry });

describe('what a page says of a statement', () => {
  const facts = {
    price: { value: 5, source: 'x', date: '2026-01-05' },
    said: ledger({ sentence: both('It costs {{price}}.') }),
    open: ledger({ until: both('We will say.') }),
    silent: ledger({ question: { who: 'sales', text: both('How much?') } }),
    answered: ledger({ until: both('We will say.'), sentence: both('It is five.') }),
  } as unknown as Facts;

  it.each([
    ['{{said}}', 'It costs 5.'],
    ['Yes. {{open}}', 'Yes. We will say.'],
    ['Yes. {{open|answer}}', 'Yes.'],
    ['Yes. {{silent}} {{answered}}', 'Yes. It is five.'],
    ['Yes. {{answered|answer}}', 'Yes. It is five.'],
    ['はい。{{silent}}', 'はい。'],
  ])('%s reads %s', (copy, expected) => expect(expandFacts(copy, facts, 'en')).toBe(expected));

  it('what hangs on one that has nothing to say is not there: a row, a text of a list, a field', () => {
    const rows = [
      { term: 'Price', value: '{{silent}}' },
      { term: 'Term', value: '{{open}}' },
    ];
    expect(expandFacts({ rows, lines: ['a', '{{silent}}'], note: '{{silent}}' }, facts, 'en')).toEqual({
      rows: [{ term: 'Term', value: 'We will say.' }],
      lines: ['a'],
    });
    expect(expandFacts({ note: '{{silent}}{{space}}', lines: ['{{space}}{{silent}}'] }, facts, 'en')).toEqual(
      {
        lines: [],
      },
    );
  });
});

describe('the check finds', () => {
  const facts = (entry: object) => ({
    'facts.json': JSON.stringify({
      'plan.basic': { value: 50000, unit: 'yen', source: 'Specification', date: '2026-01-05' },
      hours: ledger(entry),
    }),
  });
  const home = (heading: string) => ({ 'pages/home/en.json': JSON.stringify({ heading }) });

  it.each([
    [
      'a folder that does not say it',
      facts({ sentence: both('Open all day.') }),
      'pages/about does not use this statement in both languages',
    ],
    [
      'a folder that is not listed',
      { ...facts({ sentence: both('Open all day.') }), ...home('{{hours}}') },
      'Add this folder to "pages" of hours',
    ],
    [
      'the same sentence typed by hand',
      { ...facts({ sentence: both('Open all day.') }), ...home('Yes. Open all day.') },
      'content/facts.json has this sentence: write {{hours}}',
    ],
    [
      'what stands until there is an answer typed by hand',
      { ...facts({ until: both('We will say.') }), ...home('Yes. We will say.') },
      'content/facts.json has this sentence: write {{hours}}',
    ],
    [
      'a folder that says it in one language alone',
      {
        ...facts({ sentence: both('Open all day.'), pages: ['pages/home'] }),
        ...home('{{hours}}'),
      },
      'hours.pages: pages/home does not use this statement in both languages',
    ],
    [
      'a statement that says itself',
      facts({ sentence: both('Open {{hours}}.') }),
      'hours: This statement has its own name in what it says',
    ],
    [
      'one that says itself through what stands until there is an answer to another',
      {
        'facts.json': JSON.stringify({
          hours: ledger({ sentence: both('Open {{ days|answer }}.') }),
          days: ledger({ until: both('daily'), sentence: { ja: '毎日', en: 'every day ({{hours}})' } }),
        }),
      },
      'hours: This statement has its own name in what it says',
    ],
    ['a figure that names pages', facts({ value: 3 }), 'Give a figure ("value") or a statement'],
    ['a statement without a word', facts({}), 'Give a figure ("value") or a statement'],
    [
      'a figure that is a statement, too',
      facts({ value: 3, sentence: both('a') }),
      'Give a figure ("value")',
    ],
  ])('%s', (_what, changes, message) => {
    expect(problemsWith(changes).join('\n')).toContain(message);
  });

  it('each of them at its place, and says in Japanese what to do', () => {
    const sentence = { ja: '終日です。', en: 'Open all day.' };
    const ledgerFile = `{
  "plan.basic": { "value": 50000, "unit": "yen", "source": "x", "date": "2026-01-05" },
  "hours": {
    "sentence": ${JSON.stringify(sentence)}, "source": "x", "date": "2026-01-05",
    "pages": ["pages/about"]
  }
}`;
    const found = readWith({
      'facts.json': ledgerFile,
      ...home('{{hours}}'),
      'pages/home/ja.json': JSON.stringify({ title: '平日は終日です。' }),
    }).problems.map((problem) => formatProblem(problem, 'ja'));
    expect(found).toEqual([
      'content/pages/home/ja.json:1:10 title: 同じ文が content/facts.json にあります。{{hours}} と書いてください（今の値："平日は終日です。"）',
      'content/pages/home/en.json:1:12 heading: content/facts.json の hours の pages に、このフォルダーを加えてください（今の値："{{hours}}"）',
      'content/facts.json:5:14 hours.pages: 「pages/about」は、どちらかの言語でこの文を使っていません。pages から消すか、両方の原稿に名前を書いてください（今の値："pages/about"）',
    ]);
  });
});

it.each([
  ['wait for a translation that says it', { title: '説明会' }, '{{hours}}', []],
  ['wait for a translation that says nothing of it', { title: '説明会' }, 'Text.', ['hours.pages']],
])('news that %s: problems %j', (_what, changes, body, fields) => {
  const { problems } = readWith({
    'facts.json': JSON.stringify({ hours: ledger({ sentence: both('Open.'), pages: ['news/opening'] }) }),
    'news/opening/index.ja.md': article(
      { ...changes, translation: 'pending', other: '{ title: Opening, summary: Short. }' },
      `${body}\n`,
    ),
    'news/opening/index.en.md': null,
  });
  expect(problems.map(({ field }) => field)).toEqual(fields);
});

it.each(['content', 'site', 'content/content', 'pages'])(
  'a folder of content called %s has as few problems as any other',
  (name) => {
    const root = path.join(temporaryFolder(), name);
    cpSync('content', root, { recursive: true });
    expect(() => loadWholeContent(root)).not.toThrow();
  },
);

/** The site's own content in which the company has answered everything. */
function answeredContent() {
  const root = copyOfContent({});
  const change = (file: string, edit: (data: Record<string, object>) => void) => {
    const place = path.join(root, file);
    const data = JSON.parse(readFileSync(place, 'utf8'));
    edit(data);
    writeFileSync(place, JSON.stringify(data));
  };
  change('facts.json', (facts) => {
    for (const [name, entry] of Object.entries<{ question?: object; sentence?: object }>(facts))
      if (entry.question) entry.sentence = { ja: `回答見本${name}。`, en: `Answer to ${name}.` };
  });
  change('site.json', ({ company = {} }) =>
    Object.assign(company, {
      legalName: both('Registered name'),
      representative: both('A representative'),
      phone: '000-0000-0000',
      corporateNumber: '0000000000000',
      invoiceNumber: 'T0000000000000',
      bank: both('A bank'),
    }),
  );
  return { root, content: loadWholeContent(root) };
}

describe('as soon as a question is answered', () => {
  const { root, content } = answeredContent();
  const says = (place: string, locale: Locale, words: string) =>
    contentFiles(content)
      .filter(({ file }) => new RegExp(`content/${place}/(?:index\\.)?${locale}\\.(?:json|md)$`).test(file))
      .some(({ data }) => stringsIn(data).some(({ text }) => text.includes(words)));

  it('each answer is on all of its pages in both languages', () => {
    const answers = Object.entries(content.facts.data).flatMap(([name, { question, pages = [] }]) =>
      question ? pages.map((place) => [name, place] as const) : [],
    );
    const silent = answers.filter(
      ([name, place]) => !says(place, 'ja', `回答見本${name}。`) || !says(place, 'en', `Answer to ${name}.`),
    );
    expect(silent).toEqual([]);
  });

  it('nothing but news is asked for any more', () => {
    const files = openQuestions(content).map(({ file }) => file);
    expect(files.filter((file) => file !== 'content/news/')).toEqual([]);
  });

  it.each(LOCALES)('the company profile has every row in %s', (locale) => {
    giveContent(root, content);
    const { blocks } = companySheet(sourceOf(content, locale));
    const given = JSON.stringify(blocks);
    for (const value of ['A representative', '000-0000-0000', '0000000000000', 'T0000000000000', 'A bank'])
      expect(given).toContain(value);
  });
});

it('each question about a fact of the company names a field that can be filled', () => {
  const fields = FIELD_QUESTIONS.filter(({ file }) => file === 'content/site.json').map(({ field }) => field);
  const { company } = answeredContent().content.site.data as unknown as { company: object };
  expect(fields.filter((field) => !(field.replace('company.', '') in company))).toEqual([]);
});
