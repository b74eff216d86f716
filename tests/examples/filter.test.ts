import { engineerChoices, exampleFacets, fieldChoices, periodChoices } from '../../lib/examples/filter.ts';
import { rangeKey } from '../../lib/examples/range.ts';

const example = (
  title: string,
  [field, fieldText]: [string, string],
  period: [number, number],
  engineers: [number, number],
  description = '',
) => ({
  title,
  description,
  field,
  fieldText,
  period: { from: period[0], to: period[1] },
  engineers: { from: engineers[0], to: engineers[1] },
});

const EXAMPLES = [
  example('Tube Exchange', ['bio', 'Biology'], [1, 2], [1, 2], 'Swaps beakers'),
  example('Pipetting', ['chem', 'Biochemistry'], [2, 3], [2, 2], 'ロボットが分注'),
  example('Passage', ['cell', 'Cell biology'], [1.5, 2], [1, 2]),
  example('pH', ['env', 'Environment'], [1, 1.5], [1, 1]),
];

it.each([
  ['one number', [2, 2], ['2']],
  ['a range', [1, 2], ['1', '2']],
  ['four: three or more', [4, 4], ['3']],
  ['a range over three', [2, 5], ['2', '3']],
] as const)('an example for %s of engineers is found under its choices', (_what, engineers, choices) => {
  const facets = exampleFacets(example('A', ['bio', 'Biology'], [1, 1.5], [...engineers]));
  expect(facets).toEqual({ field: ['bio'], period: ['1-1.5'], engineers: choices });
});

describe('the choices', () => {
  it('of engineers are their number, the last one in words', () => {
    expect(engineerChoices('three or more')).toEqual([
      { value: '1', text: '1' },
      { value: '2', text: '2' },
      { value: '3', text: 'three or more' },
    ]);
  });

  it('name each field once, sorted', () => {
    const more = [...EXAMPLES, example('More', ['bio', 'Biology'], [1, 2], [1, 1])];
    const texts = fieldChoices(more).map(({ text }) => text);
    expect(texts).toEqual(['Biochemistry', 'Biology', 'Cell biology', 'Environment']);
  });

  it('name each period once, the shortest first', () => {
    const items = [...EXAMPLES, ...EXAMPLES].map((item) => ({
      ...item,
      periodText: `${rangeKey(item.period)} months`,
    }));
    expect(periodChoices(items)).toEqual(
      ['1-1.5', '1-2', '1.5-2', '2-3'].map((value) => ({ value, text: `${value} months` })),
    );
  });
});
