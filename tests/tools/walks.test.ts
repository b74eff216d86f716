import { shares } from '@/e2e/walks/start-pages';

const all = shares(1500);

it('walks are shared out over the pages where they begin, none is lost', () => {
  expect(all.reduce((sum, { share }) => sum + share, 0)).toBe(1500);
  expect(new Set(all.map(({ share }) => share)).size).toBeLessThanOrEqual(2);
  expect(shares(3).map(({ share }) => share)).toEqual([1, 1, 1]);
});

it('each page has random numbers of its own', () => {
  expect(new Set(all.map(({ shift }) => shift)).size).toBe(all.length);
});

it('all begin at the one page that is asked for, with the number that a failure there has named', () => {
  expect(shares(1500, '/en/plan')).toEqual([{ path: '/en/plan', share: 1500, shift: 0 }]);
  expect(shares(1, '/en/plan')).toEqual([{ path: '/en/plan', share: 1, shift: 0 }]);
});

it('a page where no walk begins is refused with those that there are', () => {
  expect(() => shares(40, '/nowhere')).toThrow(/\/nowhere.* \/en\/plan\b/s);
});
