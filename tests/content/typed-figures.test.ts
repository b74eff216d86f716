import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { Facts } from '@/lib/content/facts';
import { messageFigures } from '@/lib/content/figures/messages';
import { figureLooks, typedFigures } from '@/lib/content/figures/typed';
import { contentFiles, loadContent } from '@/lib/content/load';
import { formatProblem } from '@/lib/content/problems';
import { stringsIn } from '@/lib/content/values';
import { article, copyOfContent, problemsWith, readWith, removeContent } from './fixture';

afterAll(removeContent);

const ledger: Facts = JSON.parse(fs.readFileSync('content/facts.json', 'utf8'));
const find = (copy: string) =>
  typedFigures(copy, figureLooks(ledger)).map(({ found, names }) => [found, ...names]);

describe('a figure of the ledger that is typed by hand is found', () => {
  it.each([
    ['3営業日以内にご返信します', '3営業日', 'consultation.reply'],
    ['３営業日以内に', '３営業日', 'consultation.reply'],
    ['within 3 business days', '3 business days', 'consultation.reply'],
    ['within three business days', 'three business days', 'consultation.reply'],
    ['月額50,000円から', '50,000円', 'plan.basic'],
    ['月額50000円から', '50000円', 'plan.basic'],
    ['月額5万円から', '5万', 'plan.basic'],
    ['from ¥120,000 a month', '¥120,000', 'plan.standard'],
    ['JPY 250,000', 'JPY 250,000', 'plan.premium'],
    ['費用は100〜600万円です', '600万', 'custom.price.high'],
    ['up to 6 million yen', '6 million', 'custom.price.high'],
    ['納期は2〜6か月です', '6か月', 'custom.delivery.high'],
    ['in 2 to 6 months', '6 months', 'custom.delivery.high'],
    ['リーチ850mm', '850mm', 'arm.large.reach'],
    ['a reach of 850 mm', '850 mm', 'arm.large.reach'],
    ['±0.03 mm', '0.03 mm', 'arm.large.repeatability'],
    ['payload of 0.5 kg', '0.5 kg', 'arm.small.payload'],
    ['操作時間を70%削減', '70%', 'benefit.time'],
    ['95 % fewer errors', '95 %', 'benefit.errors'],
    ['登録が90％短くなる', '90％', 'waste.cut'],
    ['設立は2025年5月1日です', '2025年5月1日', 'company.founded'],
    ['founded on May 1, 2025', 'May 1, 2025', 'company.founded'],
    ['市販品の10分の1', '10分の1', 'case.collector.cost'],
    ['a quarter of the waste', 'a quarter of', 'waste.share'],
    ['about threefold', 'threefold', 'case.reproducibility'],
    ['96ウェルプレート', '96ウェル', 'plate.wells'],
    ['a 96-well plate', '96-well', 'plate.wells'],
    ['平日は17時まで', '17時', 'plan.basic.to'],
    ['85 completed projects', '85 completed', 'labneeds.completed'],
    ['設立 2025/05/01', '2025/05/01', 'company.founded'],
    ['founded 2025/5/1', '2025/5/1', 'company.founded'],
    ['制定 ２０２３／４／１', '２０２３／４／１', 'terms.enacted'],
  ])('in 「%s」: %s', (copy, found, name) => {
    expect(find(copy)).toContainEqual(expect.arrayContaining([found, name]));
  });

  it.each([
    ['in three hours or so', 'three hours', 'case.flow.before'],
    ['up twenty-four hours', 'twenty-four hours', 'consultation.reception'],
    ['up twenty four hours', 'twenty four hours', 'consultation.reception'],
    ['One hour of practice', 'One hour', 'labcraft.learning'],
    ['the first talk takes one week', 'one week', 'process.hearing'],
    ['two to six months', 'six months', 'custom.delivery.high'],
    ['a one-year warranty', 'one-year', 'custom.warranty'],
    ['a prototype in one day', 'one day', 'parts.prototype'],
    ['wait three minutes', 'three minutes', 'case.beads.wait'],
    ['forty-five minutes later', 'forty-five minutes', 'case.flow.after'],
    ['in thirty seconds', 'thirty seconds', 'waste.after'],
    ['ninety percent less', 'ninety percent', 'waste.cut'],
    ['seventy per cent less', 'seventy per cent', 'benefit.time'],
    ['all twelve tanks', 'twelve tanks', 'waste.tanks'],
    ['three working days', 'three working days', 'consultation.reply'],
    ['ninety-six wells', 'ninety-six wells', 'plate.wells'],
    ['some fifty engineers', 'fifty engineers', 'labneeds.engineers'],
    ['three times as even', 'three times as', 'case.reproducibility'],
    ['up to six million yen', 'six million', 'custom.price.high'],
    ['三営業日以内に', '三営業日', 'consultation.reply'],
    ['一年間の保証', '一年間', 'custom.warranty'],
    ['ヒアリングは一週間', '一週間', 'process.hearing'],
    ['納期は二、六か月', '六か月', 'custom.delivery.high'],
    ['六ヶ月', '六ヶ月', 'custom.delivery.high'],
    ['三時間かかる', '三時間', 'case.flow.before'],
    ['二十四時間受け付けます', '二十四時間', 'consultation.reception'],
    ['三分待つ', '三分', 'case.beads.wait'],
    ['四十五分で終わる', '四十五分', 'case.flow.after'],
    ['三十秒で済む', '三十秒', 'waste.after'],
  ])('in words, in 「%s」: %s', (copy, found, name) => {
    expect(find(copy)).toEqual([expect.arrayContaining([found, name])]);
  });

  it.each([
    [20, '二十分', 'twenty minutes'],
    [11, '十一分', 'eleven minutes'],
    [19, '十九分', 'nineteen minutes'],
    [21, '二十一分', 'twenty-one minutes'],
    [99, '九十九分', 'ninety-nine minutes'],
  ])('in the words for %i', (value, ja, en) => {
    const looks = figureLooks({ wait: { value, unit: 'minutes', source: 'x', date: '2026-01-05' } });
    expect([ja, en].map((copy) => typedFigures(copy, looks).map(({ found }) => found))).toEqual([[ja], [en]]);
  });

  it('offers every name that has this figure', () => {
    expect(find('30%')).toEqual([['30%', 'benefit.cost', 'labclone.success']]);
  });
});

describe('whatever the ledger says, a figure is found', () => {
  it.each<[string, Record<string, [value: number | string, unit?: string]>, string, string[][]]>([
    [
      'in the order of the text',
      { mass: [5, 'kg'], way: [10, 'mm'] },
      '10 mm with 5 kg',
      [
        ['10 mm', 'way'],
        ['5 kg', 'mass'],
      ],
    ],
    [
      'once, by the longest reading',
      { week: [5, 'days a week'], rest: [5, 'days'] },
      '5 days a week',
      [['5 days a week', 'week']],
    ],
    [
      'once, whichever is first in the ledger',
      { rest: [5, 'days'], week: [5, 'days a week'] },
      '5 days a week',
      [['5 days a week', 'week']],
    ],
    [
      'with all names that read the same',
      { all: [85, 'registered projects'], done: [85, 'completed projects'] },
      '85件',
      [['85件', 'all', 'done']],
    ],
    [
      'by another name of the unit',
      { rest: [5, 'day'], pause: [5, 'days'] },
      '5日',
      [['5日', 'rest', 'pause']],
    ],
    ['with a full-width sign', { price: [50_000, 'yen'] }, '￥50,000', [['￥50,000', 'price']]],
    ['in ten thousands, but not where they are not whole', { price: [12_345, 'yen'] }, '1.2345万', []],
    ['in millions, but not in hundredths of them', { price: [1_250_000, 'yen'] }, '1.25 million', []],
    ['in millions to the tenth', { price: [1_200_000, 'yen'] }, '¥1.2M', [['1.2M', 'price']]],
    [
      'as a tenth',
      { part: [10, 'the part of the cost'] },
      'one-tenth, a tenth, 1/10',
      [
        ['one-tenth', 'part'],
        ['a tenth', 'part'],
        ['1/10', 'part'],
      ],
    ],
    [
      'as a quarter',
      { part: [4, 'the part of the waste'] },
      'one-quarter, a quarter of',
      [
        ['one-quarter', 'part'],
        ['a quarter of', 'part'],
      ],
    ],
    [
      'as no word that has none',
      { part: [5, 'the part of the waste'] },
      'one-tenth, one-quarter, 1/5',
      [['1/5', 'part']],
    ],
    ['as money, but not where the unit only ends like it', { price: [50_000, 'a yen'] }, '¥50,000', []],
    ['as a part, but not where the unit only ends like it', { part: [4, 'not the part of it'] }, '1/4', []],
    [
      'in words up to ninety-nine',
      { wait: [99, 'hours'], rest: [100, 'hours'], part: [2.5, 'hours'], none: [0, 'hours'] },
      'ninety-nine hours, undefined hours, hundred hours, 九十九時間, 十時間, 時間, zero hours',
      [
        ['ninety-nine hours', 'wait'],
        ['九十九時間', 'wait'],
        ['zero hours', 'none'],
      ],
    ],
    [
      'not where numerals and minutes mean something else',
      { wait: [1, 'minutes'], rest: [10, 'minutes'] },
      '一分でも早く、十分でした',
      [],
    ],
    [
      'as a date in its six forms',
      { start: ['2025-05-01'] },
      '2025-05-01, 1 May 2025, 2025年5月1日, May 1, 2025, 2025/05/01, 2025/5/1',
      [
        ['2025-05-01', 'start'],
        ['1 May 2025', 'start'],
        ['2025年5月1日', 'start'],
        ['May 1, 2025', 'start'],
        ['2025/05/01', 'start'],
        ['2025/5/1', 'start'],
      ],
    ],
  ])('%s', (_how, ledger, copy, found) => {
    const facts: Facts = Object.fromEntries(
      Object.entries(ledger).map(([name, [value, unit]]) => [
        name,
        { value, ...(unit && { unit }), source: 'x', date: '2026-01-05' },
      ]),
    );
    expect(typedFigures(copy, figureLooks(facts)).map(({ found: text, names }) => [text, ...names])).toEqual(
      found,
    );
  });

  it('wherever it stands (for any number of millimetres)', () => {
    const words = fc.stringMatching(/^[a-zあ-ん ]{0,20}$/u);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), words, words, (value, before, after) => {
        const facts = { a: { value, unit: 'mm', source: 'x', date: '2026-01-05' } };
        const [figure] = typedFigures(`${before} ${value} mm ${after}`, figureLooks(facts));
        expect(figure).toMatchObject({ found: `${value} mm`, index: before.length + 1 });
      }),
    );
  });
});

describe('what is no figure of the ledger is left alone', () => {
  it.each([
    '{{consultation.reply}}営業日',
    '{{=24}}時間',
    '1,320 mm',
    '13営業日',
    '850 g',
    '2025年5月10日',
    'within 13 business days',
    '第3章',
    'three kinds of rush',
    '¥150,000',
    '0.05 m',
    '21 May 2025',
    '2025/5/10',
    '/news/2025/05/01/',
    '{{=one}} week',
    '{{=一}}週間',
    'twenty-three hours',
    'twenty three minutes',
    'a hundred and three hours',
    'a hundred three hours',
    'zero point three hours',
    'someone hours ago',
    'thirty-five seconds',
    'one after the other',
    'day one',
    '十分に速い',
    '十分な時間',
    '三分の一',
    '三分野で',
    '三分割する',
    '3分岐の弁',
    '一日の終わり',
    '一つの手順',
    '一台で',
    '十三営業日',
    '第三営業日',
    '同一時間に測る',
    '唯一時間がかかる工程',
    '三百三十秒',
    '二週目',
    '一年の計画',
  ])('「%s」', (copy) => expect(find(copy)).toEqual([]));
});

describe('a typed figure stops the content', () => {
  it('in front matter, with line, field and the name to use', () => {
    const files = { 'news/opening/ja.md': article({ excerpt: '月額50,000円から' }) };
    expect(problemsWith(files)).toEqual([
      'content/news/opening/ja.md:6:10 excerpt: A figure typed by hand: write {{plan.basic}} for the number, or {{=number}} if it means something else (got "50,000円")',
    ]);
  });

  it('that has several names, with all of them, in both languages of the terminal', () => {
    const fact = (unit: string) => ({ value: 30, unit, source: 'x', date: '2026-01-05' });
    const files = {
      'facts.json': JSON.stringify({ cost: fact('%'), success: fact('%') }),
      'news/opening/ja.md': article({}, '30%\n'),
    };
    const { problems } = readWith(files);
    const said = (language: 'ja' | 'en') => problems.map((problem) => formatProblem(problem, language));
    expect(said('en')).toEqual([
      'content/news/opening/ja.md:8:1 body: A figure typed by hand: write {{cost}} or {{success}} for the number, or {{=number}} if it means something else (got "30%")',
    ]);
    expect(said('ja')).toEqual([
      'content/news/opening/ja.md:8:1 body: 数値が手で書かれています。数字の部分を {{cost}} か {{success}} に置きかえてください。別の意味の数なら {{=数字}} と書きます（今の値："30%"）',
    ]);
  });

  it('in the text of an article, in either language', () => {
    const files = { 'news/opening/en.md': article({}, 'One.\n\nIt costs ¥50,000 a month.\n') };
    expect(problemsWith(files)).toEqual([
      expect.stringMatching(/^content\/news\/opening\/en\.md:10:10 body: A figure typed by hand/),
    ]);
  });

  it('in a page', () => {
    const files = { 'pages/home/en.json': '{\n  "heading": "From 50,000 yen"\n}' };
    expect(problemsWith(files)).toEqual([
      expect.stringMatching(/^content\/pages\/home\/en\.json:2:14 heading: A figure typed by hand/),
    ]);
  });
});

describe('an interface string with a figure typed by hand', () => {
  const MESSAGES = { ja: '{\n  "menu": { "price": "月額50,000円から" }\n}\n', en: '{ "menu": {} }' };

  function project(messages: Record<string, string>): string {
    const folder = path.dirname(copyOfContent());
    fs.mkdirSync(path.join(folder, 'messages'));
    for (const [locale, text] of Object.entries(messages))
      fs.writeFileSync(path.join(folder, 'messages', `${locale}.json`), text);
    return folder;
  }

  function check(folder: string, language: string) {
    const { status, stderr } = spawnSync(
      path.resolve('node_modules/.bin/node'),
      [path.resolve('scripts/content-check.ts')],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, LC_ALL: language } },
    );
    return { status, problems: stderr.trim().split(/\n\s*/).slice(1) };
  }

  it.each([
    [
      'C',
      'messages/ja.json:2:22 menu.price: A figure typed by hand (plan.basic): put a placeholder like {number} for it, and have a developer fill it in from content/facts.json (got "50,000円")',
    ],
    [
      'ja_JP.UTF-8',
      'messages/ja.json:2:22 menu.price: 会社の数値（plan.basic）が手で書かれています。数字を {number} のような差し込みに置きかえ、content/facts.json の値が入るように開発者に頼んでください（今の値："50,000円"）',
    ],
  ])('stops the check, with file, line, field and what to do (%s)', (language, line) => {
    const { status, problems } = check(project(MESSAGES), language);
    expect(problems).toEqual([line]);
    expect(status).toBe(1);
  });

  it('is found in either language, and a file that cannot be read is named', () => {
    const folder = project({ ja: '{', en: '{ "menu": { "reply": "Within 3 business days" } }' });
    expect(
      messageFigures(path.join(folder, 'messages'), ledger).map(({ file, at, field }) => [
        file,
        at?.line,
        field,
      ]),
    ).toEqual([
      ['messages/ja.json', 1, undefined],
      ['messages/en.json', 1, 'menu.reply'],
    ]);
  });

  it('is told with all its names, in both languages of the terminal', () => {
    const folder = project({ ja: '{ "a": "30%" }' });
    const [problem, ...others] = messageFigures(path.join(folder, 'messages'), ledger);
    expect(others).toEqual([]);
    expect(problem?.message).toEqual({
      ja: '会社の数値（benefit.cost、labclone.success）が手で書かれています。数字を {number} のような差し込みに置きかえ、content/facts.json の値が入るように開発者に頼んでください',
      en: 'A figure typed by hand (benefit.cost, labclone.success): put a placeholder like {number} for it, and have a developer fill it in from content/facts.json',
    });
  });

  it('is not looked for where there are no messages', () => {
    expect(messageFigures(path.join(os.tmpdir(), 'no-messages-here'), ledger)).toEqual([]);
  });

  it('is in neither file of the site', () => {
    expect(messageFigures(path.resolve('messages'), ledger)).toEqual([]);
  });
});

describe('a figure that changes', () => {
  /** All copy of a content folder as readers get it, file by file. */
  const rendered = (root: string) =>
    new Map(
      contentFiles(loadContent(root)).map(({ file, data, ...rest }) => [
        file,
        [...stringsIn(data)].map(({ text }) => text).join('\n') + ('body' in rest ? rest.body : ''),
      ]),
    );

  it('changes in every text that refers to it, in both languages, and nowhere else', () => {
    const root = copyOfContent();
    const project = path.dirname(root);
    const before = rendered(root);
    const file = path.join(root, 'facts.json');
    const facts = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(
      file,
      JSON.stringify({ ...facts, 'plan.basic': { ...facts['plan.basic'], value: 54_321 } }),
    );
    const after = rendered(root);

    const naming = [...before.keys()].filter((name) => {
      const source = fs.readFileSync(path.join(project, name), 'utf8');
      return name !== 'content/facts.json' && /\{\{plan\.basic[|}]/.test(source);
    });
    expect(naming.length).toBeGreaterThan(6);
    for (const end of ['/ja.json', '/en.json']) expect(naming.some((name) => name.endsWith(end))).toBe(true);
    for (const name of naming) {
      expect(before.get(name)).toMatch(/50,000|(?<!\d)5万/);
      expect(after.get(name)).toMatch(/54,321|5\.432万/);
      expect(after.get(name)).not.toMatch(/(?<![\d,])50,000|(?<!\d)5万/);
    }
    const others = [...before.keys()].filter((name) => !naming.includes(name));
    for (const name of others) expect(after.get(name)).toBe(before.get(name));
  });
});
