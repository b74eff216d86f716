import { firstChange, measureText, valueText } from '../../app/[locale]/cases/measure-text.ts';

it.each([
  [{ term: 't', after: '45', unit: '分' }, '45分'],
  [{ term: 't', after: '45', unit: 'min' }, '45 min'],
  [{ term: 't', lead: '約', after: '3', unit: '倍' }, '約3倍'],
  [{ term: 't', lead: 'about', after: '3×' }, 'about 3×'],
  [{ term: 't', lead: '約', after: '1/10' }, '約1/10'],
  [{ term: 't', after: '3%' }, '3%'],
  [{ term: 't', lead: 'CV約', after: '3%' }, 'CV約3%'],
])('%j reads as "%s"', (measure, expected) => expect(valueText(measure)).toBe(expected));

it.each([
  [{ term: '作業時間', before: '3時間', after: '45', unit: '分' }, '作業時間: 3時間 → 45分'],
  [{ term: 'Cost', lead: 'about', after: '1/10' }, 'Cost: about 1/10'],
])('%j is written as "%s"', (measure, expected) => expect(measureText(measure)).toBe(expected));

it('a card shows the first measure, and refuses a case without one', () => {
  const measures = [
    { term: 'CV', before: '15%', after: '3%' },
    { term: 'Time', after: '0.3', unit: 's' },
  ];
  expect(firstChange(measures)).toEqual({ before: '15%', after: '3%', unit: 'CV' });
  expect(() => firstChange([])).toThrow(new RangeError('a case without a measure'));
});
