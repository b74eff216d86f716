import type { Content } from '@/lib/content/load';
import type { LoadedFile } from '@/lib/content/loaded-file';
import * as launch from '@/tools/launch/rules';
import { unusedTerms } from '@/tools/launch/unused-terms';

const file = (data: unknown, samples: string[] = []) => ({ file: 'content/a.json', samples, data });
const EXPIRES = ['content/site.json', 'security.expires'];
const fields = (found: { field: string; value: string }[]) =>
  found.map(({ field, value }) => `${field} ${value}`);

describe('before a launch these are found', () => {
  it('values marked as samples', () => {
    expect(fields(launch.sampleFindings([file({ mail: 'a@b' }, ['mail'])]))).toEqual(['mail "a@b"']);
  });
  it.each(['研究室（見本）', 'Lorem ipsum dolor', '料金は未定です', 'TBD', 'XXXX'])(
    'placeholder words: %s',
    (text) => {
      expect(fields(launch.placeholderFindings([file({ text })]))).toEqual([`text "${text}"`]);
      expect(launch.placeholderFindings([file({ text }, ['text'])])).toEqual([]);
    },
  );
  it('placeholder words deep in a file, where no mark covers them', () => {
    const data = { cases: [{ text: 'TBD' }], casesBefore: 'TBD' };
    expect(fields(launch.placeholderFindings([file(data)]))).toEqual([
      'cases.0.text "TBD"',
      'casesBefore "TBD"',
    ]);
    expect(fields(launch.placeholderFindings([file(data, ['cases'])]))).toEqual(['casesBefore "TBD"']);
    expect(fields(launch.placeholderFindings([file(data, ['other'])]))).toHaveLength(2);
    expect(launch.placeholderFindings([file(data, [''])])).toEqual([]);
  });
  it.each(['sample-id01', 'xxxxxxxxxxx', 'short', 'SAMPLE00001', 'a1B2-c3_D4eF', ' a1B2-c3_D4e'])(
    'the video id %s',
    (videoId) => {
      expect(fields(launch.videoFindings([file({ videoId })]))).toEqual([`videoId "${videoId}"`]);
      expect(fields(launch.videoFindings([file({ videos: { demo: videoId } })]))).toEqual([
        `videos.demo "${videoId}"`,
      ]);
    },
  );
  it('films without a day, with the field that it belongs into', () => {
    const site = {
      videos: { intro: 'a1B2-c3_D4e', tore: 'Z1B2-c3_D4e' },
      videoDates: { tore: '2025-04-01' },
    };
    const study = { videoId: 'a1B2-c3_D4e' };
    expect(fields(launch.undatedFilms([file(site), file(study)]))).toEqual([
      'videoDates.intro "a1B2-c3_D4e"',
      'videoDate "a1B2-c3_D4e"',
    ]);
  });
  it.each([
    'https://forms.example.com/a',
    'https://example.org',
    'http://localhost:3000/a',
    'https://lab.test',
    'contact@tohoku.example.com',
  ])('the address %s', (url) => {
    expect(launch.addressFindings([file({ urls: { url } })])).toEqual([
      expect.objectContaining({ file: 'content/a.json', field: 'urls.url', value: `"${url}"` }),
    ]);
  });
  it('figures that nobody has confirmed for a year, as reminders', () => {
    const facts = { new: { date: '2025-11-21' }, old: { date: '2025-11-20' } };
    expect(launch.dateReminders(facts, [], '2026-11-21')).toEqual([
      expect.objectContaining({ file: 'content/facts.json', field: 'old.date', value: '2025-11-20' }),
    ]);
  });
  it('drafts whose day has passed, as reminders, and legal texts that are not in force', () => {
    const entries = [
      { file: 'a', data: { draft: true, date: '2026-11-21' } },
      { file: 'b', data: { draft: true, date: '2026-11-22' } },
      { file: 'c', data: { date: '2026-11-20' } },
      { file: 'd', data: { enacted: '2026-11-22' } },
      { file: 'e', data: { enacted: '2026-11-21' } },
    ] as LoadedFile[];
    const places = (found: launch.LaunchFinding[]) => found.map((one) => `${one.file} ${one.field}`);
    expect([
      places(launch.dateReminders({}, entries, '2026-11-21')),
      places(launch.dateFindings(entries, '2026-11-21')),
    ]).toEqual([['a date'], ['d enacted']]);
  });
  it('tags that nothing has, as reminders', () => {
    const names = { arm: { ja: 'アーム', en: 'Arm' }, plan: { ja: '計画', en: 'Plans' } };
    const found = launch.unusedTags(
      { file: 'content/tags.json', data: names } as unknown as Content['tags'],
      { blog: [], news: [{ data: { tags: ['arm'] } }], cases: [] } as unknown as Content['collections'],
    );
    expect(found).toEqual([expect.objectContaining({ file: 'content/tags.json', field: 'plan' })]);
  });
  it('terms that no other page has in their language, as reminders', () => {
    const term = (locale: string, word: string) => ({
      locale,
      file: `${word}.${locale}`,
      data: { term: word },
    });
    const found = unusedTerms({
      pages: { a: { ja: { locale: 'ja', data: { text: 'アームの到|達距離' }, body: '' } } },
      collections: {
        glossary: [
          term('ja', '到達距離'),
          term('ja', '可搬質量'),
          term('en', 'Reach'),
          term('en', 'Payload'),
        ],
        blog: [{ locale: 'en', data: {}, body: 'The reach of an arm' }],
      },
    } as unknown as Content);
    expect(found.map((one) => one.file)).toEqual(['可搬質量.ja', 'Payload.en']);
  });
  it.each([
    ['2026-11-21', [EXPIRES], []],
    ['2026-11-22', [], [EXPIRES]],
    ['2026-12-21', [], [EXPIRES]],
    ['2026-12-22', [], []],
  ])('on 21 November 2026, a security.txt that ends on %s', (expires, findings, reminders) => {
    const found = (of: typeof launch.expiryFindings) =>
      of(expires, '2026-11-21').map(({ file, field }) => [file, field]);
    expect([found(launch.expiryFindings), found(launch.expiryReminders)]).toEqual([findings, reminders]);
  });
  it('texts that name another version of a tool than the installed one, as reminders', () => {
    const text = { methods: ['Tested with engine 1.2.0 and checker 4.0.'] };
    expect(fields(launch.versionReminders([file(text)], { engine: '1.2.0', checker: '4.1' }))).toEqual([
      'checker 4.1',
    ]);
  });
  it.each([
    [{ ja: '東北ラボオートメーション', en: 'Tohoku Lab Automation' }, []],
    [{ ja: '杜の実験装置', en: 'Tohoku Lab Automation' }, ['ja']],
    [{ ja: '杜の実験装置', en: 'Mori Devices' }, ['ja', 'en']],
    [{ ja: '東北ラボオートメーション株式会社', en: 'Tohoku Lab Automation Ltd' }, []],
  ])('texts that name the sample company, once the company is %j', (name, found) => {
    const texts = {
      ja: '用語集｜東北ラボオートメーション',
      en: 'Glossary | Tohoku Lab Automation',
      other: 'Glossary | Mori Devices',
    };
    const site = { company: { name } };
    expect(launch.formerNames([file(texts), file(site)], site).map(({ field }) => field)).toEqual(found);
  });
  it('facts that the law wants stated', () => {
    const company = { name: {}, address: {}, founded: '2025-05-01' };
    expect(launch.legalFindings({ company, mail: 'a' })).toEqual([
      expect.objectContaining({ file: 'content/site.json', field: 'company.representative', value: '–' }),
    ]);
    expect(launch.legalFindings({ company: { ...company, representative: {} }, mail: 'a' })).toEqual([]);
  });
});

describe('these are not', () => {
  it.each(['見本の色', 'examples', 'Sample size', '見学'])('the word %s', (text) => {
    expect(launch.placeholderFindings([file({ text })])).toEqual([]);
  });
  it.each(['a1B2-c3_D4e', 'aaB2-c3_D4e', 'a1B2-c3_Dee', 'mysample-id'])('the real video id %s', (videoId) => {
    expect(launch.videoFindings([file({ videoId })])).toEqual([]);
  });
  it.each<[string, unknown, string[]]>([
    ['has its day', { videoId: 'a1B2-c3_D4e', videoDate: '2025-04-01' }, []],
    ['is marked as a sample', { videoId: 'a1B2-c3_D4e' }, ['videoId']],
    ['is part of a sample', { videos: { intro: 'a1B2-c3_D4e' } }, ['videos']],
    ['cannot be real, which is found as such', { videos: { intro: 'sample-id01' } }, []],
  ])('a film that %s', (_what, data, samples) => {
    expect(launch.undatedFilms([file(data, samples)])).toEqual([]);
  });
  it('an id that is no video', () => expect(launch.videoFindings([file({ id: 'short' })])).toEqual([]));
  it.each(['https://example-lab.jp/', 'https://lab.jp/example.com'])('the address %s', (url) => {
    expect(launch.addressFindings([file({ url })])).toEqual([]);
  });
});
