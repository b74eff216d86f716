/** @jest-environment jsdom */
import type { Load } from '@/client/sleep';

const started = jest.fn();
const slept = jest.fn<void, [HTMLElement, Load]>();
// When a part wakes is asked elsewhere.
jest.mock('@/client/sleep', () => ({ sleep: (place: HTMLElement, load: Load) => slept(place, load) }));
const startOf = (part: string) => ({ start: (place: HTMLElement) => started(part, place) });
jest.mock('@/client/start-island', () => startOf('island'));
jest.mock('@/client/enhance/explorer/explorer', () => startOf('explorer'));
jest.mock('@/client/enhance/clip', () => startOf('clip'));
jest.mock('@/client/enhance/video', () => startOf('video'));
jest.mock('@/client/enhance/checklist', () => startOf('checklist'));
jest.mock('@/client/enhance/download', () => startOf('download-from'));

const place = () => document.querySelector('div') as HTMLElement;

/** Starts the parts of a page with one of them, as the entry of a build does. */
function startParts(part: string, mode: 'production' | 'development') {
  jest.replaceProperty(process.env, 'NODE_ENV', mode);
  document.body.innerHTML = `<div data-${part}="name"></div>`;
  jest.isolateModules(() =>
    jest.requireActual<typeof import('@/client/parts')>('@/client/parts').startParts(document),
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  for (const heard of [started, slept]) heard.mockReset();
});

const PARTS = ['island', 'explorer', 'clip', 'video', 'checklist', 'download-from'];

it.each(PARTS)('a part with data-%s sleeps, and what is loaded brings it to life', async (part) => {
  startParts(part, 'production');
  expect(slept).toHaveBeenCalledTimes(1);
  const [[sleeping, load] = []] = slept.mock.calls;
  expect(sleeping).toBe(place());
  (await load?.())?.start(place());
  expect(started).toHaveBeenCalledWith(part, place());
});

it('in development Next brings islands to life', () => {
  startParts('island', 'development');
  expect(slept).not.toHaveBeenCalled();
});
