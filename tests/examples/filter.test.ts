import {
  type ExampleFilter,
  fieldChoices,
  filterExamples,
  periodChoices,
} from '../../lib/examples/filter.ts';
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

describe('the examples', () => {
  it.each<[string, Partial<ExampleFilter>, string[]]>([
    ['nothing is chosen', {}, ['Tube Exchange', 'Pipetting', 'Passage', 'pH']],
    ['the keyword is in a title, in other case', { q: 'tube' }, ['Tube Exchange']],
    ['the keyword is in a description', { q: 'BEAKER' }, ['Tube Exchange']],
    ['the keyword is in the name of a field', { q: 'biology' }, ['Tube Exchange', 'Passage']],
    ['the keyword is half width', { q: 'ﾛﾎﾞｯﾄ' }, ['Pipetting']],
    ['the keyword is only the key of a field', { q: 'env' }, ['pH']],
    ['the keyword is nowhere', { q: 'welding' }, []],
    ['a field is chosen', { field: 'cell' }, ['Passage']],
    ['a field is chosen that has no example', { field: 'physics' }, []],
    ['a period is chosen: it must be exactly that', { period: '1-2' }, ['Tube Exchange']],
    ['one engineer is chosen', { engineers: '1' }, ['Tube Exchange', 'Passage', 'pH']],
    ['two engineers are chosen', { engineers: '2' }, ['Tube Exchange', 'Pipetting', 'Passage']],
    ['three or more are chosen', { engineers: '3' }, []],
    ['keyword and filters must all hold', { q: 'biology', engineers: '1', period: '1.5-2' }, ['Passage']],
  ])('when %s', (_, filter, titles) => {
    expect(filterExamples(EXAMPLES, { q: '', ...filter }).map(({ title }) => title)).toEqual(titles);
  });
});

describe('the choices', () => {
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
