/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { comeNear } from '../helpers/intersection';

const started = jest.fn();
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
  started.mockReset();
});

it.each(['island', 'explorer', 'clip', 'video', 'checklist', 'download-from'])(
  'of a page with data-%s, that part is brought to life when it comes near',
  async (part) => {
    startParts(part, 'production');
    comeNear(place());
    await waitFor(() => expect(started).toHaveBeenCalledWith(part, place()));
    expect(started).toHaveBeenCalledTimes(1);
  },
);

it('in development Next brings islands to life', () => {
  startParts('island', 'development');
  expect(comeNear(place())).toHaveLength(0);
});
