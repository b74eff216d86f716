import { pausableTimer } from '@/client/enhance/pausable-timer';

const done = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  // The clock that it reads has run for a while, as in a page that has been open.
  jest.advanceTimersByTime(5000);
  done.mockClear();
});

/** Runs for 400 of 1000 ms and is paused. */
const paused = () => {
  const timer = pausableTimer(1000, done);
  timer.run();
  jest.advanceTimersByTime(400);
  timer.pause();
  return timer;
};
const endsAfter = (time: number) => {
  jest.advanceTimersByTime(time - 1);
  expect(done).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
};

it('does not start by itself', () => {
  pausableTimer(1000, done);
  jest.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
});

it('ends once, when its time is over', () => {
  pausableTimer(1000, done).run();
  endsAfter(1000);
  jest.advanceTimersByTime(60_000);
  expect(done).toHaveBeenCalledTimes(1);
});

it('stands still while it is paused, and then runs for the time that was left', () => {
  const timer = paused();
  jest.advanceTimersByTime(60_000);
  timer.run();
  endsAfter(600);
});

it('counts no time twice when it is paused twice', () => {
  const timer = paused();
  jest.advanceTimersByTime(100);
  timer.pause();
  timer.run();
  endsAfter(600);
});

it('that is told twice to run can still be paused, and has lost no time', () => {
  const timer = pausableTimer(1000, done);
  timer.run();
  jest.advanceTimersByTime(400);
  timer.run();
  jest.advanceTimersByTime(100);
  timer.pause();
  jest.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
  timer.run();
  endsAfter(500);
});
