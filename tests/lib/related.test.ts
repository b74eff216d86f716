import fc from 'fast-check';
import { MAX_RELATED, mostRelated, sharedTags } from '@/lib/related';

const tagged = (name: string, ...tags: string[]) => ({ name, tags });
const OWN = tagged('own', 'x', 'y');
/** Newest first, as lists come. */
const OTHERS = [tagged('none'), tagged('new', 'y'), tagged('old', 'x'), tagged('oldest', 'y', 'x')];

it('what shares nothing fills the list, unless a tag must be shared', () => {
  const few = OTHERS.slice(0, 2);
  const score = (item: (typeof few)[number]) => sharedTags(item, OWN);
  expect(mostRelated(few, score).map(({ name }) => name)).toEqual(['new', 'none']);
  expect(mostRelated(few, score, { least: 1 }).map(({ name }) => name)).toEqual(['new']);
});

it.each([
  ['what both have', ['x', 'z'], ['x', 'y'], 1],
  ['a tag that one has twice as one', ['x', 'x'], ['y', 'x'], 1],
  ['none where they share none', ['x'], ['y'], 0],
])('two entries share %s', (_what, a, b, count) => {
  expect(sharedTags({ tags: a }, { tags: b })).toBe(count);
});

const lists = fc.array(fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 4 }), { maxLength: 20 });

it('is the beginning of the list sorted by score, and leaves the list as it is', () => {
  fc.assert(
    fc.property(lists, fc.nat(2), (all, least) => {
      const entries = all.map((tags, place) => ({ place, tags }));
      const before = structuredClone(entries);
      const score = (item: { tags: string[] }) => sharedTags(item, OWN);
      const sorted = entries.filter((item) => score(item) >= least).sort((a, b) => score(b) - score(a));
      expect(mostRelated(entries, score, { least })).toEqual(sorted.slice(0, MAX_RELATED));
      expect(entries).toEqual(before);
    }),
  );
});

it('never takes more than are wanted, however many are alike', () => {
  const alike = Array.from({ length: 9 }, (_, place) => place);
  expect(mostRelated(alike, () => 1)).toEqual([0, 1, 2]);
  expect(mostRelated(alike, () => 1, { max: 5 })).toEqual([0, 1, 2, 3, 4]);
});
