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
  it('adds no item and keeps the order', () =>
    fc.assert(
      fc.property(items, fc.constantFrom('notice', 'event', 'unknown', null), (all, category) => {
        const places = filterByCategory(all, category).map((item) => all.indexOf(item));
        expect(places).not.toContain(-1);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
    ));

  it('without a category gives all', () =>
    fc.assert(fc.property(items, (all) => expect(filterByCategory(all, null)).toEqual(all))));

  it('by every category in turn gives each item exactly once', () =>
    fc.assert(
      fc.property(items, (all) => {
        const parts = categoriesOf(all).map(({ id }) => filterByCategory(all, id));
        for (const part of parts) expect(part).not.toHaveLength(0);
        expect(new Set(parts.flat())).toEqual(new Set(all));
        expect(parts.flat()).toHaveLength(all.length);
      }),
    ));

  it('by an unknown category, or an empty one, gives nothing', () => {
    const all = [{ category: 'event' }];
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
