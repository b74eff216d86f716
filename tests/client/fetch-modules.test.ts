/** @jest-environment jsdom */
import { fetchModules } from '@/client/fetch-modules';

const element = (modules?: string) => {
  const island = document.createElement('div');
  if (modules) island.dataset.modules = modules;
  return island;
};
const links = () => [...document.head.querySelectorAll('link')];

/** jsdom itself knows no kind of link. */
const knows = jest.fn((kind: string) => kind === 'modulepreload');
DOMTokenList.prototype.supports = knows;

beforeEach(() => document.head.replaceChildren());

it('asks for all modules at once, each with its integrity, and leaves nothing behind', async () => {
  const fetched = fetchModules(element('/a.js sha384-A /b.js sha384-B'));
  expect(links().map(({ rel, href, integrity }) => [rel, new URL(href).pathname, integrity])).toEqual([
    ['modulepreload', '/a.js', 'sha384-A'],
    ['modulepreload', '/b.js', 'sha384-B'],
  ]);
  for (const link of links()) link.dispatchEvent(new Event('load'));
  await fetched;
  expect(links()).toEqual([]);
});

it('asks for a module without an integrity as for any', () => {
  void fetchModules(element('/a.js'));
  expect(links().map(({ integrity }) => integrity)).toEqual(['']);
});

it('fails, naming the address, when one of them does not come or is refused', async () => {
  const fetched = fetchModules(element('/a.js sha384-A /b.js sha384-B'));
  const [first, second] = links();
  first?.dispatchEvent(new Event('load'));
  second?.dispatchEvent(new Event('error'));
  await expect(fetched).rejects.toThrow('/b.js');
});

it('fails at once in a browser that knows no module preload: nothing would be heard of it', async () => {
  knows.mockReturnValueOnce(false);
  await expect(fetchModules(element('/a.js sha384-A'))).rejects.toThrow('/a.js');
  expect(links()).toEqual([]);
});

it('has nothing to do where nothing is listed', async () => {
  await fetchModules(element());
  expect(links()).toEqual([]);
});
