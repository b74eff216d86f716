/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { sleep } from '@/client/sleep';
import { comeNear } from '../helpers/intersection';

/** When a part that nobody touches wakes. */

const start = jest.fn();
const load = jest.fn(async () => ({ start }));
const part = (attributes = '') => {
  document.body.innerHTML = `<div ${attributes}></div>`;
  return document.querySelector('div') as HTMLElement;
};

beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.restoreAllMocks());

it('it is watched until it has come near', async () => {
  const place = part();
  sleep(place, load);
  expect(comeNear(place)).toHaveLength(1);
  expect(comeNear(place)).toHaveLength(0);
  await waitFor(() => expect(start).toHaveBeenCalledWith(place));
});

it('it wakes also when it is told at once that it was away and that it has come', async () => {
  let report: IntersectionObserverCallback | undefined;
  const watch = { observe: jest.fn(), unobserve: jest.fn() } as unknown as IntersectionObserver;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(function watcher(told) {
    report = told;
    return watch;
  });
  sleep(part(), load);
  report?.(
    [false, true].map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
    watch,
  );
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
});

it('a film is not waited for', async () => {
  const place = part('data-video="film"');
  sleep(place, load);
  await waitFor(() => expect(start).toHaveBeenCalledWith(place));
  expect(comeNear(place)).toHaveLength(0);
});

it('nor is a part in which something is being filled in, wherever it is', async () => {
  document.body.innerHTML = '<div><input></div><div></div>';
  const [filled, other] = document.querySelectorAll('div') as unknown as [HTMLElement, HTMLElement];
  document.querySelector('input')?.focus();
  sleep(other, load);
  sleep(filled, load);
  await waitFor(() => expect(start).toHaveBeenCalledWith(filled));
  expect(start).toHaveBeenCalledTimes(1);
});
