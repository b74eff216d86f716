import {
  addressFindings,
  dateFindings,
  expiryFindings,
  legalFindings,
  placeholderFindings,
  sampleFindings,
  videoFindings,
} from '@/lib/content/launch';
import type { LoadedFile } from '@/lib/content/read-entry';

const file = (data: unknown, samples: string[] = []) => ({ file: 'content/a.json', samples, data });
const fields = (found: { field: string; value: string }[]) =>
  found.map(({ field, value }) => `${field} ${value}`);

describe('before a launch these are found', () => {
  it('values marked as samples', () => {
    expect(fields(sampleFindings([file({ mail: 'a@b' }, ['mail'])]))).toEqual(['mail "a@b"']);
  });
  it.each(['研究室（見本）', 'Lorem ipsum dolor', '料金は未定です', 'TBD', 'XXXX'])(
    'placeholder words: %s',
    (text) => {
      expect(fields(placeholderFindings([file({ text })]))).toEqual([`text "${text}"`]);
      expect(placeholderFindings([file({ text }, ['text'])])).toEqual([]);
    },
  );
  it.each(['sample-id01', 'xxxxxxxxxxx', 'short', 'SAMPLE00001'])('the video id %s', (videoId) => {
    expect(fields(videoFindings([file({ videoId })]))).toEqual([`videoId "${videoId}"`]);
  });
  it.each([
    'https://forms.example.com/a',
    'https://example.org',
    'http://localhost:3000/a',
    'https://lab.test',
    'contact@tohoku.example.com',
  ])('the address %s', (url) => {
    expect(addressFindings([file({ urls: { url } })])).toHaveLength(1);
  });
  it('figures that nobody has confirmed for a year', () => {
    const facts = { new: { date: '2025-11-21' }, old: { date: '2025-11-20' } };
    expect(fields(dateFindings(facts, [], '2026-11-21'))).toEqual(['old.date 2025-11-20']);
  });
  it('drafts whose day has passed, and legal texts that are not in force', () => {
    const entries = [
      { file: 'a', data: { draft: true, date: '2026-11-21' } },
      { file: 'b', data: { draft: true, date: '2026-11-22' } },
      { file: 'c', data: { date: '2026-11-20' } },
      { file: 'd', data: { enacted: '2026-11-22' } },
      { file: 'e', data: { enacted: '2026-11-21' } },
    ] as LoadedFile[];
    expect(dateFindings({}, entries, '2026-11-21').map(({ file, field }) => `${file} ${field}`)).toEqual([
      'a date',
      'd enacted',
    ]);
  });
  it('a security.txt that does not hold any more', () => {
    expect(expiryFindings('2026-11-22', '2026-11-21')).toEqual([]);
    expect(fields(expiryFindings('2026-11-21', '2026-11-21'))).toEqual(['security.expires 2026-11-21']);
  });
  it('facts that the law wants stated', () => {
    const company = { name: {}, address: {}, founded: '2025-05-01' };
    expect(fields(legalFindings({ company, mail: 'a' }))).toEqual(['company.representative –']);
    expect(legalFindings({ company: { ...company, representative: {} }, mail: 'a' })).toEqual([]);
  });
});

describe('these are not', () => {
  it.each(['見本の色', 'examples', 'Sample size', '見学'])('the word %s', (text) => {
    expect(placeholderFindings([file({ text })])).toEqual([]);
  });
  it('a real video id', () => expect(videoFindings([file({ videoId: 'a1B2-c3_D4e' })])).toEqual([]));
  it.each(['https://example-lab.jp/', 'https://lab.jp/example.com'])('the address %s', (url) => {
    expect(addressFindings([file({ url })])).toEqual([]);
  });
});
