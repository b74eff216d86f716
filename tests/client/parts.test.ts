/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { comeNear } from '../helpers/intersection';

const start = jest.fn();
jest.mock('@/client/start-island', () => ({ start: (place: HTMLElement) => start(place) }));

const island = () => document.querySelector('div') as HTMLElement;

/** Starts the parts of a page with an island, as the entry of a build does. */
async function startParts(mode: 'production' | 'development') {
  jest.replaceProperty(process.env, 'NODE_ENV', mode);
  jest.resetModules();
  document.body.innerHTML = '<div data-island="switch"></div>';
  const parts = await import('@/client/parts');
  parts.startParts(document);
}

afterEach(() => {
  jest.restoreAllMocks();
  start.mockReset();
});

it('an island is brought to life when it comes near', async () => {
  await startParts('production');
  expect(comeNear(island())).toHaveLength(1);
  await waitFor(() => expect(start).toHaveBeenCalledWith(island()));
});

it('in development Next does that', async () => {
  await startParts('development');
  expect(comeNear(island())).toHaveLength(0);
});
