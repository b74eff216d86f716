/** @jest-environment jsdom */
import { SearchIndex } from '@/client/enhance/search/index-files';
import { ADDRESS, catalogueOf, IndexServer, shardAddress } from '@/tests/helpers/search-index';

const TEXTS = ['gripper', 'pump', 'camera'];
const titles = (index: SearchIndex, query: string) =>
  index.search(query).hits.map(({ page }) => page.page.title);

let server: IndexServer;
beforeEach(() => {
  server = new IndexServer(catalogueOf(['Arm', 'Line', 'Cell'], TEXTS.length), TEXTS);
});
const shardsAsked = () => server.asked.filter((address) => address !== ADDRESS);

it('fetches the catalogue alone, which answers by titles', async () => {
  const index = await SearchIndex.open(ADDRESS);
  expect(server.asked).toEqual([ADDRESS]);
  expect(titles(index, 'line')).toEqual(['Line']);
  expect(titles(index, 'pump')).toEqual([]);
  expect([index.loaded, index.isPending]).toEqual([0, true]);
});

it('fetches texts up to a number, each once, until none is missing', async () => {
  const index = await SearchIndex.open(ADDRESS);
  await index.load(2);
  expect(titles(index, 'pump')).toEqual(['Line']);
  expect(titles(index, 'camera')).toEqual([]);
  expect([index.loaded, index.isPending]).toEqual([2, true]);
  await index.load(2);
  expect(shardsAsked()).toEqual([shardAddress(0), shardAddress(1)]);
  await index.load(9);
  expect(shardsAsked()).toEqual([shardAddress(0), shardAddress(1), shardAddress(2)]);
  expect(titles(index, 'camera')).toEqual(['Cell']);
  expect([index.loaded, index.isPending]).toEqual([3, false]);
});

it('fetches no text twice that is asked for while it comes', async () => {
  const index = await SearchIndex.open(ADDRESS);
  await Promise.all([index.load(2), index.load(2), index.load(3)]);
  expect(shardsAsked()).toEqual(TEXTS.map((_, place) => shardAddress(place)));
  expect(index.loaded).toBe(3);
});

it('asks again for the texts that did not come', async () => {
  const index = await SearchIndex.open(ADDRESS);
  server.isDown = true;
  await expect(index.load(2)).rejects.toThrow('no net');
  expect(index.loaded).toBe(0);
  server.isDown = false;
  await index.load(2);
  expect(titles(index, 'gripper')).toEqual(['Arm']);
});

it.each([
  ['that is not there, naming it', '/gone.json', '/gone.json: 404', ['/gone.json']],
  ['without an address, asking for nothing', '', 'there is no search index', []],
])('does not open an index %s', async (_which, address, message, asked) => {
  await expect(SearchIndex.open(address)).rejects.toThrow(message);
  expect(server.asked).toEqual(asked);
});
