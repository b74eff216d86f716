import fs from 'node:fs';
import path from 'node:path';
import type { Facts } from '@/lib/content/facts';
import { DAY_FIELDS, messageFigures } from '@/lib/content/figures/problems';
import { figureLooks, typedFigures } from '@/lib/content/figures/typed';
import { formatProblem } from '@/lib/content/problems';
import { contentSchemas } from '@/tools/editor-files/schemas';
import { fieldsOf } from '../helpers/schema-fields';
import { temporaryFolder } from '../helpers/temporary';
import { article, problemsWith, readWith } from './fixture';

const folder = temporaryFolder();

type Figures = Record<string, [value: number | string, unit?: string]>;
const factsOf = (figures: Figures): Facts =>
  Object.fromEntries(
    Object.entries(figures).map(([name, [value, unit]]) => [
      name,
      { value, ...(unit && { unit }), source: 'x', date: '2026-01-05' },
    ]),
  );
const find = (copy: string, figures: Figures) =>
  typedFigures(copy, figureLooks(factsOf(figures))).map(({ found, names }) => [found, ...names]);

/** A figure of each kind, named by its unit. */
const LEDGER: Figures = {
  ...{ reply: [3, 'business days'], before: [3, 'hours'], hours: [24, 'hours'], wait: [3, 'minutes'] },
  ...{ seconds: [30, 'seconds'], week: [1, 'weeks'], months: [6, 'months'], year: [1, 'year'] },
  ...{ low: [50_000, 'yen a month'], high: [6_000_000, 'yen'], founded: ['2025-05-01'] },
  ...{ reach: [850, 'mm'], repeat: [0.03, 'mm'], payload: [0.5, 'kg'], less: [70, '%'] },
  ...{ tenth: [10, 'the part of the cost'], quarter: [4, 'the part of the waste'], times: [3, 'times'] },
  ...{ wells: [96, 'wells'], clock: [17, "o'clock"], done: [85, 'completed projects'] },
};

describe('a figure of the ledger that is typed by hand is found', () => {
  it.each([
    ['3営業日以内にご返信します', '3営業日', 'reply'],
    ['３営業日以内に', '３営業日', 'reply'],
    ['within 3 business days', '3 business days', 'reply'],
    ['月額50,000円から', '50,000円', 'low'],
    ['月額50000円から', '50000円', 'low'],
    ['月額5万円から', '5万', 'low'],
    ['from ¥50,000 a month', '¥50,000', 'low'],
    ['JPY 50,000', 'JPY 50,000', 'low'],
    ['費用は100〜600万円です', '600万', 'high'],
    ['up to 6 million yen', '6 million', 'high'],
    ['納期は2〜6か月です', '6か月', 'months'],
    ['in 2 to 6 months', '6 months', 'months'],
    ['リーチ850mm', '850mm', 'reach'],
    ['a reach of 850 mm', '850 mm', 'reach'],
    ['±0.03 mm', '0.03 mm', 'repeat'],
    ['payload of 0.5 kg', '0.5 kg', 'payload'],
    ['操作時間を70%削減', '70%', 'less'],
    ['登録が70％短くなる', '70％', 'less'],
    ['設立 ２０２５／５／１', '２０２５／５／１', 'founded'],
    ['市販品の10分の1', '10分の1', 'tenth'],
    ['96ウェルプレート', '96ウェル', 'wells'],
    ['a 96-well plate', '96-well', 'wells'],
    ['平日は17時まで', '17時', 'clock'],
    ['85 completed projects', '85 completed', 'done'],
  ])('in 「%s」: %s', (copy, found, name) => expect(find(copy, LEDGER)).toEqual([[found, name]]));

  const DATES = ['2025-05-01', '1 May 2025', '2025年5月1日', 'May 1, 2025', '2025/05/01', '2025/5/1'];
  it.each<[string, Figures, string, string]>([
    ['in the order of the text', { a: [5, 'kg'], b: [9, 'mm'] }, '9 mm with 5 kg', '9 mm=b 5 kg=a'],
    ['by its longest reading', { a: [5, 'days a week'], b: [5, 'days'] }, '5 days a week', '5 days a week=a'],
    ['in any order', { b: [5, 'days'], a: [5, 'days a week'] }, '5 days a week', '5 days a week=a'],
    ['with all its names', { a: [8, 'registered projects'], b: [8, 'completed projects'] }, '8件', '8件=a,b'],
    ['by another name of the unit', { a: [5, 'day'], b: [5, 'days'] }, '5日', '5日=a,b'],
    ['with a full-width sign', { a: [50_000, 'yen'] }, '￥50,000', '￥50,000=a'],
    ['in whole ten thousands alone', { a: [12_345, 'yen'] }, '1.2345万', ''],
    ['not in an address', { a: [3, '%'] }, '[あ](https://a.test/%E3%81%82)、13%20、 3%20', '3%=a'],
    ['behind an address', { a: [3, '%'] }, 'https://a.test/a%20b 3%', '3%=a'],
    ['in millions to the tenth', { a: [1_200_000, 'yen'] }, '¥1.2M', '1.2M=a'],
    ['not in hundredths of millions', { a: [1_250_000, 'yen'] }, '1.25 million', ''],
    ['as a part', { a: [10, 'the part of it'] }, '10分の1, 1/10', '10分の1=a 1/10=a'],
    ['as money by its whole unit alone', { a: [50_000, 'a yen'] }, '¥50,000', ''],
    ['as a part by its whole unit alone', { a: [4, 'not the part of it'] }, '1/4', ''],
    ['as a date with all its zeros but leading ones', { a: ['2025-10-20'] }, '2025/1/20, 2025/10/2', ''],
    ['as a date with all its zeros', { a: ['2025-10-20'] }, '2025/10/20', '2025/10/20=a'],
    ['as a date in its six forms', { a: ['2025-05-01'] }, DATES.join(', '), DATES.join('=a ').concat('=a')],
  ])('%s', (_how, figures, copy, found) => {
    const shown = find(copy, figures).map(([text, ...names]) => `${text}=${names}`);
    expect(shown.join(' ')).toBe(found);
  });
});

it('what has no unit, and a statement, look like nothing that could be found', () => {
  const known = { source: 'x', date: '2026-01-05' };
  expect(figureLooks({ count: { value: 3, ...known } })).toEqual([]);
  expect(figureLooks({ said: { unit: '%', pages: ['pages/about'], ...known } })).toEqual([]);
});

it.each([
  ...['{{reply}}営業日', '{{=24}}時間'],
  ...['1,850 mm', '13営業日', 'within 13 business days', '850 g', '¥150,000', '0.03 m'],
  ...['2025年5月10日', '21 May 2025', '2025/5/10', '/news/2025/05/01/'],
  ...['第3章', '3分の1', '3分野で', '3分割する', '3分岐の弁', 'three hours', '三営業日'],
])('「%s」 is no figure of the ledger', (copy) => expect(find(copy, LEDGER)).toEqual([]));

describe('a typed figure stops the content', () => {
  const SAID =
    'A figure typed by hand: write {{plan.basic}} for the number, or {{=number}} if it means something else';
  it.each([
    [
      'in front matter',
      'news/opening/index.ja.md',
      article({ excerpt: '月額50,000円から' }),
      '6:10 excerpt',
      '50,000円',
    ],
    [
      'in a text',
      'news/opening/index.en.md',
      article({}, 'One.\n\nIt costs ¥50,000.\n'),
      '10:10 body',
      '¥50,000',
    ],
    ['in a page', 'pages/home/en.json', '{\n  "heading": "50,000 yen"\n}', '2:14 heading', '50,000 yen'],
  ])('%s, with line, field and the name to use', (_where, file, text, place, found) => {
    expect(problemsWith({ [file]: text })).toEqual([`content/${file}:${place}: ${SAID} (got "${found}")`]);
  });

  it('but not as the day of an entry, which has no placeholder', () => {
    const day = '2025-04-01';
    const files = {
      'facts.json': JSON.stringify(factsOf({ founded: [day] })),
      'news/opening/index.ja.md': article({ date: day, updated: day, excerpt: `"${day}"` }),
      'news/opening/index.en.md': article({ date: day, updated: day, excerpt: `On ${day}` }),
    };
    expect(readWith(files).problems.map(({ file, field, value }) => [file, field, value])).toEqual([
      ['content/news/opening/index.ja.md', 'excerpt', day],
      ['content/news/opening/index.en.md', 'excerpt', day],
    ]);
  });

  it('that has several names, with all of them, in both languages of the terminal', () => {
    const { problems } = readWith({
      'facts.json': JSON.stringify(factsOf({ cost: [30, '%'], success: [30, '%'] })),
      'news/opening/index.ja.md': article({}, '30%\n'),
    });
    expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual([
      'content/news/opening/index.ja.md:8:1 body: A figure typed by hand: write {{cost}} or {{success}} for the number, or {{=number}} if it means something else (got "30%")',
    ]);
    expect(problems.map((problem) => formatProblem(problem, 'ja'))).toEqual([
      'content/news/opening/index.ja.md:8:1 body: 数値が手で書かれています。数字の部分を {{cost}} か {{success}} に置きかえてください。別の意味の数なら {{=数字}} と書きます（今の値："30%"）',
    ]);
  });
});

it('every field of an entry or a page that holds a day is known by its name', () => {
  const days = contentSchemas()
    .filter(({ name }) => !['site', 'facts'].includes(name))
    .flatMap(({ schema }) => [...fieldsOf(schema)])
    .filter(({ field }) => field.format === 'date')
    .map(({ path }) => path.split('.').at(-1));
  expect([...new Set(days)].sort()).toEqual([...DAY_FIELDS].sort());
});

describe('an interface string with a figure typed by hand', () => {
  const problemsOf = (ja: string, en: string) => {
    fs.writeFileSync(path.join(folder, 'ja.json'), ja);
    fs.writeFileSync(path.join(folder, 'en.json'), en);
    return messageFigures(folder, factsOf({ cost: [30, '%'], success: [30, '%'], wait: [3, 'minutes'] }));
  };

  it('is reported with file, line, field and all names, in both languages of the terminal', () => {
    expect(problemsOf('{\n  "menu": { "less": "30%減" }\n}', '{}')).toEqual([
      {
        file: 'messages/ja.json',
        at: { line: 2, column: 21 },
        field: 'menu.less',
        message: {
          ja: '会社の数値（cost、success）が手で書かれています。数字を {number} のような差し込みに置きかえ、content/facts.json の値が入るように開発者に頼んでください',
          en: 'A figure typed by hand (cost, success): put a placeholder like {number} for it, and have a developer fill it in from content/facts.json',
        },
        value: '30%',
      },
    ]);
  });

  it('is found in either language, and in one file where the other cannot be read', () => {
    const found = problemsOf('{', '{ "a": "Wait 3 minutes" }').map(({ file, at, field }) => [
      file,
      at?.line,
      field,
    ]);
    expect(found).toEqual([['messages/en.json', 1, 'a']]);
  });

  it('is not looked for where there are no messages', () => {
    expect(messageFigures(path.join(folder, 'none'), {})).toEqual([]);
  });
});
