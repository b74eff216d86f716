import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { Facts } from '@/lib/content/facts';
import { figureLooks, typedFigures } from '@/lib/content/figures/typed';
import { contentFiles, loadContent } from '@/lib/content/load';
import { stringsIn } from '@/lib/content/values';
import { article, problemsWith, removeContent } from './fixture';

const copies: string[] = [];
afterAll(() => {
  removeContent();
  for (const folder of copies) fs.rmSync(folder, { recursive: true });
});

const ledger: Facts = JSON.parse(fs.readFileSync('content/facts.json', 'utf8'));
const looks = figureLooks(ledger);
const find = (copy: string) => typedFigures(copy, looks).map(({ found, names }) => [found, ...names]);

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
  ])('in 「%s」: %s', (copy, found, name) => {
    expect(find(copy)).toContainEqual(expect.arrayContaining([found, name]));
  });

  it('offers every name that has this figure', () => {
    expect(find('30%')).toEqual([['30%', 'benefit.cost', 'labclone.success']]);
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
  ])('「%s」', (copy) => expect(find(copy)).toEqual([]));
});

describe('a typed figure stops the content', () => {
  it('in front matter, with line, field and the name to use', () => {
    const files = { 'news/opening/ja.md': article({ excerpt: '月額50,000円から' }) };
    expect(problemsWith(files)).toEqual([
      'content/news/opening/ja.md:6:10 excerpt: A figure typed by hand: write {{plan.basic}} for the number, or {{=number}} if it means something else (got "50,000円")',
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
    const project = fs.mkdtempSync(path.join(os.tmpdir(), 'figures-'));
    copies.push(project);
    const root = path.join(project, 'content');
    fs.cpSync('content', root, { recursive: true });
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
