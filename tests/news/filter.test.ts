import fc from 'fast-check';
import { categoriesOf, filterByCategory } from '@/lib/news/filter';

const items = fc.array(
  fc.constantFrom('notice', 'service', 'event', '__proto__').chain((category) =>
    fc.record({
      id: fc.nat(),
      category: fc.constant(category),
      categoryText: fc.constantFrom(`${category} 1`, `${category} 2`),
    }),
  ),
);

describe('filtering news', () => {
  it('by every category in turn gives each item exactly once', () =>
    fc.assert(
      fc.property(items, (all) => {
        const parts = categoriesOf(all).map(({ id }) => filterByCategory(all, id));
        for (const part of parts) expect(part).not.toHaveLength(0);
        expect(new Set(parts.flat())).toEqual(new Set(all));
        expect(parts.flat()).toHaveLength(all.length);
      }),
    ));

  it('without a category gives all, by an unknown or an empty one nothing', () => {
    const all = [{ category: 'event' }];
    expect(filterByCategory(all, null)).toEqual(all);
    expect(filterByCategory(all, 'unknown')).toEqual([]);
    expect(filterByCategory(all, '')).toEqual([]);
  });
});

it('the categories come once, in the order of their first item, with its text', () =>
  expect(
    categoriesOf([
      { category: 'service', categoryText: 'Service' },
      { category: 'event', categoryText: 'Event' },
      { category: 'service', categoryText: 'Other text' },
    ]),
  ).toEqual([
    { id: 'service', text: 'Service' },
    { id: 'event', text: 'Event' },
  ]));
