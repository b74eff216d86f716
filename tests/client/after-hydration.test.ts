/** @jest-environment jsdom */
import { afterHydration } from '@/client/after-hydration';

it('waits until React has taken over the body, and calls back once', () => {
  jest.useFakeTimers();
  const done = jest.fn();
  Object.assign(document.body, { someoneElse: {} });
  afterHydration(done);
  jest.advanceTimersByTime(1000);
  expect(done).not.toHaveBeenCalled();
  Object.assign(document.body, { __reactFiber$x1: {} });
  jest.advanceTimersByTime(100);
  expect(done).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(done).toHaveBeenCalledTimes(1);
});
