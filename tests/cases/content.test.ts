import { INDUSTRIES } from '@/lib/cases/industries';
import { get, list } from '@/lib/content';
import { caseSchema } from '@/lib/content/cases';
import { LOCALES } from '@/lib/i18n/locales';

describe.each(LOCALES)('the cases in %s', (locale) => {
  const cases = list('cases', locale);

  it('are the five of the specification, newest first', () => {
    expect(cases.map(({ id }) => id).sort()).toEqual([
      'bio-automation',
      'chemistry-automation',
      'flow-synthesis',
      'flow-synthesis-scale-up',
      'material-science',
    ]);
    const dates = cases.map(({ data }) => data.date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('cover every industry of the filter', () => {
    expect(new Set(cases.map(({ data }) => data.industry))).toEqual(new Set(INDUSTRIES));
  });

  it('have a program flow only where the specification has one', () => {
    const withProgram = cases.filter(({ data }) => data.programFlow.length > 0).map(({ id }) => id);
    expect(withProgram).toEqual(['bio-automation']);
  });

  it('say for whom they are without naming anybody, and are marked as samples', () => {
    for (const { data, samples } of cases) {
      expect(data.company).toMatch(/見本|sample/);
      expect(data.contactPerson).toMatch(/見本|sample/);
      expect(samples).toEqual(expect.arrayContaining(['company', 'date', 'videoId', 'contactPerson']));
    }
  });

  it.each([
    ['flow-synthesis', { ja: ['3時間', '45'], en: ['3 h', '45'] }],
    ['material-science', { ja: ['15%', '3%'], en: ['15%', '3%'] }],
    ['bio-automation', { ja: [undefined, '3'], en: [undefined, '3×'] }],
    ['chemistry-automation', { ja: [undefined, '1/10'], en: [undefined, '1/10'] }],
  ] as const)('%s is led by its figure (spec section 9)', (id, expected) => {
    const first = get('cases', locale, id)?.data.measures[0];
    expect([first?.before, first?.after]).toEqual(expected[locale]);
  });

  it('the applications of the technology: one in use with its extension, one in trial', () => {
    expect(
      list('tech', locale).map(({ data }) => [data.status, data.moreLink, data.chromeStoreLink]),
    ).toEqual([
      ['live', '/tech/waste-liquid', 'extensionStore'],
      ['trial', '/services/tore', undefined],
    ]);
  });
});

describe('a case', () => {
  const { data } = list('cases', 'en')[0]!;

  it.each([
    ['a month of the year', { date: '2025-12' }, true],
    ['a thirteenth month', { date: '2025-13' }, false],
    ['a whole date', { date: '2025-04-19' }, false],
    ['an industry that the filter does not have', { industry: 'physics' }, false],
    ['no measure', { measures: [] }, false],
    ['a field nobody knows', { customer: 'Somebody' }, false],
    ['a testimonial', { testimonial: { quote: 'Good.', author: 'A researcher' } }, true],
  ])('with %s: %j is accepted: %s', (_what, part, accepted) => {
    expect(caseSchema.safeParse({ ...data, ...part }).success).toBe(accepted);
  });
});
