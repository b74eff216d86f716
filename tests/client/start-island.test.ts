/** @jest-environment jsdom */
import { start } from '@/client/start-island';

it.each([
  ['', '{}'],
  ['other', '{"labels":[]}'],
  ['switch', '[1]'],
])('an island "%s" that cannot be drawn is named, with its props %s', async (name, props) => {
  const island = document.createElement('div');
  if (name) island.dataset.island = name;
  island.dataset.props = props;
  const load = jest.fn();
  await expect(start(island, { switch: load })).rejects.toThrow(`island "${name}" with the props ${props}`);
  expect(load).not.toHaveBeenCalled();
});
