/** What launch-check makes of a whole content, and what it prints; its single rules are in tests/content/launch.test.ts. */
import type { Content } from '@/lib/content/load';
import FIELD_QUESTIONS from '@/tools/launch/field-questions.json';
import { launchFindings, launchReminders, launchReport } from '@/tools/launch/findings';
import { openQuestions } from '@/tools/launch/questions';

const file = (name: string, data: object, samples: string[] = []) => ({
  file: `content/${name}`,
  data,
  samples,
});
const SITE = {
  company: { name: { ja: '杜の実験装置', en: 'Mori Devices' }, address: {}, founded: '2025-05-01' },
  mail: 'a@lab.example.com',
  videos: { intro: 'sample-id01', demo: 'a1B2-c3_D4e' },
  security: { expires: '2026-11-22' },
};
const statement = (name: string) => file(name, { text: 'Tested with engine 1.0' });
const CONTENT = {
  site: file('site.json', SITE, ['videos.intro']),
  facts: file('facts.json', {
    price: { date: '2025-01-01', value: 3, sample: true },
    tax: { date: '2026-11-01', pages: ['pages/a'], question: { who: 'sales', text: { en: 'With tax?' } } },
    paid: { date: '2026-11-01', pages: ['pages/a'], sentence: {}, question: { who: 'sales', text: {} } },
  }),
  ...{ tags: file('tags.json', {}), search: file('search.json', {}) },
  pages: { accessibility: { ja: statement('ja.json'), en: statement('en.json') } },
  collections: {
    news: [],
    legal: [file('legal.md', { enacted: '2027-01-01', text: 'TBD', title: 'Terms | Tohoku Lab Automation' })],
  },
} as unknown as Content;

const asked = (group: string) =>
  FIELD_QUESTIONS.filter(({ who }) => who === group).map(
    ({ field, question, appears }) => `${field}: ${question.en} → ${appears.join(', ')}`,
  );

it('everything is looked for, a value that is marked as a sample once', () => {
  const found = launchFindings(CONTENT, '2026-11-21').map(({ field, value }) => `${field}: ${value}`);
  expect(found).toEqual([
    'videos.intro: "sample-id01"',
    'mail: "a@lab.example.com"',
    'videoDates.demo: "a1B2-c3_D4e"',
    'text: "TBD"',
    'title: "Terms | Tohoku Lab Automation"',
    'enacted: 2027-01-01',
    'company.representative: –',
    'price: 3',
    ...asked('management'),
    ...asked('administration'),
    'tax.sentence: With tax? → pages/a',
  ]);
  expect(launchFindings(CONTENT, '2026-11-22')).toContainEqual(
    expect.objectContaining({ field: 'security.expires' }),
  );
});

it('reminders are of what is due soon and of what was installed since', () => {
  const due = (versions: Record<string, string>) =>
    launchReminders(CONTENT, '2026-11-21', versions).map(({ file: name, field }) => `${name} ${field}`);
  const always = ['content/site.json security.expires', 'content/facts.json price.date'];
  expect(due({ engine: '1.0' })).toEqual(always);
  expect(due({ engine: '1.1' }).slice(always.length)).toEqual([
    'content/ja.json engine',
    'content/en.json engine',
  ]);
});

describe('a question is asked until it has its answer', () => {
  const open = (change: Partial<Record<'site' | 'facts' | 'news', unknown>>) => {
    const { facts = {}, site = {}, news = [] } = change;
    return openQuestions({
      facts: { data: facts },
      site: { data: site },
      collections: { news },
    } as unknown as Content).map(({ field }) => field);
  };
  const BANK = 'company.bank';
  const NEWS = 'npm run new';

  it.each([
    ['a value', { company: { bank: {} } }],
    ['a no', { declined: [BANK] }],
  ])('which may be %s of content/site.json', (_what, site) => {
    expect(open({})).toContain(BANK);
    expect(open({ site })).not.toContain(BANK);
  });

  it('which may be a statement, or that there will be none', () => {
    const asking = { question: { who: 'sales', text: {} } };
    const declined = { question: { ...asking.question, declined: true } };
    expect(open({ facts: { asking, declined } })).toContain('asking.sentence');
    expect(open({ facts: { asking, declined } })).not.toContain('declined.sentence');
  });

  it.each([
    [[], true],
    [[{ date: '2025-04-21' }], true],
    [[{ date: '2026-04-21', draft: true }], true],
    [[{ date: '2025-04-22' }], false],
  ])('which may be an article later than the last one: %j', (data, isOpen) => {
    expect(open({ news: data.map((one) => ({ data: one })) }).includes(NEWS)).toBe(isOpen);
  });
});

describe('the report', () => {
  const rows = (why: string, ...fields: string[]) =>
    fields.map((field) => ({ why: { ja: `${why}（日）`, en: why }, file: 'a.json', field, value: '1' }));

  it('has a table for each reason, and counts what must change', () => {
    const found = [...rows('Samples', 'a', 'b'), ...rows('Old', 'c')];
    expect(launchReport(found, rows('Soon', 'd'), 'en').split('\n')).toEqual([
      ...['Samples (2)', 'FILE    FIELD  VALUE', 'a.json  a      1', 'a.json  b      1', ''],
      ...['Old (1)', 'FILE    FIELD  VALUE', 'a.json  c      1', ''],
      ...['Soon (1)', 'FILE    FIELD  VALUE', 'a.json  d      1', ''],
      'launch-check: 3 thing(s) to settle before the launch',
    ]);
  });

  it('does not count reminders, in the language of the terminal', () => {
    const lines = launchReport([], rows('Soon', 'd'), 'ja').split('\n');
    expect([lines[0], lines.at(-1)]).toEqual(['Soon（日） (1)', 'launch-check: 直すものはありません']);
  });
});
